import { maxCounted, userSortKeys } from '@camp/contracts/staff/staff-users';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { migratedDatabase } from '#migrated-database.fixture.ts';
import { findUsers } from './find-users.ts';
import { filterSql } from './user-filter.ts';
import { type Keyset, sortingBy } from './user-order.ts';

/** Many more than are walked. Some names are such that their order in UTF-16 is not the one in UTF-8. */
const users = 13_000;
/** The last ones, of which none is among those walked first. */
const lateUsers = 9_000;

const { db } = await migratedDatabase();

beforeAll(async () => {
  await db.query(`
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${users})
    INSERT INTO users (username, username_key, name_key, email, email_key, password_hash, role,
      is_subscriber, email_verified, created_at, last_login, search_key)
    SELECT n, n, CASE n % 300 WHEN 0 THEN '～' WHEN 100 THEN '𝒳' ELSE 'u' END || (n * 7 % 20011),
      n || '@x', n || '@x', '',
      CASE n % 4 WHEN 0 THEN 'mod' ELSE 'member' END, n % 5 = 0, n % 3 = 0,
      '2025-01-0' || (1 + n % 9) || ' 00:00:00.000 +00:00',
      CASE WHEN n % 2 = 0 THEN '2026-01-0' || (1 + n % 7) || ' 00:00:00.500 +00:00' END,
      CAST(CASE WHEN n % 100 = 0 THEN 'rare' ELSE 'usual' END
        || CASE WHEN n > ${users - lateUsers} THEN ' late' ELSE '' END AS BLOB)
    FROM numbers`);
});

afterAll(() => db.close());

type Query = Parameters<typeof findUsers>[1];

/** Counted exactly, from the first on. */
const find = (query: Pick<Query, 'sorting'> & Partial<Query>) =>
  findUsers(db, { filter: null, from: null, limit: users, count: 'exact', ...query });

const orders = userSortKeys.flatMap((sort) =>
  (['asc', 'desc'] as const).map((dir) => ({ sort, dir })),
);

test.each(orders)('by $sort $dir, few among many are all found, in order', async (order) => {
  const sorting = sortingBy(order.sort, order.dir);
  const filter = filterSql({ search: 'RARE' });
  const { rows: all } = await find({ sorting });

  const found: Keyset[] = [];
  for (let page = 0; page < 4; page += 1) {
    const from = found.at(-1) ?? null;
    const { rows, total } = await find({ filter, sorting, from, limit: 40 });
    found.push(...rows);
    expect(total).toBe(130);
  }

  expect(all).toHaveLength(users);
  const rare = all.map(({ id }) => id).filter((id) => id % 100 === 0);
  expect(found.map(({ id }) => id)).toEqual(rare);
});

test.each(orders)('by $sort $dir, filters and search meet', async (order) => {
  const sorting = sortingBy(order.sort, order.dir);
  const filter = filterSql({ search: 'rare', role: 'mod', subscriber: '1', verified: '1' });

  const { rows, total } = await find({ filter, sorting, limit: 100 });

  expect(total).toBe(43);
  const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b);
  expect(ids).toEqual(Array.from({ length: 43 }, (_, index) => 300 * (index + 1)));
});

test('words are found in whatever order, and each must be there [user-management-7]', async () => {
  const sorting = sortingBy('id', 'asc');
  const totalOf = async (search: string) =>
    (await find({ filter: filterSql({ search }), sorting, limit: 10 })).total;

  expect(await totalOf('rare late')).toBe(lateUsers / 100);
  expect(await totalOf('late  rare')).toBe(lateUsers / 100);
  expect(await totalOf('late rare usual')).toBe(0);
});

test('many that fit, all far from where the order begins, are found, too', async () => {
  const sorting = sortingBy('id', 'asc');
  const filter = filterSql({ search: 'late' });

  for (const from of [null, { id: 500, value: 500 }]) {
    const { rows, total } = await find({ filter, sorting, from, limit: 3 });

    expect(total).toBe(lateUsers);
    expect(rows.map(({ id }) => id)).toEqual([4_001, 4_002, 4_003]);
  }
});

test('many that fit, all before where a page begins, are counted all the same', async () => {
  const sorting = sortingBy('id', 'desc');
  const filter = filterSql({ search: 'late' });

  const from = { id: 4_001, value: 4_001 };
  const { rows, total } = await find({ filter, sorting, from, limit: 3 });

  expect(total).toBe(lateUsers);
  expect(rows).toEqual([]);
});

test.each([
  ['nobody is left out', {}, users],
  ['nearly all match', { search: 'usual' }, users - users / 100],
  ['one column decides', { role: 'member' as const }, (users * 3) / 4],
  ['all matches are in one half', { search: 'late' }, lateUsers],
  ['two columns decide', { role: 'mod' as const, subscriber: '0' as const }, (users * 4) / 20],
])(
  'a capped count goes no further than to know that there are more: %s',
  async (_w, asked, all) => {
    const query = { filter: filterSql(asked), sorting: sortingBy('id', 'asc'), limit: 3 };

    const [exact, capped] = await Promise.all(
      (['exact', 'capped'] as const).map((count) => find({ ...query, count })),
    );

    const upToCap = (number = 0) => Math.min(number, maxCounted + 1);
    expect(exact?.total).toBe(all);
    expect(upToCap(capped?.total)).toBe(upToCap(all));
    expect(capped?.total).toBeLessThanOrEqual(maxCounted + 2);
  },
);

test('more matches than are read one by one, none of them near, are found all the same', async () => {
  const filter = filterSql({ search: 'late' });
  const query = { filter, sorting: sortingBy('created_at', 'asc') };
  const whole = await find(query);

  const first = await find({ ...query, limit: 5 });
  const last = whole.rows.at(-3) ?? null;
  const end = await find({ ...query, from: last, limit: 5 });

  expect(first.rows).toEqual(whole.rows.slice(0, 5));
  expect(end).toEqual({ rows: whole.rows.slice(-2), total: lateUsers });
});

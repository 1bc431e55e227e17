import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { maxCounted } from '@camp/contracts/staff/staff-users';
import { OwnApi } from '#tests/support/api/own-api.ts';
import { idsOf, listOf, pagesOf } from '#tests/support/api/users-list.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

/** Made by the database. Every thousandth is a moderator. */
const campers = 11_000;
const moderators = 11;

let api: OwnApi;
let admin: Visitor;

beforeAll(async () => {
  api = await OwnApi.start();
  ({ visitor: admin } = await api.signedIn('admin'));
  const digits = Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS n`).join(' UNION ');
  const numbers = `SELECT a.n + 10 * b.n + 100 * c.n + 1000 * d.n + 10000 * e.n + 1 AS n
    FROM (${digits}) a, (${digits}) b, (${digits}) c, (${digits}) d, (SELECT 0 AS n UNION SELECT 1) e`;
  const isMaria = Boolean(api.place.databaseUrl);
  const name = isMaria ? "CONCAT('camper.', n)" : "'camper.' || n";
  await api.query(`INSERT INTO users (username, username_key, name_key, email, email_key, password_hash, role,
      email_verified, created_at, last_login, search_key)
    SELECT ${name}, ${name}, ${name}, ${name}, ${name}, '', CASE WHEN n % 1000 = 0 THEN 'mod' ELSE 'member' END,
      1, '2025-01-01 00:00:00.000${isMaria ? '' : ' +00:00'}', NULL, CAST(${name} AS ${isMaria ? 'BINARY' : 'BLOB'})
    FROM (${numbers}) AS numbers WHERE n <= ${campers}`);
});

afterAll(() => api.stop());

const list = async (asked: string) => listOf((await admin.get(`/api/admin/users?${asked}`)).body);

const peopleInAll = async () =>
  Number((await api.query('SELECT COUNT(*) AS n FROM users'))[0]?.['n']);

const counts = ({ total, all, ...page }: Awaited<ReturnType<typeof list>>) => ({
  total,
  all,
  isCapped: [page.total_capped, page.all_capped],
});

test('whoever does not ask for less gets the exact number [user-management-7]', async () => {
  const everybody = await list('limit=1');
  const some = await list('search=camper&limit=1');

  const all = await peopleInAll();
  expect(counts(everybody)).toEqual({ total: all, all, isCapped: [undefined, undefined] });
  expect(counts(some)).toEqual({ total: campers, all, isCapped: [undefined, undefined] });
  expect(await list('cursor=last&limit=5')).toMatchObject({ first: all - 4, next: null });
});

test.each(['', 'search=camper', 'role=member', 'role=member&verified=1&sort=email'])(
  'a capped count of many says that there are more: %s [user-management-7]',
  async (asked) => {
    const page = await list(`count=capped&limit=5&${asked}`);

    const isCapped = [true, true];
    expect(counts(page)).toEqual({ total: maxCounted, all: maxCounted, isCapped });
    expect(page).toMatchObject({ first: 1, previous: null, next: expect.any(String) });
    expect(page.users).toHaveLength(5);
  },
);

test('of few among many, the few are counted exactly [user-management-7]', async () => {
  const page = await list('count=capped&role=mod&search=camper');

  expect(counts(page)).toEqual({ total: moderators, all: maxCounted, isCapped: [false, true] });
  expect(page.users).toHaveLength(moderators);
});

test.each(['', 'search=camper&sort=username'])(
  'the last pages are counted from the end, back and forth: %s [user-management-7]',
  async (asked) => {
    const path = `/api/admin/users?count=capped&limit=5&${asked}`;
    const last = await list(`count=capped&limit=5&cursor=last&${asked}`);
    const before = await list(`count=capped&limit=5&cursor=${last.previous}&${asked}`);

    expect(last).toMatchObject({ first: -5, next: null });
    expect(before).toMatchObject({ first: -10, total: maxCounted });
    const onwards = { cursor: before.next ?? '', towards: 'next' } as const;
    expect(await pagesOf(admin, path, onwards)).toEqual([last]);
    const exact = await list(`limit=5&cursor=${last.previous}&${asked}`);
    expect(exact.first).toBe(exact.total - 9);
    expect(idsOf(exact.users)).toEqual(idsOf(before.users));
  },
);

test('a page beyond what is counted knows its place, and so does the end that it leads to [user-management-7]', async () => {
  const path = '/api/admin/users?count=capped&limit=100&sort=username';

  const pages = await pagesOf(admin, path, { cursor: '', towards: 'next' });

  expect(pages).toHaveLength(Math.ceil((await peopleInAll()) / 100));
  expect(pages.map(({ first }) => first)).toEqual(pages.map((_page, at) => at * 100 + 1));
  expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([maxCounted]));
});

test('another way of counting is a wrong field', async () => {
  const { status, body } = await admin.get('/api/admin/users?count=roughly');

  expect(status).toBe(422);
  expect(body).toHaveProperty('fields.count');
});

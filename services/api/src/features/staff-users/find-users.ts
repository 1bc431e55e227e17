import type { Sequelize } from 'sequelize';
import { isSqlite, named, read, sql, type Sql } from '#db/sql.ts';
import { User } from '#models/user.ts';
import { countUsers, halvesOf, searchIndex, usersBy } from './count-users.ts';
import type { UserFilter } from './user-filter.ts';
import { type Keyset, orderOf, past, type Sorting } from './user-order.ts';

/*
 * Finds users in an order, filtered and counted. There are three ways, all of bounded work: walk the
 * order's own index row by row, which is quick where many rows match, find the few that match and sort
 * them, or sort within an index that has everything. Work that must read all users is split into two
 * halves of the ids that run at the same time.
 *
 * Do not simplify or extend this by feel. `npm run bench -- users` times every order, search and filter
 * over 200,000 users, at the beginning, behind it and at the end of the list; `npm run bench -- plain`
 * compares with one query for the page and one that counts, which win where an index happens to fit, and
 * lose by ten times where none does.
 */

interface UserQuery {
  filter: UserFilter | null;
  sorting: Sorting;
  /** The row after which to begin; null for the very first. */
  from: Keyset | null;
  limit: number;
}

type CountedQuery = UserQuery & { count: 'exact' | 'capped' };

interface FoundUsers {
  /** The first matching rows, in order. */
  rows: Keyset[];
  /** Number of all matches, including those before the place to begin at; of a capped count see `countUsers`. */
  total: number;
}

/** Has everything that users are filtered, searched and sorted by. */
const listIndex = 'users_for_lists';

/** Number of rows walked for one that is wanted. Where one in twenty matches, these fill a page. */
const walkedForOne = 20;

/** Fewer than this among the rows walked mean that few match in all, unless they stand together elsewhere. */
const fewNearby = 10;

/** Maximum number of matches in a half that are read row by row. Each takes as long as ten passed by in the index. */
const maxCheapMatches = 2_500;

export async function findUsers(db: Sequelize, query: CountedQuery): Promise<FoundUsers> {
  const { filter, limit } = query;
  if (!filter) {
    const [rows, total] = await Promise.all([walkUsers(db, query), countUsers(db, query)]);
    return { rows, total };
  }
  const [nearby, halves] = await Promise.all([nearbyUsers(db, query), halvesOf(db)]);
  if (nearby.length >= limit) return { rows: nearby, total: await countUsers(db, query) };
  const asked = { ...query, filter };
  const few = nearby.length < fewNearby ? await fewMatching(db, asked, halves) : null;
  return few ?? sortMatching(db, asked, halves);
}

type FilterQuery = UserQuery & { filter: UserFilter };

/**
 * Finds users where few match. A column that the index lacks has the database check the condition within the
 * index and read the rows that match alone, which takes half the time of reading them all from it.
 */
async function fewMatching(
  db: Sequelize,
  query: FilterQuery,
  halves: Sql[],
): Promise<FoundUsers | null> {
  const { filter, sorting, limit } = query;
  const users = usersBy(db, filter.index ?? searchIndex);
  const found = await Promise.all(
    halves.map((half) =>
      read<{ id: number; total: number }>(
        db,
        sql`SELECT id, COUNT(*) OVER () AS total FROM (
            SELECT id, ${named(sorting.column)} AS value, (${startOf(query)}) AS is_past,
              created_at AS beside_index
            FROM ${users} WHERE ${filter.condition} AND ${half}
            LIMIT ${maxCheapMatches + 1}
          ) AS few
          ORDER BY is_past DESC, ${orderOf({ ...sorting, column: 'value' })} LIMIT ${limit}`,
      ),
    ),
  );
  const totals = found.map(([first]) => first?.total ?? 0);
  if (totals.some((total) => total > maxCheapMatches)) return null;
  const ids = found.flat().map(({ id }) => id);
  return { rows: await inOrder(db, query, ids), total: sumOf(totals) };
}

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Rows before the place to begin at are sorted last, so that they are counted too. */
async function sortMatching(db: Sequelize, query: FilterQuery, halves: Sql[]): Promise<FoundUsers> {
  const { filter, sorting, limit } = query;
  const users = usersBy(db, filter.index ?? listIndex);
  const found = await Promise.all(
    halves.map((half) =>
      countAndSelect(
        db,
        sql`id FROM ${users} WHERE ${filter.condition} AND ${half}
          ORDER BY (${startOf(query)}) DESC, ${orderOf(sorting)} LIMIT ${limit}`,
      ),
    ),
  );
  const ids = found.flatMap((half) => half.ids);
  return { rows: await inOrder(db, query, ids), total: sumOf(found.map(({ total }) => total)) };
}

/**
 * The first of both halves. Values are read by id, because MariaDB 10.11 gives 0 for a computed column that it
 * sorts by and reads from an index alone.
 */
async function inOrder(db: Sequelize, query: UserQuery, ids: number[]): Promise<Keyset[]> {
  if (ids.length === 0) return [];
  const { sorting, limit } = query;
  const rows = await read<Row>(
    db,
    sql`SELECT id, ${named(sorting.column)} AS value FROM ${usersBy(db, 'PRIMARY')}
      WHERE id IN (${ids}) AND ${startOf(query)} ORDER BY ${orderOf(sorting)} LIMIT ${limit}`,
  );
  return rows.map((row) => keysetOf(sorting, row));
}

/**
 * The first ids and the number of all, reading each row once. MariaDB and MySQL count what they
 * sort, and give the number on the same connection. Their window functions take five times as long.
 */
async function countAndSelect(db: Sequelize, selected: Sql) {
  if (isSqlite(db)) {
    const counting = sql`SELECT COUNT(*) OVER () AS total, ${selected}`;
    const rows = await read<{ id: number; total: number }>(db, counting);
    return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
  }
  return db.transaction(async (transaction) => {
    const counting = sql`SELECT SQL_CALC_FOUND_ROWS ${selected}`;
    const rows = await read<Row>(db, counting, transaction);
    const number = sql`SELECT FOUND_ROWS() AS total`;
    const [found] = await read<{ total: number }>(db, number, transaction);
    return { ids: rows.map(({ id }) => id), total: found?.total ?? 0 };
  });
}

/** The next rows of the order, whether they match or not. */
export async function walkUsers(db: Sequelize, query: UserQuery) {
  const rows = await read<Row & { matches: number }>(db, walk(db, query));
  return rows.map((row) => ({ ...keysetOf(query.sorting, row), matches: row.matches === 1 }));
}

/** The matching ones among the next rows. */
async function nearbyUsers(db: Sequelize, query: UserQuery): Promise<Keyset[]> {
  const { sorting, limit } = query;
  const walked = walk(db, { ...query, limit: limit * walkedForOne });
  const rows = await read<Row>(
    db,
    sql`SELECT id, value FROM (${walked}) AS walked WHERE matches = 1
      ORDER BY ${orderOf({ ...sorting, column: 'value' })} LIMIT ${limit}`,
  );
  return rows.map((row) => keysetOf(sorting, row));
}

/** Reads the order's own index from a place on. Where all matches are in one stretch of it, reads only that. */
function walk(db: Sequelize, query: UserQuery): Sql {
  const { filter, sorting, limit } = query;
  const column = named(sorting.column);
  const fixed = filter?.fixed[sorting.column];
  const stretch = fixed === undefined ? sql`` : sql` AND ${column} = ${fixed}`;
  return sql`SELECT id, ${column} AS value, ${filter ? sql`(${filter.condition})` : sql`1`} AS matches
    FROM ${usersBy(db, sorting.index)} WHERE ${startOf(query)}${stretch}
    ORDER BY ${orderOf(sorting)} LIMIT ${limit}`;
}

const startOf = ({ sorting, from }: UserQuery): Sql => (from ? past(sorting, from) : sql`1 = 1`);

/** The rows in the order of their places, without those deleted in the meantime. */
export async function usersAt(places: Keyset[]): Promise<User[]> {
  const rows = await User.findAll({ where: { id: places.map(({ id }) => id) } });
  const byId = new Map(rows.map((user) => [user.id, user]));
  return places.flatMap(({ id }) => byId.get(id) ?? []);
}

interface Row {
  id: number;
  value: string | number | Date | null;
}

function keysetOf({ kind }: Sorting, { id, value }: Row): Keyset {
  if (kind !== 'instant' || value === null) return { id, value: value as Keyset['value'] };
  return { id, value: new Date(value).toISOString() };
}

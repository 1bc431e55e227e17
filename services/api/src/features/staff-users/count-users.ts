import { maxCounted } from '@camp/contracts/staff/staff-users';
import type { Sequelize } from 'sequelize';
import { isSqlite, named, read, sql, type Sql } from '#db/sql.ts';
import type { UserFilter } from './user-filter.ts';

/* Counts of matching users. A capped count is bounded work (docs/decisions/staff-lists.md#0139). */

interface Counting {
  filter: UserFilter | null;
  count: 'exact' | 'capped';
}

/** One more than a capped count shows: enough to know that there are more. */
const enough = maxCounted + 1;

/** Counts the matches; where a capped count is enough, at most `maxCounted` + 1. */
export async function countUsers(db: Sequelize, { filter, count }: Counting): Promise<number> {
  if (!filter) return countAll(db, count);
  const halves = filter.stretch ? [sql`1 = 1`] : await halvesOf(db);
  if (count === 'capped') return countSome(db, filter, halves);
  const counts = halves.map((half) => countRows(db, matching(db, filter, half)));
  return sumOf(await Promise.all(counts));
}

/** OFFSET is twice as fast as COUNT here. */
async function countAll(db: Sequelize, count: Counting['count']): Promise<number> {
  if (count === 'exact') return countRows(db, sql`users`);
  const more = await read(db, sql`SELECT 1 AS more FROM users LIMIT 1 OFFSET ${maxCounted}`);
  return more.length > 0 ? enough : countRows(db, sql`users`);
}

/** Each half gives its share. Where one has less, the other goes on from there until there are enough. */
async function countSome(db: Sequelize, filter: UserFilter, halves: Sql[]): Promise<number> {
  const share = Math.ceil(enough / halves.length);
  const counts = await Promise.all(halves.map((half) => countUpTo(db, filter, half, share)));
  const total = sumOf(counts.map((count) => count.total));
  const unread = halves.flatMap((half, at) => {
    const count = counts[at];
    return count?.total === share ? [sql`${half} AND id > ${count.last}`] : [];
  });
  if (total >= enough) return total;
  const rest = unread.map((half) => countUpTo(db, filter, half, enough - total));
  return total + sumOf((await Promise.all(rest)).map((count) => count.total));
}

/** Counts the matches, at most so many, and returns the id of the last of them. */
async function countUpTo(
  db: Sequelize,
  filter: UserFilter,
  half: Sql,
  most: number,
): Promise<{ total: number; last: number }> {
  const some = sql`SELECT id FROM ${matching(db, filter, half)} ORDER BY id LIMIT ${most}`;
  const [counted] = await read<{ total: number; last: number | null }>(
    db,
    sql`SELECT COUNT(*) AS total, MAX(id) AS last FROM (${some}) AS some`,
  );
  return { total: counted?.total ?? 0, last: counted?.last ?? 0 };
}

function matching(db: Sequelize, { stretch, ...filter }: UserFilter, half: Sql): Sql {
  const { condition, index = searchIndex } = stretch ?? filter;
  return sql`${usersBy(db, index)} WHERE ${condition} AND ${half}`;
}

/** Has everything that users are filtered and searched by, as stored and in order of id. */
export const searchIndex = 'users_for_search';

/** Two conditions, of which each user meets one. A database has more than one core. */
export async function halvesOf(db: Sequelize): Promise<Sql[]> {
  const [ends] = await read<Record<'first' | 'last', number | null>>(
    db,
    sql`SELECT MIN(id) AS first, MAX(id) AS last FROM users`,
  );
  const middle = Math.floor(((ends?.first ?? 0) + (ends?.last ?? 0)) / 2);
  return [sql`id <= ${middle}`, sql`id > ${middle}`];
}

async function countRows(db: Sequelize, from: Sql): Promise<number> {
  const [counted] = await read<{ total: number }>(db, sql`SELECT COUNT(*) AS total FROM ${from}`);
  return counted?.total ?? 0;
}

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Says which index to go by in MySQL and MariaDB; SQLite finds it. */
export function usersBy(db: Sequelize, index: string): Sql {
  return isSqlite(db) ? sql`users` : sql`users FORCE INDEX (${named(index)})`;
}

import { mostCounted } from '@camp/contracts/staff/staff-users';
import { QueryTypes, type Sequelize } from 'sequelize';
import type { UserFilter } from './user-filter.ts';
import { type Fragment, isSqlite } from './user-order.ts';

/* How many users match. A capped count is bounded work (docs/decisions/0139-capped-totals.md). */

interface Counting {
  filter: UserFilter | null;
  count: 'exact' | 'capped';
}

/** One more than a capped count tells: enough to know that there are more. */
const enough = mostCounted + 1;

/** How many match; where a capped count is enough, at most `mostCounted` + 1. */
export async function countUsers(db: Sequelize, { filter, count }: Counting): Promise<number> {
  if (!filter) return countAll(db, count);
  const halves = filter.stretch ? ['1 = 1'] : await halvesOf(db);
  if (count === 'capped') return countSome(db, filter, halves);
  const counts = halves.map((half) => {
    const { from, values } = matching(db, filter, half);
    return countRows(db, { sql: `SELECT COUNT(*) AS total FROM ${from}`, values });
  });
  return sumOf(await Promise.all(counts));
}

/** To step over rows takes half the time of counting them. */
function countAll(db: Sequelize, count: Counting['count']): Promise<number> {
  const all = 'SELECT COUNT(*) FROM users';
  const more = `SELECT ${enough} FROM users LIMIT 1 OFFSET ${mostCounted}`;
  const sql = count === 'exact' ? all : `SELECT COALESCE((${more}), (${all}))`;
  return countRows(db, { sql: `SELECT (${sql}) AS total`, values: [] });
}

/** Each half gives its share. Where one has less, the other goes on from there until there are enough. */
async function countSome(db: Sequelize, filter: UserFilter, halves: string[]): Promise<number> {
  const share = Math.ceil(enough / halves.length);
  const counts = await Promise.all(halves.map((half) => countUpTo(db, filter, half, share)));
  const total = sumOf(counts.map((count) => count.total));
  const unread = halves.flatMap((half, at) => {
    const count = counts[at];
    return count?.total === share ? [`${half} AND id > ${count.last}`] : [];
  });
  if (total >= enough) return total;
  const rest = unread.map((half) => countUpTo(db, filter, half, enough - total));
  return total + sumOf((await Promise.all(rest)).map((count) => count.total));
}

/** How many match, at most so many, and the id of the last of them. */
async function countUpTo(
  db: Sequelize,
  filter: UserFilter,
  half: string,
  most: number,
): Promise<{ total: number; last: number }> {
  const { from, values } = matching(db, filter, half);
  const some = `SELECT id FROM ${from} ORDER BY id LIMIT ${most}`;
  const sql = `SELECT COUNT(*) AS total, MAX(id) AS last FROM (${some}) AS some`;
  const options = { replacements: values, type: QueryTypes.SELECT } as const;
  const [counted] = await db.query<{ total: number; last: number | null }>(sql, options);
  return { total: counted?.total ?? 0, last: counted?.last ?? 0 };
}

function matching(db: Sequelize, filter: UserFilter, half: string) {
  const { sql, index, values } = placeOf(filter);
  return { from: `${usersBy(db, index)} WHERE ${sql} AND ${half}`, values };
}

const placeOf = ({ stretch, sql, values, index = searchIndex }: UserFilter) =>
  stretch ? { ...stretch, values: [] } : { sql, values, index };

/** Has everything that users are filtered and searched by, as stored and in order of id. */
export const searchIndex = 'users_for_search';

/** Two conditions, of which each user meets one. A database has more than one core. */
export async function halvesOf(db: Sequelize): Promise<string[]> {
  const sql = 'SELECT MIN(id) AS first, MAX(id) AS last FROM users';
  type Ends = Record<'first' | 'last', number | null>;
  const [ends] = await db.query<Ends>(sql, { type: QueryTypes.SELECT });
  const middle = Math.floor(((ends?.first ?? 0) + (ends?.last ?? 0)) / 2);
  return [`id <= ${middle}`, `id > ${middle}`];
}

async function countRows(db: Sequelize, { sql, values }: Fragment): Promise<number> {
  const options = { replacements: values, type: QueryTypes.SELECT } as const;
  const [counted] = await db.query<{ total: number }>(sql, options);
  return counted?.total ?? 0;
}

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);

/** MySQL and MariaDB are told which index to go by; SQLite finds it. */
export function usersBy(db: Sequelize, index: string): string {
  return isSqlite(db) ? 'users' : `users FORCE INDEX (${index})`;
}

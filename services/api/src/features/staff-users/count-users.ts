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
  return sumOf(await Promise.all(halves.map((half) => countRows(db, matching(db, filter, half)))));
}

/** To step over rows takes half the time of counting them. */
function countAll(db: Sequelize, count: Counting['count']): Promise<number> {
  const all = 'SELECT COUNT(*) FROM users';
  const more = `SELECT ${enough} FROM users LIMIT 1 OFFSET ${mostCounted}`;
  const sql = count === 'exact' ? all : `SELECT COALESCE((${more}), (${all}))`;
  return countRows(db, { sql: `SELECT (${sql}) AS total`, values: [] });
}

/** Each half gives its share. Where one has less, the other goes on until there are enough. */
async function countSome(db: Sequelize, filter: UserFilter, halves: string[]): Promise<number> {
  const share = Math.ceil(enough / halves.length);
  const upTo = (half: string, most: number) => countRows(db, matching(db, filter, half, most));
  const counts = await Promise.all(halves.map((half) => upTo(half, share)));
  const total = sumOf(counts);
  const full = halves.filter((_half, at) => counts[at] === share);
  if (total >= enough || full.length === 0) return total;
  const rest = total - share * full.length;
  const again = await Promise.all(full.map((half) => upTo(half, enough - rest)));
  return rest + sumOf(again);
}

function matching(db: Sequelize, filter: UserFilter, half: string, most?: number): Fragment {
  const { sql, index, values } = placeOf(filter);
  const from = `${usersBy(db, index)} WHERE ${sql} AND ${half}`;
  if (most === undefined) return { sql: `SELECT COUNT(*) AS total FROM ${from}`, values };
  const some = `SELECT 1 FROM ${from} LIMIT ${most}`;
  return { sql: `SELECT COUNT(*) AS total FROM (${some}) AS some`, values };
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

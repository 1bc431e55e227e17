import { QueryTypes, type Sequelize } from 'sequelize';
import { User } from '#models/user.ts';
import { type Fragment, orderOf, past, type Place } from './keyset.ts';
import type { Fitting } from './user-filters.ts';
import type { Sorting } from './user-sorting.ts';

/*
 * Users in an order, of which only some fit. Two ways lead to them, and neither reads the whole table:
 * walking the order's own index row by row (quick where many rows fit), and going through the covering
 * index `users_for_lists` for all that fit (quick where few do).
 */

interface Asked {
  /** Null when all rows fit. */
  fitting: Fitting | null;
  sorting: Sorting;
  /** The row after which to begin; null for the very first. */
  from: Place | null;
  limit: number;
}

const coveringIndex = 'users_for_lists';

export async function countUsers(db: Sequelize, fitting: Fitting | null): Promise<number> {
  const from = fitting ? usersBy(db, coveringIndex) : 'users';
  const sql = `SELECT COUNT(*) AS total FROM ${from} WHERE ${fitting?.sql ?? '1 = 1'}`;
  const [row] = await select<{ total: number }>(db, { sql, values: fitting?.values ?? [] });
  return row?.total ?? 0;
}

/** How many rows are walked before it is thought that few fit. */
const nearbyRows = 1_000;

/** The first fitting rows, in order. Walks a while, which mostly suffices, and else gathers them from everywhere. */
export async function findUsers(db: Sequelize, asked: Asked): Promise<Place[]> {
  const { fitting, limit } = asked;
  if (!fitting) return walkUsers(db, asked);
  const nearby = await walkUsers(db, { ...asked, limit: nearbyRows });
  const found = nearby.filter(({ fits }) => fits).slice(0, limit);
  if (found.length === limit || nearby.length < nearbyRows) return found;
  return gatherUsers(db, { ...asked, fitting });
}

interface WalkedPlace extends Place {
  fits: boolean;
}

/** The next rows of the order, whether they fit or not; where all that fit are in one stretch of it, only of that. */
export async function walkUsers(db: Sequelize, asked: Asked): Promise<WalkedPlace[]> {
  const { fitting, sorting, limit } = asked;
  const start = startOf(db, asked);
  const fixed = fitting?.fixed[sorting.column];
  const stretch = fixed === undefined ? '' : ` AND ${sorting.column} = ${fixed}`;
  const rows = await select<PlaceRow & { fits: number }>(db, {
    sql: `SELECT id, ${sorting.column} AS value, ${fitting ? `(${fitting.sql})` : '1'} AS fits
      FROM ${usersBy(db, sorting.index)} WHERE ${start.sql}${stretch}
      ORDER BY ${orderOf(sorting)} LIMIT ${limit}`,
    values: [...(fitting?.values ?? []), ...start.values],
  });
  return rows.map((row) => ({ ...placeOf(sorting, row), fits: row.fits === 1 }));
}

async function gatherUsers(db: Sequelize, asked: Asked & { fitting: Fitting }): Promise<Place[]> {
  const { fitting, sorting, limit } = asked;
  const start = startOf(db, asked);
  const rows = await select<PlaceRow>(db, {
    sql: `SELECT id, ${sorting.column} AS value FROM ${usersBy(db, coveringIndex)}
      WHERE ${fitting.sql} AND ${start.sql}
      ORDER BY ${orderOf(sorting)} LIMIT ${limit}`,
    values: [...fitting.values, ...start.values],
  });
  return rows.map((row) => placeOf(sorting, row));
}

function startOf(db: Sequelize, { sorting, from }: Asked): Fragment {
  if (!from) return { sql: '1 = 1', values: [] };
  return past(sorting, stored(db, sorting, from));
}

/** The rows in the order of their places; one that was deleted meanwhile is left out. */
export async function usersAt(places: Place[]): Promise<User[]> {
  const rows = await User.findAll({ where: { id: places.map(({ id }) => id) } });
  const byId = new Map(rows.map((user) => [user.id, user]));
  return places.flatMap(({ id }) => byId.get(id) ?? []);
}

interface PlaceRow {
  id: number;
  value: string | number | Date | null;
}

function placeOf({ kind }: Sorting, { id, value }: PlaceRow): Place {
  if (kind !== 'instant' || value === null) return { id, value: value as Place['value'] };
  return { id, value: new Date(value).toISOString() };
}

/** A place with its value as the database writes it. */
function stored(db: Sequelize, { kind }: Sorting, { id, value }: Place): Place {
  if (kind !== 'instant' || typeof value !== 'string') return { id, value };
  const text = value.replace('T', ' ').replace('Z', '');
  return { id, value: isSqlite(db) ? `${text} +00:00` : text };
}

const isSqlite = (db: Sequelize) => db.getDialect() === 'sqlite';

/** MySQL and MariaDB are told which index to go by; SQLite finds it. */
function usersBy(db: Sequelize, index: string): string {
  return isSqlite(db) ? 'users' : `users FORCE INDEX (${index})`;
}

function select<Row extends object>(db: Sequelize, { sql, values }: Fragment): Promise<Row[]> {
  return db.query<Row>(sql, { replacements: values, type: QueryTypes.SELECT });
}

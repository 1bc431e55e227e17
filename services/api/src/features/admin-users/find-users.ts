import { QueryTypes, type Sequelize } from 'sequelize';
import { User } from '#models/user.ts';
import { type Fragment, orderOf, past, type Place } from './keyset.ts';
import type { Fitting } from './user-filters.ts';
import type { Sorting } from './user-sorting.ts';

/*
 * Users in an order, of which only some fit. Three ways lead to them, and none reads the whole table:
 * walking the order's own index row by row (quick where many rows fit), going through `users_for_search`
 * for the few that fit, and gathering from the wide `users_for_lists` those that are many but far off.
 */

interface Asked {
  /** Null when all rows fit. */
  fitting: Fitting | null;
  sorting: Sorting;
  /** The row after which to begin; null for the very first. */
  from: Place | null;
  limit: number;
}

export interface FoundUsers {
  /** The first fitting rows, in order. */
  places: Place[];
  /** How many rows fit in all, before the place to begin at, too. */
  total: number;
}

const searchIndex = 'users_for_search';
const coveringIndex = 'users_for_lists';

/** How many rows are walked before it is thought that few fit: a page of those of which every fortieth fits. */
const nearbyRows = 2_000;

/** As many as are sooner looked up one by one than gathered. */
const fewRows = 5_000;

/** The first fitting rows and the number of all. */
export async function findUsers(db: Sequelize, asked: Asked): Promise<FoundUsers> {
  const [places, total] = await Promise.all([
    fittingPlaces(db, asked),
    countUsers(db, asked.fitting),
  ]);
  return { places, total };
}

/** By whichever way is short. */
async function fittingPlaces(db: Sequelize, asked: Asked): Promise<Place[]> {
  const { fitting, limit } = asked;
  if (!fitting) return walkUsers(db, asked);
  const nearby = await nearbyUsers(db, asked);
  if (nearby.length === limit) return nearby;
  const few = await fewUsers(db, fitting);
  return few ? lookedUp(db, asked, few) : gatherUsers(db, { ...asked, fitting });
}

async function countUsers(db: Sequelize, fitting: Fitting | null): Promise<number> {
  const from = fitting ? usersBy(db, countingIndex(fitting)) : 'users';
  const sql = `SELECT COUNT(*) AS total FROM ${from} WHERE ${fitting?.sql ?? '1 = 1'}`;
  const [row] = await select<{ total: number }>(db, { sql, values: fitting?.values ?? [] });
  return row?.total ?? 0;
}

/** Rows that have one column's value are counted in that column's own index, which is the smallest. */
function countingIndex({ fixed, values }: Fitting): string {
  const [column, ...others] = Object.keys(fixed);
  const isAlone = column !== undefined && others.length === 0 && values.length === 0;
  return isAlone ? `users_by_${column}` : searchIndex;
}

/** Ids of all that fit; null when they are not few. */
async function fewUsers(db: Sequelize, { sql, values }: Fitting): Promise<number[] | null> {
  const rows = await select<{ id: number }>(db, {
    sql: `SELECT id FROM ${usersBy(db, searchIndex)} WHERE ${sql} LIMIT ${fewRows + 1}`,
    values,
  });
  return rows.length > fewRows ? null : rows.map(({ id }) => id);
}

async function lookedUp(db: Sequelize, asked: Asked, ids: number[]): Promise<Place[]> {
  if (ids.length === 0) return [];
  const { sorting, limit } = asked;
  const start = startOf(db, asked);
  const rows = await select<PlaceRow>(db, {
    sql: `SELECT id, ${sorting.column} AS value FROM ${usersBy(db, 'PRIMARY')}
      WHERE id IN (${ids.join(', ')}) AND ${start.sql} ORDER BY ${orderOf(sorting)} LIMIT ${limit}`,
    values: start.values,
  });
  return rows.map((row) => placeOf(sorting, row));
}

interface WalkedPlace extends Place {
  fits: boolean;
}

/** The next rows of the order, whether they fit or not. */
export async function walkUsers(db: Sequelize, asked: Asked): Promise<WalkedPlace[]> {
  const { sql, values } = walk(db, asked);
  const rows = await select<PlaceRow & { fits: number }>(db, { sql, values });
  return rows.map((row) => ({ ...placeOf(asked.sorting, row), fits: row.fits === 1 }));
}

/** Those of the next rows that fit. */
async function nearbyUsers(db: Sequelize, asked: Asked): Promise<Place[]> {
  const { sorting, limit } = asked;
  const { sql, values } = walk(db, { ...asked, limit: nearbyRows });
  const order = orderOf({ ...sorting, column: 'value' });
  const rows = await select<PlaceRow>(db, {
    sql: `SELECT id, value FROM (${sql}) AS walked WHERE fits = 1 ORDER BY ${order} LIMIT ${limit}`,
    values,
  });
  return rows.map((row) => placeOf(sorting, row));
}

/** The order's own index from a place on; where all that fit are in one stretch of it, only that. */
function walk(db: Sequelize, asked: Asked): Fragment {
  const { fitting, sorting, limit } = asked;
  const start = startOf(db, asked);
  const fixed = fitting?.fixed[sorting.column];
  const stretch = fixed === undefined ? '' : ` AND ${sorting.column} = ${fixed}`;
  return {
    sql: `SELECT id, ${sorting.column} AS value, ${fitting ? `(${fitting.sql})` : '1'} AS fits
      FROM ${usersBy(db, sorting.index)} WHERE ${start.sql}${stretch}
      ORDER BY ${orderOf(sorting)} LIMIT ${limit}`,
    values: [...(fitting?.values ?? []), ...start.values],
  };
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

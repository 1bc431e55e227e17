import { QueryTypes, type Sequelize } from 'sequelize';
import { User } from '#models/user.ts';
import { readCounted } from './counted-ids.ts';
import { type Fragment, orderOf, past, type Place } from './keyset.ts';
import type { Fitting } from './user-filters.ts';
import type { Sorting } from './user-sorting.ts';

/*
 * Users in an order, of which only some fit. Two ways lead to them, both of bounded work: walking the
 * order's own index row by row, quick where many rows fit, and sorting the few or far off that do.
 * What must go through all users does it in two halves at once.
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

/** Has all that users are filtered and searched by, in the order of their ids. */
const searchIndex = 'users_for_search';
const searchColumns = new Set(['id', 'role_rank', 'subscribed', 'email_verified']);
/** Has what else they are sorted by, too. */
const listIndex = 'users_for_lists';

/** How many rows are walked before it is thought that few fit: a page of those of which every twentieth fits. */
const nearbyRows = 500;

/**
 * Scans the sort index when many rows match, otherwise filters first and sorts
 * (docs/decisions/0050-bounded-staff-lists.md).
 */
export async function findUsers(db: Sequelize, asked: Asked): Promise<FoundUsers> {
  const { fitting, limit } = asked;
  if (!fitting) return findAmongAll(db, asked);
  const [nearby, halves] = await Promise.all([nearbyUsers(db, asked), halvesOf(db)]);
  const all = { ...asked, fitting, halves };
  if (nearby.length === limit) return { places: nearby, total: await countFitting(db, all) };
  return sortFitting(db, all);
}

async function findAmongAll(db: Sequelize, asked: Asked): Promise<FoundUsers> {
  const sql = 'SELECT COUNT(*) AS total FROM users';
  const [places, counted] = await Promise.all([
    walkUsers(db, asked),
    select<Counted>(db, { sql, values: [] }),
  ]);
  return { places, total: totalOf(counted) };
}

interface Counted {
  total: number;
}

const totalOf = (counted: Counted[]) => counted.reduce((sum, { total }) => sum + total, 0);

interface AskedOfSome extends Asked {
  fitting: Fitting;
  /** Two conditions that together all users meet. A database has more than one core. */
  halves: readonly string[];
}

async function countFitting(db: Sequelize, { fitting, halves }: AskedOfSome): Promise<number> {
  const from = `${usersBy(db, countIndexFor(fitting))} WHERE ${fitting.sql}`;
  const counts = halves.map((half) => {
    const sql = `SELECT COUNT(*) AS total FROM ${from} AND ${half}`;
    return select<Counted>(db, { sql, values: fitting.values });
  });
  return totalOf((await Promise.all(counts)).flat());
}

/** Those before the place to begin at are sorted behind the others, so that all are counted. */
async function sortFitting(db: Sequelize, asked: AskedOfSome): Promise<FoundUsers> {
  const { fitting, halves, sorting, limit } = asked;
  const start = startOf(db, asked);
  const ordered = `ORDER BY (${start.sql}) DESC, ${orderOf(sorting)} LIMIT ${limit}`;
  const values = [...fitting.values, ...start.values];
  const index = searchColumns.has(sorting.column) ? searchIndex : listIndex;
  const found = await Promise.all(
    halves.map((half) => {
      const from = `${usersBy(db, index)} WHERE ${fitting.sql} AND ${half}`;
      return readCounted(db, { from, ordered, values });
    }),
  );
  const ids = found.flatMap((half) => half.ids);
  return { places: await placesOf(db, asked, ids), total: totalOf(found) };
}

/**
 * The first places of these users from the place to begin at. Their values are read by id: a computed
 * column that MariaDB 10.11 reads from an index alone and sorts by comes out as 0.
 */
async function placesOf(db: Sequelize, asked: Asked, ids: number[]): Promise<Place[]> {
  const { sorting, limit } = asked;
  if (ids.length === 0) return [];
  const start = startOf(db, asked);
  const rows = await select<PlaceRow>(db, {
    sql: `SELECT id, ${sorting.column} AS value
      FROM ${usersBy(db, 'PRIMARY')} WHERE id IN (${ids.join()}) AND ${start.sql}
      ORDER BY ${orderOf(sorting)} LIMIT ${limit}`,
    values: start.values,
  });
  return rows.map((row) => placeOf(sorting, row));
}

async function halvesOf(db: Sequelize): Promise<string[]> {
  const [ends] = await select<{ first: number | null; last: number | null }>(db, {
    sql: 'SELECT MIN(id) AS first, MAX(id) AS last FROM users',
    values: [],
  });
  const middle = Math.floor(((ends?.first ?? 0) + (ends?.last ?? 0)) / 2);
  return [`id <= ${middle}`, `id > ${middle}`];
}

/** Rows that have one column's value are together in that column's own index. */
function countIndexFor({ fixed, values }: Fitting): string {
  const [column, ...others] = Object.keys(fixed);
  const isAlone = column !== undefined && others.length === 0 && values.length === 0;
  return isAlone ? `users_by_${column}` : searchIndex;
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

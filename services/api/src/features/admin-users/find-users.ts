import { QueryTypes, type Sequelize } from 'sequelize';
import { User } from '#models/user.ts';
import { type Fragment, inOrder, orderOf, past, type Place } from './keyset.ts';
import type { Fitting } from './user-filters.ts';
import type { Sorting } from './user-sorting.ts';

/*
 * Users in an order, of which only some fit. Three ways lead to them, each of bounded work: walking the
 * order's own index row by row (quick where many rows fit), looking up the few that fit, and gathering
 * those that are many but far off. What must go through all users does it in two halves at once.
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

/** Has all that users are filtered, searched and sorted by, in the order of their ids. */
const listIndex = 'users_for_lists';

/** How many rows are walked before it is thought that few fit: a page of those of which every fortieth fits. */
const nearbyRows = 2_000;

/**
 * As many in each half are sooner read all than gathered and counted. Of more than these among 200,000
 * there is a page among the rows walked, unless they stand together far off.
 */
const fewRows = 5_000;

/** By whichever way is short. */
export async function findUsers(db: Sequelize, asked: Asked): Promise<FoundUsers> {
  const { fitting, limit } = asked;
  if (!fitting) return { places: await walkUsers(db, asked), total: await countUsers(db) };
  const nearby = await nearbyUsers(db, asked);
  const all = { ...asked, fitting, halves: await halvesOf(db) };
  if (nearby.length === limit) return { places: nearby, total: await countFitting(db, all) };
  return (await fewUsers(db, all)) ?? gatherUsers(db, all);
}

async function countUsers(db: Sequelize): Promise<number> {
  const sql = 'SELECT COUNT(*) AS total FROM users';
  return totalOf(await select<Counted>(db, { sql, values: [] }));
}

async function countFitting(db: Sequelize, asked: AskedOfSome): Promise<number> {
  const halves = await readHalves<Counted>(db, asked, (fittingRows) => ({
    sql: `SELECT COUNT(*) AS total FROM ${fittingRows}`,
    values: asked.fitting.values,
  }));
  return totalOf(halves.flat());
}

interface Counted {
  total: number;
}

const totalOf = (counted: Counted[]) => counted.reduce((sum, { total }) => sum + total, 0);

interface AskedOfSome extends Asked {
  fitting: Fitting;
  /** Two conditions that together all users meet. */
  halves: readonly string[];
}

/** Where all that fit are few, they are read, which counts them, too; null when they are not. */
async function fewUsers(db: Sequelize, asked: AskedOfSome): Promise<FoundUsers | null> {
  const halves = await readFitting(db, asked, `LIMIT ${fewRows + 1}`);
  if (halves.some((rows) => rows.length > fewRows)) return null;
  const rows = halves.flat();
  return { places: firstOf(rows, asked), total: rows.length };
}

/** The first of many that fit, and how many they are. */
async function gatherUsers(db: Sequelize, asked: AskedOfSome): Promise<FoundUsers> {
  const { sorting, limit } = asked;
  const ordered = `ORDER BY ahead DESC, ${orderOf(sorting)} LIMIT ${limit}`;
  const [halves, total] = await Promise.all([
    readFitting(db, asked, ordered),
    countFitting(db, asked),
  ]);
  return { places: firstOf(halves.flat(), asked), total };
}

interface FittingRow extends PlaceRow {
  /** Whether it is past the place to begin at: 1 or 0. */
  ahead: number;
}

function readFitting(db: Sequelize, asked: AskedOfSome, upTo: string): Promise<FittingRow[][]> {
  const { fitting, sorting } = asked;
  const start = startOf(db, asked);
  return readHalves<FittingRow>(db, asked, (fittingRows) => ({
    sql: `SELECT id, ${sorting.column} AS value, (${start.sql}) AS ahead FROM ${fittingRows} ${upTo}`,
    values: [...start.values, ...fitting.values],
  }));
}

function firstOf(rows: FittingRow[], { sorting, limit }: Asked): Place[] {
  const places = rows.filter(({ ahead }) => ahead === 1).map((row) => placeOf(sorting, row));
  return inOrder(places, sorting).slice(0, limit);
}

/** Reads of all users that fit in two halves at once: a database has more than one core. */
function readHalves<Row extends object>(
  db: Sequelize,
  { fitting, halves }: AskedOfSome,
  read: (fittingRows: string) => Fragment,
): Promise<Row[][]> {
  const from = `${usersBy(db, indexFor(fitting))} WHERE ${fitting.sql}`;
  return Promise.all(halves.map((half) => select<Row>(db, read(`${from} AND ${half}`))));
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
function indexFor({ fixed, values }: Fitting): string {
  const [column, ...others] = Object.keys(fixed);
  const isAlone = column !== undefined && others.length === 0 && values.length === 0;
  return isAlone ? `users_by_${column}` : listIndex;
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

import type { userSortKeys } from '@camp/contracts/staff/staff-users';
import type { Sequelize } from 'sequelize';

/* The orders of the list of users, and places in them. */

type SortKey = (typeof userSortKeys)[number];

interface SortColumn {
  column: string;
  /** The index in this order. MySQL and MariaDB must be told to use it, or they sort the table. */
  index: string;
  kind: 'number' | 'text' | 'instant';
  /** No two rows have the same value. Other columns are ordered by id within a value. */
  isUnique?: true;
  isNullable?: true;
}

const sortColumns: Record<SortKey, SortColumn> = {
  id: { column: 'id', index: 'PRIMARY', kind: 'number', isUnique: true },
  username: { column: 'username_key', index: 'users_username_key', kind: 'text', isUnique: true },
  email: { column: 'email_key', index: 'users_email_key', kind: 'text', isUnique: true },
  role: { column: 'role_rank', index: 'users_by_role_rank', kind: 'number' },
  subscriber: { column: 'subscribed', index: 'users_by_subscribed', kind: 'number' },
  verified: { column: 'email_verified', index: 'users_by_email_verified', kind: 'number' },
  created_at: { column: 'created_at', index: 'users_created_at_id', kind: 'instant' },
  last_login: {
    column: 'last_login',
    index: 'users_last_login_id',
    kind: 'instant',
    isNullable: true,
  },
};

export interface Sorting extends SortColumn {
  direction: 'asc' | 'desc';
}

export const sortingBy = (sort: SortKey, direction: Sorting['direction']): Sorting => ({
  ...sortColumns[sort],
  direction,
});

/** A row's place in an order: its sorted value (times as ISO 8601) and its id. */
export interface Keyset {
  value: string | number | null;
  id: number;
}

/** A piece of SQL and the values of its question marks. */
export interface Fragment {
  sql: string;
  values: (string | number | Buffer | Date)[];
}

/** The same order, read from its end. */
export function reversed(sorting: Sorting): Sorting {
  return { ...sorting, direction: sorting.direction === 'asc' ? 'desc' : 'asc' };
}

/** Sorted by the column, then by id in the same direction, so that no two rows tie. */
export function orderOf({ column, direction, isUnique }: Sorting): string {
  return isUnique ? `${column} ${direction}` : `${column} ${direction}, id ${direction}`;
}

/**
 * The rows past a place, as a condition that databases read as ranges of an index. Both put empty
 * values first when ascending and last when descending.
 */
export function past(db: Sequelize, sorting: Sorting, place: Keyset): Fragment {
  const { column, direction, isUnique, isNullable } = sorting;
  const { id } = place;
  const beyond = direction === 'asc' ? '>' : '<';
  const value = stored(db, sorting, place);
  if (value === null) return pastEmpty(sorting, id);
  const emptyOnes = isNullable && direction === 'desc' ? ` OR ${column} IS NULL` : '';
  if (isUnique) return { sql: `${column} ${beyond} ?`, values: [value] };
  return {
    sql: `(${column} ${beyond} ? OR (${column} = ? AND id ${beyond} ?)${emptyOnes})`,
    values: [value, value, id],
  };
}

function pastEmpty({ column, direction }: Sorting, id: number): Fragment {
  if (direction === 'desc') return { sql: `(${column} IS NULL AND id < ?)`, values: [id] };
  const sql = `((${column} IS NULL AND id > ?) OR ${column} IS NOT NULL)`;
  return { sql, values: [id] };
}

/** The value as the database writes it. */
function stored(db: Sequelize, { kind }: Sorting, { value }: Keyset): Keyset['value'] {
  if (kind !== 'instant' || typeof value !== 'string') return value;
  const text = value.replace('T', ' ').replace('Z', '');
  return isSqlite(db) ? `${text} +00:00` : text;
}

export const isSqlite = (db: Sequelize) => db.getDialect() === 'sqlite';

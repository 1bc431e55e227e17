import type { userSortKeys } from '@camp/contracts/staff/staff-users';
import { joined, named, sql, type Sql } from '#db/sql.ts';

/* The orders of the list of users, and places in them. */

type SortKey = (typeof userSortKeys)[number];

interface SortColumn {
  column: string;
  /** The index in this order. MySQL and MariaDB sort the table unless a query names it. */
  index: string;
  kind: 'number' | 'text' | 'instant';
  /** No two rows have the same value. Other columns are ordered by id within a value. */
  isUnique?: true;
  isNullable?: true;
}

const sortColumns: Record<SortKey, SortColumn> = {
  id: { column: 'id', index: 'PRIMARY', kind: 'number', isUnique: true },
  /* The name shown, which is what stands in that column (docs/decisions/staff-lists.md#0328). */
  username: { column: 'name_key', index: 'users_by_name_key', kind: 'text' },
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

/** The same order, read from its end. */
export function reversed(sorting: Sorting): Sorting {
  return { ...sorting, direction: sorting.direction === 'asc' ? 'desc' : 'asc' };
}

/** Sorted by the column, then by id in the same direction, so that no two rows tie. */
export function orderOf({ column, direction, isUnique }: Sorting): Sql {
  const columns = isUnique ? [column] : [column, 'id'];
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  return joined(
    columns.map((each) => sql`${named(each)} ${way}`),
    ', ',
  );
}

/**
 * The rows past a place, as a condition that databases read as ranges of an index. Both put empty
 * values first when ascending and last when descending.
 */
export function past(sorting: Sorting, place: Keyset): Sql {
  const { direction, isUnique, isNullable } = sorting;
  const { id } = place;
  const column = named(sorting.column);
  const beyond = direction === 'asc' ? sql`>` : sql`<`;
  const value = stored(sorting, place);
  if (value === null) return pastEmpty(sorting, id);
  if (isUnique) return sql`${column} ${beyond} ${value}`;
  const emptyOnes = isNullable && direction === 'desc' ? sql` OR ${column} IS NULL` : sql``;
  return sql`(${column} ${beyond} ${value} OR (${column} = ${value} AND id ${beyond} ${id})${emptyOnes})`;
}

function pastEmpty({ column, direction }: Sorting, id: number): Sql {
  const isEmpty = sql`${named(column)} IS NULL`;
  if (direction === 'desc') return sql`(${isEmpty} AND id < ${id})`;
  return sql`((${isEmpty} AND id > ${id}) OR ${named(column)} IS NOT NULL)`;
}

const stored = ({ kind }: Sorting, { value }: Keyset) =>
  kind === 'instant' && typeof value === 'string' ? new Date(value) : value;

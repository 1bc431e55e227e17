import type { userSortKeys } from '@camp/contracts/staff-users';

type SortKey = (typeof userSortKeys)[number];

interface SortColumn {
  column: string;
  /** The index whose order this is: for MySQL and MariaDB, which would rather sort the whole table. */
  index: string;
  kind: 'number' | 'text' | 'instant';
  /** No two rows tie; columns without are ordered by id within the same value. */
  isUnique?: true;
  isNullable?: true;
}

/** What each sort key of the contract stands for. */
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

type Direction = 'asc' | 'desc';

/** An order of the list, read in one of its two directions. */
export interface Sorting extends SortColumn {
  direction: Direction;
}

export function sortingBy(sort: SortKey, direction: Direction): Sorting {
  return { ...sortColumns[sort], direction };
}

/** The same order, read from its end. */
export function reversed(sorting: Sorting): Sorting {
  return { ...sorting, direction: sorting.direction === 'asc' ? 'desc' : 'asc' };
}

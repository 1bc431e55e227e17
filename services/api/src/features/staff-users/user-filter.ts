import { rankOf } from '@camp/contracts/site/roles';
import { recentDays, type UserFilter as Filters } from '@camp/contracts/staff/staff-users';
import { searchedBytes } from '#models/user.ts';
import type { Fragment } from './user-order.ts';

const dayMs = 24 * 60 * 60 * 1000;

/* Which users a list shows, as conditions of a query. */

export interface UserFilter extends Fragment {
  /** The columns that have the same value in all matching rows. */
  fixed: Record<string, number>;
  /** The index of the few rows among which all that match are; others are found by what is asked. */
  index?: string;
}

/** The condition of the rows that match; null when all do. */
export function filterSql({ search, ...filters }: Filters): UserFilter | null {
  const { role, subscriber, verified } = filters;
  const fixed = {
    ...(role && { role_rank: rankOf(role) }),
    ...(subscriber && { subscribed: Number(subscriber) }),
    ...(verified && { email_verified: Number(verified) }),
  };
  const segments = segmentsOf(filters);
  const [narrowest] = segments;
  const conditions: Fragment[] = [
    ...Object.entries(fixed).map(([column, value]) => ({
      sql: `${column} = ${value}`,
      values: [],
    })),
    ...segments.map(({ condition }) => condition()),
    ...(search ? searchConditions(search) : []),
  ];
  if (conditions.length === 0) return null;
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    values: conditions.flatMap(({ values }) => values),
    fixed,
    ...(narrowest && { index: narrowest.index }),
  };
}

interface Segment {
  condition: () => Fragment;
  /** Finds its few people. */
  index: string;
}

/** The segments asked for, the one with the fewest people first. */
function segmentsOf({ suspended, staff, joined }: Filters): Segment[] {
  return [
    ...(suspended ? [{ condition: stillSuspended, index: 'users_by_suspended_at' }] : []),
    ...(staff ? [{ condition: isStaff, index: 'users_by_role_rank' }] : []),
    ...(joined ? [{ condition: joinedRecently, index: 'users_created_at_id' }] : []),
  ];
}

const isStaff = (): Fragment => ({ sql: `role_rank >= ${rankOf('mod')}`, values: [] });

const joinedRecently = (): Fragment => ({
  sql: 'created_at >= ?',
  values: [new Date(Date.now() - recentDays * dayMs)],
});

/** In SQL what `isSuspended` says of one user. */
const stillSuspended = (): Fragment => ({
  sql: 'suspended_at IS NOT NULL AND (suspended_until IS NULL OR suspended_until > ?)',
  values: [new Date()],
});

/**
 * Each word somewhere, in whatever order. Compared byte by byte with the key: `%` and `_` mean themselves.
 * A number is an id, too.
 */
function searchConditions(search: string): Fragment[] {
  const words = new Set(search.split(/\s+/).filter((word) => word !== ''));
  const [, id] = /^#?(\d{1,15})$/.exec(search) ?? [];
  const isId = id ? ` OR id = ${Number(id)}` : '';
  return [...words].map((word) => ({
    sql: `(INSTR(search_key, ?) > 0${isId})`,
    values: [searchedBytes(word)],
  }));
}

import { withAsciiDomain } from '@camp/contracts/account/normal-form';
import { rankOf } from '@camp/contracts/site/roles';
import { recentDays, type UserFilter as Filters } from '@camp/contracts/staff/staff-users';
import { searchedBytes } from '#models/user.ts';
import type { Fragment } from './user-order.ts';

const dayMs = 24 * 60 * 60 * 1000;

/* Which users a list shows, as conditions of a query. */

export interface UserFilter extends Fragment {
  /** The columns, some computed, that have the same value in all matching rows. */
  fixed: Record<string, number>;
  /** The index that has exactly the matching rows in one stretch, and the condition of that stretch. */
  stretch?: { index: string; sql: string };
  /** The index of the few rows among which all that match are; others are found by what is asked. */
  index?: string;
}

/**
 * The condition of the rows that match, in columns as stored: databases check it within an index that has
 * no computed ones. Null when all match.
 */
export function filterSql({ search, ...filters }: Filters): UserFilter | null {
  const { role, subscriber, verified } = filters;
  const fixed = {
    ...(role && { role_rank: rankOf(role) }),
    ...(subscriber && { subscribed: Number(subscriber) }),
    ...(verified && { email_verified: Number(verified) }),
  };
  const segments = segmentsOf(filters);
  const [narrowest] = segments;
  const others: Fragment[] = [
    ...segments.map(({ condition }) => condition()),
    ...(search ? searchConditions(search) : []),
  ];
  const conditions = [...fixedConditions(filters), ...others];
  if (conditions.length === 0) return null;
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    values: conditions.flatMap(({ values }) => values),
    fixed,
    ...(others.length === 0 && stretchOf(fixed)),
    ...(narrowest && { index: narrowest.index }),
  };
}

/** Each computed column has an index of its own. */
function stretchOf(fixed: UserFilter['fixed']): Pick<UserFilter, 'stretch'> {
  const [only, ...more] = Object.entries(fixed);
  if (!only || more.length > 0) return {};
  const [column, value] = only;
  return { stretch: { index: `users_by_${column}`, sql: `${column} = ${value}` } };
}

function fixedConditions({ role, subscriber, verified }: Filters): Fragment[] {
  const paysOrWasGiven = '(is_subscriber = 1 OR is_paid = 1)';
  return [
    ...(role ? [{ sql: 'role = ?', values: [role] }] : []),
    ...(subscriber === '1' ? [{ sql: paysOrWasGiven, values: [] }] : []),
    ...(subscriber === '0' ? [{ sql: `NOT ${paysOrWasGiven}`, values: [] }] : []),
    ...(verified ? [{ sql: `email_verified = ${Number(verified)}`, values: [] }] : []),
  ];
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
 * A number is an id, too, and the domain of an address in letters is that in ASCII.
 */
function searchConditions(search: string): Fragment[] {
  const words = new Set(search.split(/\s+/).filter((word) => word !== ''));
  const [, id] = /^#?(\d{1,15})$/.exec(search) ?? [];
  const isId = id ? ` OR id = ${Number(id)}` : '';
  return [...words].map((word) => {
    const forms = [...new Set([word, withAsciiDomain(word)])];
    return {
      sql: `(${forms.map(() => 'INSTR(search_key, ?) > 0').join(' OR ')}${isId})`,
      values: forms.map((form) => searchedBytes(form)),
    };
  });
}

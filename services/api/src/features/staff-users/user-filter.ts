import { withAsciiDomain } from '@camp/contracts/account/normal-form';
import { rankOf } from '@camp/contracts/site/roles';
import { recentDays, type UserFilter as Filters } from '@camp/contracts/staff/staff-users';
import { noPassword } from '#secrets/password.ts';
import { joined, named, sql, type Sql } from '#db/sql.ts';
import { maxWrongInARow, searchedBytes } from '#models/user.ts';

const dayMs = 24 * 60 * 60 * 1000;

/* The users that a list shows, as conditions of a query. */

export interface UserFilter {
  condition: Sql;
  /** The columns, some computed, that have the same value in all matching rows. */
  fixed: Record<string, number>;
  /** The index that has exactly the matching rows in one stretch, and the condition of that stretch. */
  stretch?: Stretch;
  /** The index of the few rows among which all that match are; others are found by what is asked. */
  index?: string;
}

interface Stretch {
  index: string;
  condition: Sql;
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
  const others: Sql[] = [
    ...segments.map(({ condition }) => condition()),
    ...(search ? searchConditions(search) : []),
  ];
  const conditions = [...fixedConditions(filters), ...others];
  if (conditions.length === 0) return null;
  return {
    condition: joined(conditions, ' AND '),
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
  const condition = sql`${named(column)} = ${value}`;
  return { stretch: { index: `users_by_${column}`, condition } };
}

const paysOrWasGiven = sql`(is_subscriber = 1 OR is_paid = 1)`;

function fixedConditions({ role, subscriber, verified }: Filters): Sql[] {
  return [
    ...(role ? [sql`role = ${role}`] : []),
    ...(subscriber === '1' ? [paysOrWasGiven] : []),
    ...(subscriber === '0' ? [sql`NOT ${paysOrWasGiven}`] : []),
    ...(verified ? [sql`email_verified = ${Number(verified)}`] : []),
  ];
}

interface Segment {
  condition: () => Sql;
  /** Finds its few people. */
  index: string;
}

/** The segments asked for, the one with the fewest people first. */
function segmentsOf(filters: Filters): Segment[] {
  const { suspended, invited, staff, joined: hasJoined, locked } = filters;
  return [
    ...(suspended ? [{ condition: stillSuspended, index: 'users_by_suspended_at' }] : []),
    ...(invited ? [{ condition: stillInvited, index: 'users_by_email_verified' }] : []),
    ...(staff ? [{ condition: isStaff, index: 'users_by_role_rank' }] : []),
    ...(hasJoined
      ? [{ condition: staff ? joinedRecently : isNewcomer, index: 'users_created_at_id' }]
      : []),
    /* No index has it: few look for them, and every wrong password would change it. */
    ...(locked ? [{ condition: isLocked, index: 'PRIMARY' }] : []),
  ];
}

/** The condition of `isInvited`, in SQL. */
const stillInvited = () => sql`email_verified = 0 AND password_hash = ${noPassword}`;

const isLocked = () =>
  sql`(wrong_passwords >= ${maxWrongInARow} OR wrong_codes >= ${maxWrongInARow})`;

const isStaff = () => sql`role_rank >= ${rankOf('mod')}`;

const joinedRecently = () => sql`created_at >= ${new Date(Date.now() - recentDays * dayMs)}`;

/** Staff are no newcomers, unless they are asked for. */
const isNewcomer = () => sql`${joinedRecently()} AND role_rank < ${rankOf('mod')}`;

/** The condition of `isSuspended`, in SQL. */
const stillSuspended = () =>
  sql`suspended_at IS NOT NULL AND (suspended_until IS NULL OR suspended_until > ${new Date()})`;

/**
 * Finds each word somewhere, in any order. Compared byte by byte with the key: `%` and `_` mean themselves. A
 * number is an id, too, and the domain of an address in letters is that in ASCII.
 */
function searchConditions(search: string): Sql[] {
  const words = new Set(search.split(/\s+/).filter((word) => word !== ''));
  const [, id] = /^#?(\d{1,15})$/.exec(search) ?? [];
  const isId = id ? sql` OR id = ${Number(id)}` : sql``;
  return [...words].map((word) => {
    const isIn = [...new Set([word, withAsciiDomain(word)])].map(
      (form) => sql`INSTR(search_key, ${searchedBytes(form)}) > 0`,
    );
    return sql`(${joined(isIn, ' OR ')}${isId})`;
  });
}

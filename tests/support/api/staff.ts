import type { Role } from '@camp/contracts/site/roles';
import { query, underTest } from './api-under-test.ts';
import {
  type BuiltUser,
  buildUser,
  buildUsers,
  type UserOverrides,
} from '#tests/support/people/build-user.ts';

/**
 * Users that staff act on and who never sign in. Their addresses are not verified; subscribers have
 * both flags.
 */
export const insertTargets = (roles: Role[]): Promise<BuiltUser[]> =>
  buildUsers(underTest, roles.map(targetOf));

export const insertTarget = (role: Role = 'member'): Promise<BuiltUser> =>
  buildUser(underTest, targetOf(role));

function targetOf(role: Role): UserOverrides {
  const isSubscriber = role === 'subscriber';
  return { role, isPaid: isSubscriber, isSubscriber, isVerified: false, isWaived: false };
}

/** Returns the fields of a user that staff change, from the database; undefined when the user is gone. */
export async function membershipOf(id: number) {
  const sql = 'SELECT role, is_paid, is_subscriber, email_verified FROM users WHERE id = ?';
  const [row] = await query(sql, [id]);
  return row && { ...row };
}

/** The details of an audit row: a text in one database, an object in the other. */
export function detailsOf(row: { details?: unknown } | undefined): unknown {
  const { details } = row ?? {};
  return typeof details === 'string' ? (JSON.parse(details) as unknown) : details;
}

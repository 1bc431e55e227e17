import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { presentOwnUser } from '#features/users/users.presenter.ts';
import { versionOf } from '#http/if-match.ts';
import { maxWrongInARow, type User } from '#models/user.ts';
import { noPassword } from '#secrets/password.ts';
import { isSuspended } from '#sessions/suspension.ts';
import { permissionsOver } from './staff-users.policy.ts';

/** A user as staff see them, with what this staff member may do to them. */
export function presentStaffUser(user: User, actor: User): StaffUser {
  return {
    ...presentOwnUser(user),
    version: versionOfUser(user),
    suspension: presentSuspension(user),
    locked: Math.max(user.wrongPasswords, user.wrongCodes) >= maxWrongInARow,
    invited: isInvited(user),
    ...permissionsOver(actor, user),
  };
}

export const versionOfUser = (user: User) => versionOf(managedFacts(user));

/** True if a person was invited and has not chosen a password yet. */
export const isInvited = ({ emailVerified, passwordHash }: User) =>
  emailVerified === 0 && passwordHash === noPassword;

function presentSuspension(user: User): StaffUser['suspension'] {
  const { suspendedAt, suspendedUntil, suspensionReason } = user;
  if (!isSuspended(user) || suspendedAt === null) return null;
  return {
    reason: suspensionReason ?? '',
    since: suspendedAt.toISOString(),
    until: suspendedUntil?.toISOString() ?? null,
  };
}

/**
 * Facts that staff change of a person, and know them by, but not what people say of themselves, or when they
 * sign in.
 */
const managedFacts = (user: User) => [
  user.username,
  user.email,
  user.firstname,
  user.lastname,
  user.role,
  user.isPaid,
  user.isSubscriber,
  user.emailVerified,
  JSON.stringify(presentSuspension(user)),
];

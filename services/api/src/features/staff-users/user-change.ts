import { rankOf, type Role } from '@camp/contracts/roles';
import type { UserChange } from '@camp/contracts/staff-users';
import { wrongField } from '#errors/api-error.ts';
import type { User } from '#models/user.ts';
import type { RequestedActions } from './staff-users.policy.ts';

/** The part of a user that staff change. */
export type UserFlags = Pick<User, 'role' | 'isPaid' | 'isSubscriber' | 'emailVerified'>;

/**
 * Refuses a change whose parts say two things. With a role the flags may differ, as they are kept
 * (docs/specification.md#subscriber-toggle); without one they are one toggle.
 * @throws {@link ApiError} VALIDATION
 */
export function requireAgreement({ role, is_subscriber, is_paid }: UserChange): void {
  const flags = [is_subscriber, is_paid].filter((value) => value !== undefined);
  if (role === 'subscriber' && flags.includes(0)) {
    throw wrongField('role', 'subscriberFlags');
  }
  if (role === undefined && new Set(flags).size > 1) {
    throw wrongField('is_paid', 'flagsTogether');
  }
}

/** The permissions that a change needs (docs/decisions/0020-staff-permissions.md). */
export function actionsRequestedBy({
  role,
  is_subscriber,
  is_paid,
  email_verified,
}: UserChange): RequestedActions {
  const actions: RequestedActions['actions'] = [];
  if (email_verified !== undefined) actions.push('verify');
  if (is_subscriber !== undefined || is_paid !== undefined) actions.push('subscribe');
  if (role !== undefined) actions.push('setRole');
  return { actions, role };
}

/**
 * The user after the change (docs/decisions/0021-subscriber-toggle.md). Fields that are left out
 * stay as they are.
 */
export function flagsAfter(change: UserChange, now: UserFlags): UserFlags {
  const emailVerified = change.email_verified ?? now.emailVerified;
  return { ...standingAfter(change, now), emailVerified };
}

function standingAfter({ role, is_subscriber, is_paid }: UserChange, now: UserFlags) {
  const { isPaid, isSubscriber } = now;
  if (role === 'subscriber') return { role, isPaid: 1, isSubscriber: 1 } as const;
  if (role) return { role, isPaid: is_paid ?? isPaid, isSubscriber: is_subscriber ?? isSubscriber };
  const toggle = is_subscriber ?? is_paid;
  if (toggle === undefined) return { role: now.role, isPaid, isSubscriber };
  return { role: toggledRole(now.role, toggle), isPaid: toggle, isSubscriber: toggle };
}

/** A member becomes a subscriber and the other way round; staff stay what they are. */
function toggledRole(role: Role, toggle: 0 | 1): Role {
  if (rankOf(role) > rankOf('subscriber')) return role;
  return toggle ? 'subscriber' : 'member';
}

interface Difference {
  before: UserFlags;
  after: UserFlags;
}

const columnOf = {
  role: 'role',
  isPaid: 'is_paid',
  isSubscriber: 'is_subscriber',
  emailVerified: 'email_verified',
} as const satisfies Record<keyof UserFlags, string>;

/** What the audit log says of a change: one thing by its name, several as an update; null when all was so before. */
export function auditEventFor(change: UserChange, { before, after }: Difference) {
  const attributes = (Object.keys(columnOf) as (keyof UserFlags)[]).filter(
    (attribute) => before[attribute] !== after[attribute],
  );
  const changes = Object.fromEntries(
    attributes.map((attribute) => [
      columnOf[attribute],
      { from: before[attribute], to: after[attribute] },
    ]),
  );
  const isVerification = attributes.includes('emailVerified');
  const isMembership = attributes.some((attribute) => attribute !== 'emailVerified');
  if (!isVerification && !isMembership) return null;
  if (isVerification && isMembership) return { action: 'user.update', details: { changes } };
  if (isVerification) {
    return { action: after.emailVerified ? 'user.verify' : 'user.unverify', details: { changes } };
  }
  if (change.role && before.role !== after.role) {
    return { action: 'user.role', details: { from: before.role, to: after.role, changes } };
  }
  const isSubscribed = after.isSubscriber || after.isPaid;
  return { action: isSubscribed ? 'user.subscribe' : 'user.unsubscribe', details: { changes } };
}

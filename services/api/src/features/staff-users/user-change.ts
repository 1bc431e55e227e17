import type { AuditDetails, AuditFact } from '@camp/contracts/staff/audit-actions';
import { rankOf, type Role } from '@camp/contracts/site/roles';
import { actsIn } from '@camp/contracts/staff/staff-acts';
import type { UserChange } from '@camp/contracts/staff/staff-users';
import { wrongField } from '#errors/api-error.ts';
import type { User } from '#models/user.ts';
import type { RequestedActions } from './staff-users.policy.ts';

/** The part of a user that staff change. */
export type UserFlags = Pick<User, 'role' | 'isPaid' | 'isSubscriber' | 'emailVerified'>;

/**
 * Refuses a change that contradicts itself. With a role the flags may differ, since both are kept
 * (docs/specification.md#subscriber-toggle). Without one they are a single toggle.
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

/** The permissions that a change needs (docs/decisions/staff.md#0020). */
export function actionsRequestedBy(change: UserChange): RequestedActions {
  const actions = actsIn(change).flatMap(({ permission }) => permission ?? []);
  return { actions, role: change.role };
}

/**
 * The user after the change (docs/decisions/people.md#0021). Fields that are left out
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

const fieldOf = {
  role: 'role',
  isPaid: 'is_paid',
  isSubscriber: 'is_subscriber',
  emailVerified: 'email_verified',
} as const satisfies Record<keyof UserFlags, string>;

type Details = AuditDetails['user.update'];

/** The fields that differ, before and after. */
export function changesBetween(before: UserFlags, after: UserFlags): Details['changes'] {
  const attributes = (Object.keys(fieldOf) as (keyof UserFlags)[]).filter(
    (attribute) => before[attribute] !== after[attribute],
  );
  return Object.fromEntries(
    attributes.map((attribute) => [
      fieldOf[attribute],
      { from: before[attribute], to: after[attribute] },
    ]),
  );
}

interface Difference {
  requested: RequestedActions;
  before: UserFlags;
  after: UserFlags;
  details: Details;
}

/** Returns what the audit log says about a change: one thing has an action of its own, several are an update. */
export function auditFactFor({ requested, before, after, details }: Difference): AuditFact {
  const { email_verified: verification, ...others } = details.changes;
  const isVerification = verification !== undefined;
  const changesFlags = Object.keys(others).length > 0;
  if (isVerification && changesFlags) return { action: 'user.update', details };
  if (isVerification) {
    return { action: after.emailVerified ? 'user.verify' : 'user.unverify', details };
  }
  if (requested.role && before.role !== after.role) {
    return { action: 'user.role', details: { from: before.role, to: after.role, ...details } };
  }
  const isSubscribed = after.isSubscriber || after.isPaid;
  return { action: isSubscribed ? 'user.subscribe' : 'user.unsubscribe', details };
}

import { type Role, rankOf } from '@camp/contracts/roles';
import type { StaffUser, UserChangeInput } from '@camp/contracts/staff-users';

/** One thing that staff do to a user's record. */
export type UserDeed =
  | { kind: 'verify'; to: 0 | 1 }
  | { kind: 'subscribe'; to: 0 | 1 }
  | { kind: 'role'; role: Role };

/**
 * What the API is asked for. Making somebody a subscriber sets both flags, removing clears both;
 * the role subscriber is asked for as 'paid' with both flags, any other role leaves the flags alone
 * (docs/specification.md#subscriber-toggle).
 */
export function changeOf(deed: UserDeed): UserChangeInput {
  if (deed.kind === 'verify') return { email_verified: deed.to };
  if (deed.kind === 'subscribe') return { is_subscriber: deed.to, is_paid: deed.to };
  if (deed.role === 'subscriber') return { role: 'paid', is_subscriber: 1, is_paid: 1 };
  return { role: deed.role };
}

/** The user as they will most likely be; null where only the server knows. */
export function foreseen(user: StaffUser, deed: UserDeed): StaffUser | null {
  if (deed.kind === 'verify') return { ...user, email_verified: deed.to };
  if (deed.kind === 'role') return null;
  const flags = { is_subscriber: deed.to, is_paid: deed.to };
  const isStaff = rankOf(user.role) > rankOf('subscriber');
  if (isStaff) return { ...user, ...flags };
  return { ...user, ...flags, role: deed.to === 1 ? 'subscriber' : 'member' };
}

/**
 * Whether somebody is a subscriber, by role or by flags (docs/specification.md#people-and-roles).
 */
export function isSubscribed({ role, is_subscriber, is_paid }: StaffUser): boolean {
  return role === 'subscriber' || is_subscriber === 1 || is_paid === 1;
}

import { type Role, rankOf } from '@camp/contracts/site/roles';
import type { StaffUser, UserChangeInput } from '@camp/contracts/staff/staff-users';

/** One change that staff make to a user's record. */
export type UserAction =
  | { kind: 'verify'; to: 0 | 1 }
  | { kind: 'subscribe'; to: 0 | 1 }
  | { kind: 'role'; role: Role; reason?: string };

/** True if it asks before it is done to many: it cannot be taken back with a press. */
export const asksForMany = (action: UserAction): boolean =>
  action.kind === 'role' || signsOut(action);

/** Un-verifying signs people out. */
export const signsOut = (action: UserAction): boolean =>
  action.kind === 'verify' && action.to === 0;

/**
 * Returns the request for an action. Making someone a subscriber sets both flags, removing clears both. The
 * role subscriber is requested as 'paid' with both flags; any other role leaves the flags alone
 * (docs/specification.md#subscriber-toggle).
 */
export function changeFor(action: UserAction): UserChangeInput & { reason?: string } {
  if (action.kind === 'verify') return { email_verified: action.to };
  if (action.kind === 'subscribe') return { is_subscriber: action.to, is_paid: action.to };
  const why = action.reason ? { reason: action.reason } : {};
  if (action.role === 'subscriber') {
    return { role: 'paid', is_subscriber: 1, is_paid: 1, ...why };
  }
  return { role: action.role, ...why };
}

/** True if someone joins or leaves the staff, or gets another rank in it: then it asks first. */
export const isAboutStaff = (action: UserAction, { role }: Pick<StaffUser, 'role'>): boolean =>
  action.kind === 'role' && [role, action.role].some((one) => rankOf(one) > rankOf('subscriber'));

/** The change that takes an action back; null where a press cannot. */
export function undoOf(action: UserAction, before: Changeable): UserChangeInput | null {
  const { role, is_subscriber, is_paid } = before;
  if (action.kind === 'role') {
    return { role: role === 'subscriber' ? 'paid' : role, is_subscriber, is_paid };
  }
  const isToggled = action.kind === 'subscribe' && is_subscriber === is_paid;
  return isToggled && is_paid !== action.to ? { is_subscriber, is_paid } : null;
}

type Changeable = Pick<StaffUser, 'role' | 'is_subscriber' | 'is_paid' | 'email_verified'>;

/** The user as the server will most likely answer; null where only the server knows. */
export function optimisticUser<User extends Changeable>(
  user: User,
  action: UserAction,
): User | null {
  if (action.kind === 'verify') return { ...user, email_verified: action.to };
  if (action.kind === 'role') return null;
  const flags = { is_subscriber: action.to, is_paid: action.to };
  const isStaff = rankOf(user.role) > rankOf('subscriber');
  if (isStaff) return { ...user, ...flags };
  return { ...user, ...flags, role: action.to === 1 ? 'subscriber' : 'member' };
}

import type { AuditAction } from '@camp/contracts/staff/audit-actions';

/** Acts after which the pages of the people concerned ask again who is signed in, and may do what. */
export const actsOnPeople: readonly string[] = [
  'account.delete',
  'account.update',
  'auth.change_password',
  'auth.refresh_reused',
  'auth.reset_password',
  'auth.verify_email',
  'auth.withdraw_registration',
  'security.admin_reset_2fa',
  'security.admin_session_ended',
  'security.override_off',
  'security.override_on',
  'security.removal_done',
  'security.session_ended',
  'user.delete',
  'user.edit',
  'user.expire',
  'user.profile_cleared',
  'user.profile_restored',
  'user.role',
  'user.subscribe',
  'user.suspend',
  'user.suspension_lifted',
  'user.suspension_over',
  'user.unsubscribe',
  'user.unverify',
  'user.update',
  'user.verify',
] satisfies AuditAction[];

/** Acts after which staff ask again for what waits for a second admin, and how far a job of theirs is. */
export const actsOnJobs: readonly string[] = [
  'users.bulk_approved',
  'users.bulk_change',
  'users.bulk_changed',
] satisfies AuditAction[];

const actsOnPlaces: readonly string[] = [
  'places.correct',
  'places.hide',
  'places.import',
  'places.park_updated',
  'places.show',
  'places.withdraw',
] satisfies AuditAction[];

/** True if others must be notified of an act at once. */
export const isToldAtOnce = (action: string): boolean =>
  [actsOnPeople, actsOnJobs, actsOnPlaces].some((acts) => acts.includes(action));

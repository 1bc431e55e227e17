import type { UserChange } from '@camp/contracts/staff/staff-users';
import { wrongField } from '#errors/api-error.ts';
import type { RequestedActions } from '#features/staff-users/staff-users.policy.ts';
import {
  actionsRequestedBy,
  flagsAfter,
  type UserFlags,
} from '#features/staff-users/user-change.ts';
import { type BulkJob, changeOf } from '#models/bulk-job.ts';

/** What signs people out or decides who runs the site is not done to many without saying why. */
export const needsReason = ({ role, email_verified }: UserChange): boolean =>
  role !== undefined || email_verified === 0;

/** @throws {@link ApiError} VALIDATION where a reason is missing. */
export function requireReason(change: UserChange, reason: string | undefined): void {
  if (needsReason(change) && !reason) throw wrongField('reason', 'reasonMissing');
}

/** Roles and flags can be given back; a session that was ended cannot. An undo has none. */
export const isUndoable = (job: Pick<BulkJob, 'changeText' | 'undoOf'>): boolean =>
  job.undoOf === null && changeOf(job).email_verified === undefined;

interface Step {
  requested: RequestedActions;
  after: (now: UserFlags) => UserFlags;
}

/** What is done to each of the people: the change itself. */
export const stepOf = (change: UserChange): Step => ({
  requested: actionsRequestedBy(change),
  after: (now) => flagsAfter(change, now),
});

/** What takes the change of one of them back: the flags from before. It needs the same permission. */
export function undoStepOf(change: UserChange, { role, isPaid, isSubscriber }: UserFlags): Step {
  const requested = actionsRequestedBy(change);
  return {
    requested: { ...requested, ...(requested.role && { role }) },
    after: (now) => ({ ...now, role, isPaid, isSubscriber }),
  };
}

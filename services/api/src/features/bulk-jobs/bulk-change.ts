import { mayOpen } from '@camp/contracts/site/roles';
import { actsIn } from '@camp/contracts/staff/staff-acts';
import type { UserChange } from '@camp/contracts/staff/staff-users';
import { wrongField } from '#errors/api-error.ts';
import type { RequestedActions } from '#features/staff-users/staff-users.policy.ts';
import {
  actionsRequestedBy,
  flagsAfter,
  type UserFlags,
} from '#features/staff-users/user-change.ts';
import { type BulkJob, changeOf } from '#models/bulk-job.ts';
import type { User } from '#models/user.ts';

/**
 * True if a change signs people out or decides who runs the site: a job over all who match that does so needs a
 * reason.
 */
export const needsReason = (change: UserChange): boolean =>
  actsIn(change).some(({ reason }) => reason === 'of-jobs');

/** True if a second admin has to approve it, for so many people. */
export const needsSecondAdmin = (change: UserChange, people: number): boolean =>
  actsIn(change).some(({ secondAdminFrom: from }) => from !== null && people >= from);

/** @throws {@link ApiError} VALIDATION where a reason is missing. */
export function requireReason(change: UserChange, reason: string | undefined): void {
  if (needsReason(change) && !reason) throw wrongField('reason', 'reasonMissing');
}

/** True if each act of a job can be taken back. An undo cannot. */
export const isUndoable = (job: Pick<BulkJob, 'changeText' | 'undoOf'>): boolean =>
  job.undoOf === null && actsIn(changeOf(job)).every(({ canUndo }) => canUndo);

/** True for an admin, but not for the one who asked for the job. */
export const mayApprove = (
  { state, actorUserId }: Pick<BulkJob, 'state' | 'actorUserId'>,
  { id, role }: Pick<User, 'id' | 'role'>,
): boolean => state === 'waiting' && actorUserId !== id && mayOpen('admin', role);

interface Step {
  requested: RequestedActions;
  after: (now: UserFlags) => UserFlags;
}

/** Returns the step that makes the change for one of the people. */
export const stepOf = (change: UserChange): Step => ({
  requested: actionsRequestedBy(change),
  after: (now) => flagsAfter(change, now),
});

/** Returns the step that gives one of them the flags from before. It needs the same permission as the change. */
export function undoStepOf(change: UserChange, before: UserFlags): Step {
  const requested = actionsRequestedBy(change);
  return {
    requested: { ...requested, ...(requested.role && { role: before.role }) },
    after: (now) => ({ ...now, ...before }),
  };
}

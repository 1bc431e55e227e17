import type { BulkJob as ShownJob } from '@camp/contracts/staff/bulk-jobs';
import type { UserChange } from '@camp/contracts/staff/staff-users';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import {
  id,
  instant,
  integer,
  key,
  longText,
  model,
  now,
  optional,
  text,
  withDefault,
} from './model.ts';

/** One change to many users, which the server makes on its own (docs/decisions/staff.md#0150). */
export class BulkJob extends model('bulk_jobs', {
  id: id(),
  actorUserId: integer(),
  /** Origin of the request, which the audit log has with every change. */
  requestIp: text(fieldLengths.ip),
  userAgent: text(fieldLengths.userAgent),
  /** The change to each of them, and why, as JSON ({@link changeOf}, {@link statedReasonOf}). */
  changeText: longText(),
  state: withDefault(text<ShownJob['state']>(10), 'running'),
  total: integer(),
  createdAt: now(),
  finishedAt: optional(instant()),
  undoOf: optional(integer()),
  /** Until then one process alone works on it: the one that holds the lease. */
  leasedUntil: optional(instant()),
  lease: optional(text(36)),
}) {}

type ReasonedChange = UserChange & { reason?: string };

const reasonedChangeOf = ({ changeText }: Pick<BulkJob, 'changeText'>) =>
  JSON.parse(changeText) as ReasonedChange;

export function changeOf(job: Pick<BulkJob, 'changeText'>): UserChange {
  const { reason: _reason, ...change } = reasonedChangeOf(job);
  return change;
}

/** Returns the reason of the caller, in their own words. */
export const statedReasonOf = (job: Pick<BulkJob, 'changeText'>): string | undefined =>
  reasonedChangeOf(job).reason;

/** In place of a version where the caller has named none. */
export const anyVersion = '';

/** A person that a job changes. `outcome` is null until it was their turn. */
export class BulkJobPerson extends model('bulk_job_people', {
  jobId: key(integer()),
  userId: key(integer()),
  /** As they were seen before the job was started; or {@link anyVersion}. */
  version: text(16),
  outcome: optional(text<'changed' | 'unchanged' | 'refused'>(10)),
  /** The key of the sentence that says why. */
  refusal: optional(text(40)),
  /** The values that an undo restores, as JSON. */
  flagsBefore: optional(longText()),
  versionAfter: optional(text(16)),
}) {}

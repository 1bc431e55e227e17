import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type AuditEvent, writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import { isPassing } from '#errors/database-errors.ts';
import { changeUser } from '#features/staff-users/change-user.ts';
import type { UserFlags } from '#features/staff-users/user-change.ts';
import { isDenial } from '#http/audit-denied-requests.ts';
import { anyVersion, BulkJob, BulkJobPerson, changeOf, statedReasonOf } from '#models/bulk-job.ts';
import { stepOf, undoStepOf } from './bulk-change.ts';
import { outcomesOf } from './bulk-jobs.presenter.ts';

/** A job whose process has died is taken over by another one after this time. */
const leaseMs = 30_000;
/** After so many people the lease is renewed, and it is noticed that someone stopped the job. */
const peopleAtOnce = 10;

export type RunContext = Pick<AppContext, 'db' | 'env' | 'log' | 'outbox'>;

/** Returns the columns that give a job to this run alone. */
export const newLease = () => ({ lease: randomUUID(), leasedUntil: nextLease() });

const nextLease = () => new Date(Date.now() + leaseMs);

interface Run {
  /** Its lease is this run's own. */
  job: BulkJob;
  isStopped?: () => boolean;
  /** Pause between two people. */
  pauseMs?: number;
}

/**
 * Makes the changes of a job, one person after the other (docs/decisions/staff.md#0150). The change and its
 * outcome are one transaction, so that no one is changed twice, even if another process takes the job over.
 */
export async function runJob(
  context: RunContext,
  { job, isStopped = () => false, pauseMs = 0 }: Run,
): Promise<void> {
  while (!isStopped() && (await renew(job))) {
    const where = { jobId: job.id, outcome: null };
    const people = await BulkJobPerson.findAll({ where, order: ['userId'], limit: peopleAtOnce });
    if (people.length === 0) return finish(context, job);
    for (const { userId } of people) {
      if (isStopped()) break;
      await change(context, { job, userId });
      if (pauseMs > 0) await wait(pauseMs);
    }
  }
  await BulkJob.update({ leasedUntil: null }, { where: heldBy(job) });
}

interface Turn {
  job: BulkJob;
  userId: number;
}

async function change(context: RunContext, { job, userId }: Turn): Promise<void> {
  try {
    await context.db.transaction(async (transaction) => {
      const where = { jobId: job.id, userId, outcome: null };
      const person = await BulkJobPerson.findOne({ where, lock: true, transaction });
      if (!person) return;
      const seen = person.version === anyVersion ? null : [person.version];
      const { user, changed, before } = await changeUser(
        context,
        { ...byJob(job), userId, seen, ...(await stepFor(job, userId)) },
        transaction,
      );
      const outcome = changed ? ('changed' as const) : ('unchanged' as const);
      const flagsBefore = changed ? JSON.stringify(before) : null;
      await person.update({ outcome, flagsBefore, versionAfter: user.version }, { transaction });
    });
  } catch (error) {
    if (isPassing(error)) throw error;
    await refuse(context, { job, userId, error });
  }
}

/** Records the refusal: a person who cannot be changed does not hold up the others. */
async function refuse(
  { db, log }: RunContext,
  { job, userId, error }: Turn & { error: unknown },
): Promise<void> {
  const isRefusal = error instanceof ApiError;
  if (!isRefusal) log.error({ err: error, job: job.id, user: userId }, 'not changed');
  const refusal = isRefusal ? error.sentence.key : 'internal';
  await db.transaction(async (transaction) => {
    const where = { jobId: job.id, userId, outcome: null };
    const outcome = { outcome: 'refused' as const, refusal };
    const [count] = await BulkJobPerson.update(outcome, { where, transaction });
    if (count !== 1 || !isDenial(error)) return;
    const path = `/api/admin/bulk-jobs/${job.id}`;
    const details = { method: 'POST', path, code: error.code, reason: error.message };
    const who = { actorId: job.actorUserId, targetId: userId, request: originOf(job) };
    await writeAudit({ action: 'staff.action_refused', ...who, details }, transaction);
  });
}

async function finish({ db, log }: RunContext, job: BulkJob): Promise<void> {
  await db.transaction(async (transaction) => {
    const done = { state: 'done' as const, finishedAt: new Date(), leasedUntil: null };
    const [count] = await BulkJob.update(done, { where: heldBy(job), transaction });
    if (count !== 1) return;
    const details = { job: job.id, ...(await outcomesOf(job.id, transaction)) };
    const who = { actorId: job.actorUserId, request: originOf(job) };
    await writeAudit({ action: 'users.bulk_changed', ...who, details }, transaction);
  });
  log.info({ job: job.id }, 'bulk job done');
}

const originOf = ({ requestIp: ip, userAgent }: BulkJob): AuditEvent['request'] => ({
  ip,
  userAgent,
});

const byJob = (job: BulkJob) => ({
  actor: { user: { id: job.actorUserId } },
  request: originOf(job),
  job: job.id,
  reason: statedReasonOf(job),
});

/** An undo gives each of them their own flags back. */
async function stepFor(job: BulkJob, userId: number) {
  const { undoOf } = job;
  const wanted = changeOf(job);
  if (undoOf === null) return stepOf(wanted);
  const undone = await BulkJobPerson.findOne({ where: { jobId: undoOf, userId } });
  return undoStepOf(wanted, JSON.parse(undone?.flagsBefore ?? '{}') as UserFlags);
}

const heldBy = ({ id, lease }: BulkJob) => ({ id, lease, state: 'running' as const });

/** Returns false once another process has the job, or someone stopped it. */
async function renew(job: BulkJob): Promise<boolean> {
  const [count] = await BulkJob.update({ leasedUntil: nextLease() }, { where: heldBy(job) });
  return count === 1;
}

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Op } from 'sequelize';
import { type AuditEvent, writeAudit } from '#audit/write-audit.ts';
import { RepeatedWork } from '#background/repeated-work.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import { isPassing } from '#errors/database-errors.ts';
import { changeUser } from '#features/staff-users/change-user.ts';
import type { UserFlags } from '#features/staff-users/user-change.ts';
import { isDenial } from '#http/audit-denied-requests.ts';
import { BulkJob, BulkJobPerson, changeOf } from '#models/bulk-job.ts';
import { stepOf, undoStepOf } from './bulk-change.ts';
import { outcomesOf } from './bulk-jobs.presenter.ts';

const pollIntervalMs = 1_000;
/** A job whose process has died is taken over by another one after this time. */
const leaseMs = 30_000;
/** Pause between two people, so that other writers get their turn: SQLite has one writer at a time. */
const pauseMs = 5;
/** After so many people the lease is renewed, and it is noticed that someone stopped the job. */
const peopleAtOnce = 10;

type WorkerContext = Pick<AppContext, 'db' | 'env' | 'log' | 'outbox'>;

/**
 * Makes the changes of bulk jobs, one person after the other (docs/decisions/staff.md#0150). The change and
 * its outcome are one transaction, so that no one is changed twice, even if another process takes the job over.
 */
export class BulkJobWorker extends RepeatedWork {
  readonly name = 'bulk-jobs';
  private readonly context: WorkerContext;

  constructor(context: WorkerContext) {
    super(pollIntervalMs);
    this.context = context;
  }

  protected explain(error: unknown): void {
    this.context.log.warn({ err: error }, 'bulk jobs are waiting');
  }

  protected async work(): Promise<void> {
    for (const job of await freeJobs()) {
      if (!this.isStopped && (await claim(job))) await this.run(job);
    }
  }

  private async run(job: BulkJob): Promise<void> {
    while (!this.isStopped && (await renew(job))) {
      const where = { jobId: job.id, outcome: null };
      const people = await BulkJobPerson.findAll({ where, order: ['userId'], limit: peopleAtOnce });
      if (people.length === 0) return this.finish(job);
      for (const { userId } of people) {
        if (this.isStopped) break;
        await this.change(job, userId);
        await wait(pauseMs);
      }
    }
    await BulkJob.update({ leasedUntil: null }, { where: heldBy(job) });
  }

  private async change(job: BulkJob, userId: number): Promise<void> {
    try {
      await this.context.db.transaction(async (transaction) => {
        const where = { jobId: job.id, userId, outcome: null };
        const person = await BulkJobPerson.findOne({ where, lock: true, transaction });
        if (!person) return;
        const { user, changed, before } = await changeUser(
          this.context,
          { ...byJob(job), userId, seen: [person.version], ...(await stepFor(job, userId)) },
          transaction,
        );
        const outcome = changed ? ('changed' as const) : ('unchanged' as const);
        const flagsBefore = changed ? JSON.stringify(before) : null;
        await person.update({ outcome, flagsBefore, versionAfter: user.version }, { transaction });
      });
    } catch (error) {
      if (isPassing(error)) throw error;
      await this.refuse(job, { userId, error });
    }
  }

  /** Records the refusal: a person who cannot be changed does not hold up the others. */
  private async refuse(
    job: BulkJob,
    { userId, error }: { userId: number; error: unknown },
  ): Promise<void> {
    const isRefusal = error instanceof ApiError;
    if (!isRefusal)
      this.context.log.error({ err: error, job: job.id, user: userId }, 'not changed');
    const refusal = isRefusal ? error.sentence.key : 'internal';
    await this.context.db.transaction(async (transaction) => {
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

  private async finish(job: BulkJob): Promise<void> {
    await this.context.db.transaction(async (transaction) => {
      const done = { state: 'done' as const, finishedAt: new Date(), leasedUntil: null };
      const [count] = await BulkJob.update(done, { where: heldBy(job), transaction });
      if (count !== 1) return;
      const details = { job: job.id, ...(await outcomesOf(job.id, transaction)) };
      const who = { actorId: job.actorUserId, request: originOf(job) };
      await writeAudit({ action: 'users.bulk_changed', ...who, details }, transaction);
    });
    this.context.log.info({ job: job.id }, 'bulk job done');
  }
}

const originOf = ({ requestIp: ip, userAgent }: BulkJob): AuditEvent['request'] => ({
  ip,
  userAgent,
});

const byJob = (job: BulkJob) => ({
  actor: { user: { id: job.actorUserId } },
  request: originOf(job),
  job: job.id,
});

/** An undo gives each of them their own flags back. */
async function stepFor(job: BulkJob, userId: number) {
  const { undoOf } = job;
  const change = changeOf(job);
  if (undoOf === null) return stepOf(change);
  const undone = await BulkJobPerson.findOne({ where: { jobId: undoOf, userId } });
  return undoStepOf(change, JSON.parse(undone?.flagsBefore ?? '{}') as UserFlags);
}

const isFree = () => ({
  [Op.or]: [{ leasedUntil: null }, { leasedUntil: { [Op.lt]: new Date() } }],
});

const freeJobs = (): Promise<BulkJob[]> =>
  BulkJob.findAll({ where: { state: 'running', ...isFree() }, order: ['id'] });

const nextLease = () => new Date(Date.now() + leaseMs);

/** Takes a job for this process alone; false when another one was faster. */
async function claim(job: BulkJob): Promise<boolean> {
  const taken = { lease: randomUUID(), leasedUntil: nextLease() };
  const where = { id: job.id, state: 'running' as const, ...isFree() };
  const [count] = await BulkJob.update(taken, { where });
  if (count === 1) job.set(taken, { raw: true });
  return count === 1;
}

const heldBy = ({ id, lease }: BulkJob) => ({ id, lease, state: 'running' as const });

/** Returns false once another process has the job, or someone stopped it. */
async function renew(job: BulkJob): Promise<boolean> {
  const [count] = await BulkJob.update({ leasedUntil: nextLease() }, { where: heldBy(job) });
  return count === 1;
}

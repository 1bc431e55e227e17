import type { CallResult } from '@camp/contracts/client/endpoint';
import { mayOpen } from '@camp/contracts/site/roles';
import type * as contract from '@camp/contracts/staff/bulk-jobs';
import { Op, type Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { BulkJob } from '#models/bulk-job.ts';
import type { User } from '#models/user.ts';
import type { Actor } from '#sessions/actor.ts';
import { mayApprove } from './bulk-change.ts';
import { outcomesOf, presentJob } from './bulk-jobs.presenter.ts';

/** Maximum number of jobs in a list. */
const maxListed = 5;

/**
 * Lists the caller's jobs, so that no page loses sight of one in a reload; for admins also those that wait for
 * them.
 */
export async function listJobs({
  actor,
}: {
  actor: Actor;
}): Promise<CallResult<typeof contract.listBulkJobs.admin>> {
  const { id, role } = actor.user;
  const latest = { order: [['id', 'DESC']] as [string, string][], limit: maxListed };
  const own = await BulkJob.findAll({ where: { actorUserId: id }, ...latest });
  const waiting = { state: 'waiting' as const, actorUserId: { [Op.ne]: id } };
  const others = mayOpen('admin', role) ? await BulkJob.findAll({ where: waiting, ...latest }) : [];
  const present = (job: BulkJob) => presentJob(job, actor.user);
  return {
    jobs: await Promise.all(own.map(present)),
    waiting: await Promise.all(others.map(present)),
  };
}

interface JobCall {
  actor: Actor;
  params: { id: number };
}

export async function readJob({ actor, params }: JobCall) {
  return { job: await presentJob(await findJob(params.id, actor.user), actor.user) };
}

/** Finds a job: moderators only their own, admins anyone's. @throws {@link ApiError} NOT_FOUND */
export async function findJob(
  id: number,
  reader: User,
  transaction: Transaction | null = null,
): Promise<BulkJob> {
  const own = mayOpen('admin', reader.role) ? {} : { actorUserId: reader.id };
  const job = await BulkJob.findOne({
    where: { id, ...own },
    transaction,
    ...(transaction && { lock: true }),
  });
  if (!job) throw new ApiError('NOT_FOUND', 'noSuchJob');
  return job;
}

const isOpen = ({ state }: BulkJob) => state === 'running' || state === 'waiting';

/** Lets a job begin that someone else has asked for (docs/decisions/staff.md#0287). */
export async function approveJob(
  { db }: AppContext,
  { actor, params, request }: Call<typeof contract.approveBulkJob>,
): Promise<CallResult<typeof contract.approveBulkJob>> {
  const job = await db.transaction(async (transaction) => {
    const waiting = await findJob(params.id, actor.user, transaction);
    if (waiting.state !== 'waiting') throw new ApiError('CONFLICT', 'jobOver');
    if (!mayApprove(waiting, actor.user)) throw new ApiError('FORBIDDEN', 'ownJob');
    await waiting.update({ state: 'running' }, { transaction });
    const { id, total: people, actorUserId: asked_by } = waiting;
    const details = { job: id, people, asked_by };
    const who = { actorId: actor.user.id, request };
    await writeAudit({ action: 'users.bulk_approved', ...who, details }, transaction);
    return waiting;
  });
  return { job: await presentJob(job, actor.user) };
}

/** Stops a job. People whose turn has not come stay as they are. */
export async function stopJob(
  { db }: AppContext,
  { actor, params, request }: JobCall & { request: Parameters<typeof writeAudit>[0]['request'] },
) {
  const job = await db.transaction(async (transaction) => {
    const running = await findJob(params.id, actor.user, transaction);
    if (!isOpen(running)) throw new ApiError('CONFLICT', 'jobOver');
    await running.update({ state: 'stopped', finishedAt: new Date() }, { transaction });
    const outcome = await outcomesOf(running.id, transaction);
    const details = { job: running.id, ...outcome, stopped: true as const };
    const who = { actorId: actor.user.id, request };
    await writeAudit({ action: 'users.bulk_changed', ...who, details }, transaction);
    return running;
  });
  return { job: await presentJob(job, actor.user) };
}

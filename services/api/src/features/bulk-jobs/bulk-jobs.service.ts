import type { CallResult } from '@camp/contracts/client/endpoint';
import { mayOpen } from '@camp/contracts/site/roles';
import type * as contract from '@camp/contracts/staff/bulk-jobs';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import { BulkJob } from '#models/bulk-job.ts';
import type { User } from '#models/user.ts';
import type { Actor } from '#sessions/actor.ts';
import { outcomesOf, presentJob } from './bulk-jobs.presenter.ts';

/** How many of somebody's jobs are listed. */
const mostListed = 5;

/** What a page asks for after a reload, so that nobody loses sight of a job. */
export async function listOwnJobs({
  actor,
}: {
  actor: Actor;
}): Promise<CallResult<typeof contract.listBulkJobs.admin>> {
  const jobs = await BulkJob.findAll({
    where: { actorUserId: actor.user.id },
    order: [['id', 'DESC']],
    limit: mostListed,
  });
  return { jobs: await Promise.all(jobs.map(presentJob)) };
}

interface JobCall {
  actor: Actor;
  params: { id: number };
}

export async function readJob({ actor, params }: JobCall) {
  return { job: await presentJob(await findJob(params.id, actor.user)) };
}

/** Moderators have their own jobs, admins everybody's. @throws {@link ApiError} NOT_FOUND */
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

/** Leaves those whose turn it was not yet as they are. */
export async function stopJob(
  { db }: AppContext,
  { actor, params, request }: JobCall & { request: Parameters<typeof writeAudit>[0]['request'] },
) {
  const job = await db.transaction(async (transaction) => {
    const running = await findJob(params.id, actor.user, transaction);
    if (running.state !== 'running') throw new ApiError('CONFLICT', 'jobOver');
    await running.update({ state: 'stopped', finishedAt: new Date() }, { transaction });
    const outcome = await outcomesOf(running.id, transaction);
    const details = { job: running.id, ...outcome, stopped: true as const };
    const who = { actorId: actor.user.id, request };
    await writeAudit({ action: 'users.bulk_changed', ...who, details }, transaction);
    return running;
  });
  return { job: await presentJob(job) };
}

import { inEnglish } from '@camp/contracts/sentences/error-messages';
import type { BulkJob as ShownJob } from '@camp/contracts/staff/bulk-jobs';
import { maxUsersAtOnce } from '@camp/contracts/staff/staff-users';
import { col, fn, type Transaction } from 'sequelize';
import { BulkJob, BulkJobPerson, changeOf } from '#models/bulk-job.ts';
import { User } from '#models/user.ts';
import { isUndoable, mayApprove } from './bulk-change.ts';

/** Maximum number of refused people who are named: all of those selected. */
const maxNamed = maxUsersAtOnce;

/** Presents what a job has done and where it stands, for one reader. */
export async function presentJob(job: BulkJob, reader: User): Promise<ShownJob> {
  const [outcomes, reasons, refusals, undo, asker] = await Promise.all([
    outcomesOf(job.id),
    reasonsOf(job.id),
    refusalsOf(job.id),
    BulkJob.findOne({ attributes: ['id'], where: { undoOf: job.id } }),
    User.findByPk(job.actorUserId, { attributes: ['username'] }),
  ]);
  const isOver = job.finishedAt !== null;
  const undoneBy = undo?.id ?? null;
  return {
    id: job.id,
    state: job.state,
    change: changeOf(job),
    total: job.total,
    ...outcomes,
    created_at: job.createdAt.toISOString(),
    finished_at: job.finishedAt?.toISOString() ?? null,
    undo_of: job.undoOf,
    undone_by: undoneBy,
    asked_by: asker?.username ?? null,
    can_approve: mayApprove(job, reader),
    can_undo: isOver && undoneBy === null && isUndoable(job) && outcomes.changed > 0,
    reasons,
    refusals,
  };
}

interface OutcomeCount {
  outcome: 'changed' | 'unchanged' | 'refused' | null;
  count: number;
}

/** Counts the people who were changed, were so before, and were refused, so far. */
export async function outcomesOf(jobId: number, transaction: Transaction | null = null) {
  const rows = (await BulkJobPerson.findAll({
    attributes: ['outcome', [fn('COUNT', col('user_id')), 'count']],
    where: { jobId },
    group: ['outcome'],
    raw: true,
    transaction,
  })) as unknown as OutcomeCount[];
  const of = (outcome: OutcomeCount['outcome']) =>
    rows.find((row) => row.outcome === outcome)?.count ?? 0;
  return { changed: of('changed'), unchanged: of('unchanged'), refused: of('refused') };
}

const refused = (jobId: number) => ({ jobId, outcome: 'refused' as const });

async function reasonsOf(jobId: number): Promise<ShownJob['reasons']> {
  const rows = (await BulkJobPerson.findAll({
    attributes: ['refusal', [fn('COUNT', col('user_id')), 'count']],
    where: refused(jobId),
    group: ['refusal'],
    raw: true,
  })) as unknown as { refusal: string | null; count: number }[];
  return rows
    .map(({ refusal, count }) => ({ ...reasonOf(refusal), count }))
    .toSorted((one, other) => other.count - one.count);
}

async function refusalsOf(jobId: number): Promise<ShownJob['refusals']> {
  const rows = await BulkJobPerson.findAll({
    where: refused(jobId),
    order: ['userId'],
    limit: maxNamed,
  });
  const people = await User.findAll({
    attributes: ['id', 'displayName', 'username'],
    where: { id: rows.map(({ userId }) => userId) },
  });
  const names = new Map(people.map((user) => [user.id, user.displayName || user.username]));
  return rows.map(({ userId: id, refusal }) => ({
    id,
    name: names.get(id) ?? null,
    ...reasonOf(refusal),
  }));
}

function reasonOf(refusal: string | null) {
  const sentence = { key: refusal ?? 'internal' };
  return { sentence, error: inEnglish(sentence) ?? '' };
}

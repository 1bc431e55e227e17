import type { CallResult } from '@camp/contracts/client/endpoint';
import { type previewBulkJob, maxInBulkJob } from '@camp/contracts/staff/bulk-jobs';
import type { UserChange } from '@camp/contracts/staff/staff-users';
import type { Role } from '@camp/contracts/site/roles';
import type { Request } from 'express';
import { Op, type Sequelize, type Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { ipOf, userAgentOf } from '#client-info/client-info.ts';
import type { AppContext } from '#context.ts';
import { read, sql } from '#db/sql.ts';
import { ApiError, wrongField } from '#errors/api-error.ts';
import { filterSql } from '#features/staff-users/user-filter.ts';
import { denialReason } from '#features/staff-users/staff-users.policy.ts';
import { confirmActs, countActs } from '#features/staff-users/weighty-acts.ts';
import { versionOfUser } from '#features/staff-users/staff-users.presenter.ts';
import { actionsRequestedBy, requireAgreement } from '#features/staff-users/user-change.ts';
import { BulkJob, BulkJobPerson, changeOf } from '#models/bulk-job.ts';
import { User } from '#models/user.ts';
import type { Actor } from '#sessions/actor.ts';
import { isUndoable, needsReason, needsSecondAdmin, requireReason } from './bulk-change.ts';
import { presentJob } from './bulk-jobs.presenter.ts';
import { findJob } from './bulk-jobs.service.ts';

type Filter = Parameters<typeof filterSql>[0];

interface Decision {
  actor: Actor;
  body: { filter: Filter; change: UserChange };
}

/** Counts the people a change would be about, and those that the caller's rank may change so. */
export async function previewJob(
  { db }: AppContext,
  { actor, body: { filter, change } }: Decision,
): Promise<CallResult<typeof previewBulkJob.admin>> {
  requireAgreement(change);
  const { id: own } = actor.user;
  const byRole = await countByRole(db, { filter, own });
  const total = sumOf(byRole);
  const requested = actionsRequestedBy(change);
  const allowed = byRole.filter(({ role, is_own }) => {
    const target = { id: is_own ? own : nobodysId, role };
    return denialReason(requested, { actor: actor.user, target }) === null;
  });
  return {
    total,
    allowed: sumOf(allowed),
    most: maxInBulkJob,
    needs_reason: needsReason(change),
    needs_second_admin: needsSecondAdmin(change, total),
  };
}

const nobodysId = 0;

interface RoleCount {
  role: Role;
  /** 1 if it is the caller alone. */
  is_own: 0 | 1;
  count: number | string;
}

function countByRole(db: Sequelize, { filter, own }: { filter: Filter; own: number }) {
  return read<RoleCount>(
    db,
    sql`SELECT role, CASE WHEN id = ${own} THEN 1 ELSE 0 END AS is_own, COUNT(*) AS count
      FROM users WHERE ${matching(filter)} GROUP BY role, is_own`,
  );
}

const matching = (filter: Filter) => filterSql(filter)?.condition ?? sql`1 = 1`;

const sumOf = (counts: readonly RoleCount[]) =>
  counts.reduce((sum, { count }) => sum + Number(count), 0);

type Start = Decision & {
  body: { expected: number; reason?: string | undefined };
  request: Request;
};

/** Starts a job over all who match now. */
export async function startJob(context: AppContext, { actor, body, request }: Start) {
  const { filter, change, expected, reason } = body;
  requireAgreement(change);
  requireReason(change, reason);
  await confirmActs({ actor, change });
  const people = await peopleMatching(context.db, filter);
  if (people.length > maxInBulkJob) throw tooMany();
  if (people.length !== expected) throw listMoved(people.length);
  const details = { change, filter, ...(reason && { stated_reason: reason }) };
  const state = needsSecondAdmin(change, people.length) ? 'waiting' : 'running';
  if (state === 'running') await countActs(context, { actor, change, people: people.length });
  return createJob(context.db, { actor, request, people, details, state });
}

const tooMany = () =>
  new ApiError('CONFLICT', { key: 'tooManyPeople', params: { most: maxInBulkJob } });

const listMoved = (total: number) =>
  new ApiError('CONFLICT', { key: 'listMoved', params: { total } });

/** Number of rows read or written in one statement. */
const batchSize = 500;

type Person = Pick<BulkJobPerson, 'userId' | 'version'>;

/** Reads without locks: a person changed meanwhile has another version when it is their turn. */
async function peopleMatching(db: Sequelize, filter: Filter): Promise<Person[]> {
  const rows = await read<{ id: number }>(
    db,
    sql`SELECT id FROM users WHERE ${matching(filter)} ORDER BY id LIMIT ${maxInBulkJob + 1}`,
  );
  const people: Person[] = [];
  for (const some of batchesOf(rows)) {
    const users = await User.findAll({ where: { id: some.map(({ id }) => id) }, order: ['id'] });
    people.push(...users.map((user) => ({ userId: user.id, version: versionOfUser(user) })));
  }
  return people;
}

function* batchesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += batchSize) yield rows.slice(at, at + batchSize);
}

interface NewJob {
  actor: Actor;
  request: Request;
  people: readonly Person[];
  state: 'running' | 'waiting';
  details: { change: UserChange; filter?: Filter; stated_reason?: string; undo_of?: number };
}

async function createJob(db: Sequelize, { actor, request, people, details, state }: NewJob) {
  if (people.length === 0) throw wrongField('filter', 'usersMissing');
  const { id: actorId } = actor.user;
  const { change, undo_of: undoOf = null } = details;
  const job = await db.transaction(async (transaction) => {
    await requireNoOther(actorId, transaction);
    const origin = { requestIp: ipOf(request), userAgent: userAgentOf(request) };
    const changeText = JSON.stringify(change);
    const asked = { actorUserId: actorId, ...origin, changeText, undoOf };
    const row = { ...asked, total: people.length, state };
    const created = await BulkJob.create(row, { transaction });
    for (const some of batchesOf(people)) {
      const rows = some.map((person) => ({ ...person, jobId: created.id }));
      await BulkJobPerson.bulkCreate(rows, { transaction });
    }
    const about = { job: created.id, people: people.length, ...details };
    await writeAudit(
      { action: 'users.bulk_change', actorId, details: about, request },
      transaction,
    );
    return created;
  });
  return { job: await presentJob(job, actor.user) };
}

/** Allows a person one job at a time, so that a second press starts nothing. */
async function requireNoOther(actorUserId: number, transaction: Transaction): Promise<void> {
  await User.findByPk(actorUserId, { lock: true, transaction });
  const where = { actorUserId, state: { [Op.in]: ['running', 'waiting'] } };
  if ((await BulkJob.count({ where, transaction })) > 0)
    throw new ApiError('CONFLICT', 'jobRunning');
}

interface Undo {
  actor: Actor;
  params: { id: number };
  request: Request;
}

/** Starts a job that takes back what another one changed, for the people who are still as that one left them. */
export async function undoJob({ db }: AppContext, { actor, params, request }: Undo) {
  const job = await findJob(params.id, actor.user);
  const { id: undoOf, finishedAt } = job;
  const change = changeOf(job);
  const isUndone = (await BulkJob.count({ where: { undoOf } })) > 0;
  if (finishedAt === null || isUndone || !isUndoable(job)) {
    throw new ApiError('CONFLICT', 'jobStays');
  }
  await confirmActs({ actor, change });
  const changed = await BulkJobPerson.findAll({
    where: { jobId: undoOf, outcome: 'changed' },
    order: ['userId'],
  });
  const people = changed.map(({ userId, versionAfter }) => ({
    userId,
    version: versionAfter ?? '',
  }));
  const details = { change, undo_of: undoOf };
  return createJob(db, { actor, request, people, details, state: 'running' });
}

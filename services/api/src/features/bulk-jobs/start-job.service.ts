import type { CallResult } from '@camp/contracts/client/endpoint';
import { type previewBulkJob, maxInBulkJob } from '@camp/contracts/staff/bulk-jobs';
import { maxUsersAtOnce, type UserChange } from '@camp/contracts/staff/staff-users';
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
import { anyVersion, BulkJob, BulkJobPerson, changeOf } from '#models/bulk-job.ts';
import { User } from '#models/user.ts';
import type { Actor } from '#sessions/actor.ts';
import { isUndoable, needsReason, needsSecondAdmin, requireReason } from './bulk-change.ts';
import { presentJob } from './bulk-jobs.presenter.ts';
import { findJob } from './bulk-jobs.service.ts';
import { newLease, runJob } from './run-job.ts';

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

interface Start {
  actor: Actor;
  body: PeopleInput & { change: UserChange; reason?: string | undefined };
  request: Request;
}

/** Starts a job over the people selected, or over all who match now. */
export async function startJob(context: AppContext, { actor, body, request }: Start) {
  const { filter, change, reason } = body;
  requireAgreement(change);
  if (filter) requireReason(change, reason);
  await confirmActs({ actor, change });
  const people = await peopleOf(context.db, body);
  const details = { change, ...(filter && { filter }), ...(reason && { stated_reason: reason }) };
  const state = needsSecondAdmin(change, people.length) ? 'waiting' : 'running';
  if (state === 'running') await countActs(context, { actor, change, people: people.length });
  const runsNow = body.ids !== undefined && state === 'running';
  return createJob(context, { actor, request, people, details, state, runsNow });
}

interface PeopleInput {
  ids?: number[] | undefined;
  versions?: Record<string, string> | undefined;
  filter?: Filter | undefined;
  expected?: number | undefined;
}

/** @throws {@link ApiError} VALIDATION unless people are named in one of the two ways. */
async function peopleOf(
  db: Sequelize,
  { ids, versions = {}, filter, expected }: PeopleInput,
): Promise<Person[]> {
  if (ids && filter) throw wrongField('filter', 'invalid');
  if (ids) {
    return [...new Set(ids)].map((userId) => ({ userId, version: versions[userId] ?? anyVersion }));
  }
  if (!filter) throw wrongField('ids', 'usersMissing');
  if (expected === undefined) throw wrongField('expected', 'missing');
  const people = await peopleMatching(db, filter);
  if (people.length > maxInBulkJob) throw tooMany();
  if (people.length !== expected) throw listMoved(people.length);
  return people;
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
  /** True if it is done before it is answered. */
  runsNow: boolean;
  details: { change: UserChange; filter?: Filter; stated_reason?: string; undo_of?: number };
}

async function createJob(
  context: AppContext,
  { actor, request, people, details, state, runsNow }: NewJob,
) {
  const total = people.length;
  if (total === 0) throw wrongField('filter', 'usersMissing');
  const { id: actorId } = actor.user;
  const { change, stated_reason: reason, undo_of: undoOf = null } = details;
  const job = await context.db.transaction(async (transaction) => {
    await requireNoOther(actorId, transaction);
    const origin = { requestIp: ipOf(request), userAgent: userAgentOf(request) };
    const changeText = JSON.stringify({ ...change, reason });
    const asked = { actorUserId: actorId, ...origin, changeText, undoOf };
    const row = { ...asked, total, state, ...(runsNow && newLease()) };
    const created = await BulkJob.create(row, { transaction });
    for (const some of batchesOf(people)) {
      const rows = some.map((person) => ({ ...person, jobId: created.id }));
      await BulkJobPerson.bulkCreate(rows, { transaction });
    }
    const about = { job: created.id, people: total, ...details };
    await writeAudit(
      { action: 'users.bulk_change', actorId, details: about, request },
      transaction,
    );
    return created;
  });
  if (runsNow) await runNow(context, job);
  return { job: await presentJob(job, actor.user) };
}

/** Runs a job at once. What stops it here is no failure of the call: a worker goes on. */
async function runNow(context: AppContext, job: BulkJob): Promise<void> {
  await runJob(context, { job }).catch((error: unknown) =>
    context.log.warn({ err: error, job: job.id }, 'a bulk job goes on later'),
  );
  await job.reload();
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
export async function undoJob(context: AppContext, { actor, params, request }: Undo) {
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
  const people = changed.flatMap(({ userId, versionAfter: version }) =>
    version === null ? [] : [{ userId, version }],
  );
  const details = { change, undo_of: undoOf };
  const runsNow = people.length <= maxUsersAtOnce;
  return createJob(context, { actor, request, people, details, state: 'running', runsNow });
}

import type { CallResult } from '@camp/contracts/client/endpoint';
import type * as contract from '@camp/contracts/staff/suspension';
import { Op, type Sequelize, type WhereOptions } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError, wrongField } from '#errors/api-error.ts';
import { seenVersions } from '#http/if-match.ts';
import type { Call } from '#http/route.ts';
import { suspendedMail, suspensionLiftedMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import { User } from '#models/user.ts';
import { endAllAccess } from '#sessions/end-access.ts';
import { isSuspended, noSuspension } from '#sessions/suspension.ts';
import { openStaffAction } from './staff-action.ts';
import { presentStaffUser } from './staff-users.presenter.ts';

const requested = { actions: ['suspend' as const] };

type SuspendCall = Call<typeof contract.suspendUser.admin>;

/** Keeps a person out, or changes why and until when. The person is notified by mail. */
export function suspend(
  { db, outbox }: AppContext,
  { actor: caller, params, body, request }: SuspendCall,
): Promise<CallResult<typeof contract.suspendUser.admin>> {
  const { reason } = body;
  const until = endOf(body);
  return db.transaction(async (transaction) => {
    const asked = { actor: caller, params, requested, seen: seenVersions(request) };
    const { actor, target } = await openStaffAction(asked, transaction);
    const since = isSuspended(target) ? target.suspendedAt : new Date();
    const suspension = { suspendedAt: since, suspendedUntil: until, suspensionReason: reason };
    await target.update(suspension, { transaction });
    await endAllAccess(target.id, transaction);
    await outbox.add(suspendedMail(recipientOf(target), { reason, until }), transaction);
    const who = { actorId: actor.id, targetId: target.id, request };
    const details = { until: until?.toISOString() ?? null, because: reason };
    await writeAudit({ action: 'user.suspend', ...who, details }, transaction);
    return { user: presentStaffUser(target, actor) };
  });
}

/** @throws {@link ApiError} VALIDATION for a moment that is over. */
function endOf({ until }: SuspendCall['body']): Date | null {
  if (until === null) return null;
  const end = new Date(until);
  if (end.getTime() <= Date.now()) throw wrongField('until', 'momentOver');
  return end;
}

/** Lets a person sign in again before the time. */
export function endSuspension(
  { db, outbox }: AppContext,
  { actor: caller, params, request }: Call<typeof contract.liftSuspension.admin>,
): Promise<CallResult<typeof contract.liftSuspension.admin>> {
  return db.transaction(async (transaction) => {
    const asked = { actor: caller, params, requested, seen: seenVersions(request) };
    const { actor, target } = await openStaffAction(asked, transaction);
    if (!isSuspended(target)) throw new ApiError('CONFLICT', 'notSuspended');
    await target.update(noSuspension, { transaction });
    await outbox.add(suspensionLiftedMail(recipientOf(target)), transaction);
    const who = { actorId: actor.id, targetId: target.id, request };
    await writeAudit({ action: 'user.suspension_lifted', ...who }, transaction);
    return { user: presentStaffUser(target, actor) };
  });
}

/**
 * Notes that suspensions have ended, a batch at a time; the people could sign in from that moment on
 * (docs/decisions/staff.md#0144). Returns how many.
 */
export async function noteEndedSuspensions(db: Sequelize, limit: number): Promise<number> {
  const isOver = { suspendedUntil: { [Op.lte]: new Date() } };
  const where = { suspendedAt: { [Op.ne]: null }, ...isOver };
  const users = await User.findAll({ where, attributes: ['id'], order: ['id'], limit });
  for (const { id } of users) await noteEnd(db, { id, ...isOver });
  return users.length;
}

/** In a transaction of its own, which looks again: staff may have suspended again meanwhile. */
function noteEnd(db: Sequelize, where: WhereOptions): Promise<void> {
  return db.transaction(async (transaction) => {
    const user = await User.findOne({ where, lock: true, transaction });
    const until = user?.suspendedUntil?.toISOString();
    if (!user || until === undefined) return;
    await user.update(noSuspension, { transaction });
    const event = { action: 'user.suspension_over', targetId: user.id, request: null } as const;
    await writeAudit({ ...event, details: { until } }, transaction);
  });
}

import type { CallResult } from '@camp/contracts/client/endpoint';
import type { StaffUser, updateUsers, UserChange } from '@camp/contracts/staff/staff-users';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import { factorsOf } from '#sessions/factors.ts';
import { isSecondFactorWaived, needsSecondFactor } from '#sessions/session-strength.ts';
import { requireStepUp } from '#http/guards.ts';
import { auditDenial } from '#http/audit-denied-requests.ts';
import type { User } from '#models/user.ts';
import { endAllAccess } from '#sessions/end-access.ts';
import { openStaffAction, type StaffCall } from './staff-action.ts';
import { presentStaffUser } from './staff-users.presenter.ts';
import {
  actionsRequestedBy,
  auditFactFor,
  changesBetween,
  flagsAfter,
  requireAgreement,
  type UserFlags,
} from './user-change.ts';

type ChangeCall = StaffCall & { body: UserChange };

/** Changes flags and role of one user, for moderators as for admins: the policy tells them apart. */
export async function updateOneUser(context: AppContext, call: ChangeCall) {
  requireAgreement(call.body);
  if (call.body.role !== undefined) await requireStepUp(call.actor);
  const { user } = await changeUser(context, call);
  return { user };
}

/** Changes one user, all or nothing. A change that changes nothing leaves no audit event. */
function changeUser(
  { db }: AppContext,
  { body: change, request, ...call }: ChangeCall,
): Promise<{ user: StaffUser; changed: boolean }> {
  return db.transaction(async (transaction) => {
    const { actor, target } = await openStaffAction(
      { ...call, requested: actionsRequestedBy(change) },
      transaction,
    );
    const { role, isPaid, isSubscriber, emailVerified } = target;
    const before = { role, isPaid, isSubscriber, emailVerified };
    const after = flagsAfter(change, before);
    const changes = changesBetween(before, after);
    const changed = Object.keys(changes).length > 0;
    if (!changed) return { user: presentStaffUser(target, actor), changed };
    await target.update(after, { transaction });
    const signsOut = await mustSignInAgain({ before, target }, transaction);
    if (signsOut) await endAllAccess(target.id, transaction);
    const who = { actorId: actor.id, targetId: target.id, request };
    const details = { changes, ...(signsOut && { sessions_ended: true as const }) };
    await writeAudit({ ...auditFactFor({ change, before, after, details }), ...who }, transaction);
    return { user: presentStaffUser(target, actor), changed };
  });
}

/**
 * Whether a change ends the user's sessions: it does when the address becomes unconfirmed
 * (docs/decisions/0004-when-sessions-end.md), and for new staff without a second factor.
 */
async function mustSignInAgain(
  { before, target }: { before: UserFlags; target: User },
  transaction: Transaction,
): Promise<boolean> {
  if (before.emailVerified && !target.emailVerified) return true;
  if (before.role === target.role || !needsSecondFactor(target.role)) return false;
  return !isSecondFactorWaived(target) && (await factorsOf(target.id, transaction)).length === 0;
}

type BulkCall = Omit<StaffCall, 'params'> & { body: { ids: number[]; change: UserChange } };
type Result = CallResult<typeof updateUsers.admin>['results'][number];

/** Makes the same change to many users, one after the other. One refusal does not hold up the rest. */
export async function updateManyUsers(context: AppContext, call: BulkCall) {
  const { ids, change } = call.body;
  requireAgreement(change);
  if (change.role !== undefined) await requireStepUp(call.actor);
  const results: Result[] = [];
  for (const id of new Set(ids)) results.push(await resultOf(context, { ...call, id }));
  return { results };
}

async function resultOf(
  context: AppContext,
  { id, body, actor, request }: BulkCall & { id: number },
): Promise<Result> {
  try {
    const change = { actor, request, params: { id }, body: body.change };
    return { id, ...(await changeUser(context, change)), error: null, code: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await auditDenial(context, { error, request, targetId: id });
    const { message, code, sentence } = error;
    return { id, changed: false, user: null, error: message, code, sentence };
  }
}

/**
 * Deletes a user for good, with sessions and factors. The audit log keeps id and name
 * (docs/decisions/0022-permanent-deletion.md).
 */
export async function deleteOneUser({ db }: AppContext, { request, ...call }: StaffCall) {
  await db.transaction(async (transaction) => {
    const requested = { actions: ['delete' as const] };
    const { actor, target } = await openStaffAction({ ...call, requested }, transaction);
    const { id: targetId, username } = target;
    await target.destroy({ transaction });
    const who = { actorId: actor.id, targetId };
    await writeAudit(
      { action: 'user.delete', ...who, details: { username }, request },
      transaction,
    );
  });
  return { ok: true as const };
}

import type { CallResult } from '@camp/contracts/client/endpoint';
import type { StaffUser, updateUsers, UserChange } from '@camp/contracts/staff/staff-users';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import { seenVersions, type SeenVersions } from '#http/if-match.ts';
import { deletedByStaffMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import { auditDenial } from '#http/audit-denied-requests.ts';
import { changeUser } from './change-user.ts';
import { openStaffAction, type StaffCall } from './staff-action.ts';
import { confirmActs, countActs } from './weighty-acts.ts';
import { actionsRequestedBy, flagsAfter, requireAgreement, type UserFlags } from './user-change.ts';

interface Reason {
  reason?: string | undefined;
}

type ChangeCall = StaffCall & { body: UserChange & Reason };

/** Changes flags and role of one user, for moderators as for admins: the policy distinguishes them. */
export async function updateOneUser(context: AppContext, call: ChangeCall) {
  requireAgreement(call.body);
  const intended = { actor: call.actor, change: call.body };
  await confirmActs(intended);
  await countActs(context, { ...intended, people: 1 });
  const seen = seenVersions(call.request);
  const { user } = await change(context, { ...call, seen });
  return { user };
}

function change(
  context: AppContext,
  { body, params, ...call }: ChangeCall & { seen: SeenVersions },
): Promise<{ user: StaffUser; changed: boolean }> {
  const asked = {
    ...call,
    userId: params.id,
    requested: actionsRequestedBy(body),
    after: (now: UserFlags) => flagsAfter(body, now),
    reason: body.reason,
  };
  return context.db.transaction((transaction) => changeUser(context, asked, transaction));
}

type BulkCall = Omit<StaffCall, 'params'> & {
  body: Reason & {
    ids: number[];
    versions?: Record<string, string> | undefined;
    change: UserChange;
  };
};
type Result = CallResult<typeof updateUsers.admin>['results'][number];

/** Makes the same change to many users, one after the other. One refusal does not hold up the rest. */
export async function updateManyUsers(context: AppContext, call: BulkCall) {
  const { ids, change: wanted } = call.body;
  requireAgreement(wanted);
  const intended = { actor: call.actor, change: wanted };
  const everybody = new Set(ids);
  await confirmActs(intended);
  await countActs(context, { ...intended, people: everybody.size });
  const results: Result[] = [];
  for (const id of everybody) results.push(await resultOf(context, { ...call, id }));
  return { results };
}

async function resultOf(
  context: AppContext,
  { id, body, actor, request }: BulkCall & { id: number },
): Promise<Result> {
  try {
    const version = body.versions?.[id];
    const seen = version === undefined ? null : [version];
    const asked = {
      actor,
      request,
      seen,
      params: { id },
      body: { ...body.change, reason: body.reason },
    };
    const { user, changed } = await change(context, asked);
    return { id, user, changed, error: null, code: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await auditDenial(context, { error, request, targetId: id });
    const { message, code, sentence, current } = error;
    const user = (current as StaffUser | undefined) ?? null;
    return { id, changed: false, user, error: message, code, sentence };
  }
}

type DeleteCall = StaffCall & { body: { reason?: string | undefined } };

/**
 * Deletes a user for good, with sessions and factors, and notifies them. The audit log keeps id and name
 * (docs/decisions/people.md#0022).
 */
export async function deleteOneUser(
  { db, outbox }: AppContext,
  { request, body, ...call }: DeleteCall,
) {
  await db.transaction(async (transaction) => {
    const requested = { actions: ['delete' as const] };
    const asked = { ...call, requested, seen: seenVersions(request) };
    const { actor, target } = await openStaffAction(asked, transaction);
    const { id: targetId, username } = target;
    await outbox.add(deletedByStaffMail(recipientOf(target)), transaction);
    await target.destroy({ transaction });
    const who = { actorId: actor.id, targetId };
    const { reason } = body;
    const details = { username, ...(reason && { stated_reason: reason }) };
    await writeAudit({ action: 'user.delete', ...who, details, request }, transaction);
  });
  return { ok: true as const };
}

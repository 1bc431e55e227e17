import type { UserChange } from '@camp/contracts/staff/staff-users';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { seenVersions } from '#http/if-match.ts';
import { deletedByStaffMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import { changeUser } from './change-user.ts';
import { openStaffAction, type StaffCall } from './staff-action.ts';
import { confirmActs, countActs } from './weighty-acts.ts';
import { actionsRequestedBy, flagsAfter, requireAgreement, type UserFlags } from './user-change.ts';

type ChangeCall = StaffCall & { body: UserChange & { reason?: string | undefined } };

/** Changes flags and role of one user, for moderators as for admins: the policy distinguishes them. */
export async function updateOneUser(context: AppContext, call: ChangeCall) {
  requireAgreement(call.body);
  const intended = { actor: call.actor, change: call.body };
  await confirmActs(intended);
  await countActs(context, { ...intended, people: 1 });
  const { actor, body, params, request } = call;
  const asked = {
    actor,
    request,
    userId: params.id,
    seen: seenVersions(request),
    requested: actionsRequestedBy(body),
    after: (now: UserFlags) => flagsAfter(body, now),
    reason: body.reason,
  };
  const { user } = await context.db.transaction((transaction) =>
    changeUser(context, asked, transaction),
  );
  return { user };
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

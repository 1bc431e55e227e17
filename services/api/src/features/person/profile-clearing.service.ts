import type { ProfileField } from '@camp/contracts/account/profile-fields';
import type { CallResult } from '@camp/contracts/client/endpoint';
import type { AuditAction, AuditDetails } from '@camp/contracts/staff/audit-actions';
import type * as contract from '@camp/contracts/staff/person';
import { Op, type Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import { openStaffAction } from '#features/staff-users/staff-action.ts';
import { presentStaffUser } from '#features/staff-users/staff-users.presenter.ts';
import type { Call } from '#http/route.ts';
import { profileClearedMail, profileRestoredMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import { AuditEntry } from '#models/audit-entry.ts';
import { profileAttributes, type User } from '#models/user.ts';

const requested = { actions: ['clearProfile' as const] };

type ProfileContent = AuditDetails['user.profile_cleared']['cleared'];

const fieldsOf = (cleared: ProfileContent) => Object.keys(cleared) as ProfileField[];

/** Empties fields of a profile. The audit log keeps what they held, so that it can be judged and given back. */
export function clearFields(
  { db, outbox }: AppContext,
  { actor: caller, params, body, request }: Call<typeof contract.clearProfile.admin>,
): Promise<CallResult<typeof contract.clearProfile.admin>> {
  const { fields, reason } = body;
  return db.transaction(async (transaction) => {
    const asked = { actor: caller, params, requested, seen: null };
    const { actor, target } = await openStaffAction(asked, transaction);
    const cleared = contentOf(target, fields);
    const emptied = fieldsOf(cleared);
    if (emptied.length === 0) return { user: presentStaffUser(target, actor) };
    for (const field of emptied) target[profileAttributes[field]] = null;
    await target.save({ transaction });
    const mail = profileClearedMail(recipientOf(target), { fields: emptied, reason });
    await outbox.add(mail, transaction);
    const who = { actorId: actor.id, targetId: target.id, request };
    const details = { because: reason, cleared };
    await writeAudit({ action: 'user.profile_cleared', ...who, details }, transaction);
    return { user: presentStaffUser(target, actor) };
  });
}

/** Returns the text of each of the fields that holds any. */
function contentOf(user: User, fields: readonly ProfileField[]): ProfileContent {
  const content: ProfileContent = {};
  for (const field of fields) {
    const text = user[profileAttributes[field]];
    if (text !== null) content[field] = text;
  }
  return content;
}

/** Gives back what the last clearing took, to the one who cleared it. */
export function restoreFields(
  { db, outbox }: AppContext,
  { actor: caller, params, request }: Call<typeof contract.restoreProfile.admin>,
): Promise<CallResult<typeof contract.restoreProfile.admin>> {
  return db.transaction(async (transaction) => {
    const asked = { actor: caller, params, requested, seen: null };
    const { actor, target } = await openStaffAction(asked, transaction);
    const cleared = await lastCleared({ actor, target }, transaction);
    for (const field of fieldsOf(cleared)) {
      target[profileAttributes[field]] = cleared[field] ?? null;
    }
    await target.save({ transaction });
    await outbox.add(profileRestoredMail(recipientOf(target)), transaction);
    const who = { actorId: actor.id, targetId: target.id, request };
    const details = { fields: fieldsOf(cleared) };
    await writeAudit({ action: 'user.profile_restored', ...who, details }, transaction);
    return { user: presentStaffUser(target, actor) };
  });
}

/** Acts that change a profile. */
const changes = [
  'account.update',
  'user.profile_cleared',
  'user.profile_restored',
] as const satisfies AuditAction[];

/** @throws {@link ApiError} CONFLICT unless a clearing by the actor is the last change of the profile. */
async function lastCleared(
  { actor, target }: Record<'actor' | 'target', User>,
  transaction: Transaction,
): Promise<ProfileContent> {
  const last = await AuditEntry.findOne({
    where: { targetUserId: target.id, action: { [Op.in]: [...changes] } },
    order: [['id', 'DESC']],
    transaction,
  });
  if (last?.action !== 'user.profile_cleared' || last.actorUserId !== actor.id) {
    throw new ApiError('CONFLICT', 'nothingToRestore');
  }
  return (last.details as AuditDetails['user.profile_cleared']).cleared;
}

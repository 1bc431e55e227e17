import type { CallResult } from '@camp/contracts/client/endpoint';
import { type editAccount, editableFields } from '@camp/contracts/staff/accounts';
import { type Transaction, UniqueConstraintError } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import { addVerificationMail } from '#features/registration/registration.service.ts';
import { openStaffAction } from '#features/staff-users/staff-action.ts';
import { refuseTakeover } from '#features/staff-users/refuse-takeover.ts';
import { presentStaffUser } from '#features/staff-users/staff-users.presenter.ts';
import { seenVersions } from '#http/if-match.ts';
import type { Call } from '#http/route.ts';
import { accountEditedMail, addressReplacedMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import { MailedToken } from '#models/mailed-token.ts';
import type { User } from '#models/user.ts';
import { endAllAccess } from '#sessions/end-access.ts';

type EditCall = Call<typeof editAccount>;

const requested = { actions: ['edit' as const] };

/** Corrects address and names. The person is notified, at the old address, too. */
export function changeAccount(
  context: AppContext,
  { actor: caller, params, body, request }: EditCall,
): Promise<CallResult<typeof editAccount>> {
  return context.db
    .transaction(async (transaction) => {
      const asked = { actor: caller, params, requested, seen: seenVersions(request) };
      const { actor, target } = await openStaffAction(asked, transaction);
      const fields = editableFields.filter(
        (field) => body[field] !== undefined && body[field] !== (target[field] ?? ''),
      );
      if (fields.length === 0) return { user: presentStaffUser(target, actor) };
      const before = recipientOf(target);
      for (const field of fields) setField(target, field, body[field] ?? '');
      const hasNewAddress = fields.includes('email');
      if (hasNewAddress) {
        await refuseTakeover({ actor, target }, { changing: 'address', transaction });
        target.emailVerified = 0;
      }
      await target.save({ transaction });
      if (hasNewAddress) await replaceAddress(context, { target, before }, transaction);
      else await context.outbox.add(correctionMail(target, fields), transaction);
      const signsOut = hasNewAddress || fields.includes('username');
      if (signsOut) await endAllAccess(target.id, transaction);
      const details = { fields, ...(signsOut && { sessions_ended: true as const }) };
      const who = { actorId: actor.id, targetId: target.id, request };
      await writeAudit({ action: 'user.edit', ...who, details }, transaction);
      return { user: presentStaffUser(target, actor) };
    })
    .catch(refuseTaken);
}

function correctionMail(target: User, fields: readonly (typeof editableFields)[number][]) {
  const names = fields.filter((field) => field !== 'email');
  const changed = {
    fields: names,
    ...(names.includes('username') && { username: target.username }),
  };
  return accountEditedMail(recipientOf(target), changed);
}

/** An empty first or last name becomes null; e-mail and username are required. */
function setField(user: User, field: (typeof editableFields)[number], value: string): void {
  if (field === 'email' || field === 'username') user[field] = value;
  else user[field] = value || null;
}

/** Voids the links mailed to the old address, notifies it, and mails a link to confirm the new one. */
async function replaceAddress(
  context: AppContext,
  { target, before }: { target: User; before: ReturnType<typeof recipientOf> },
  transaction: Transaction,
): Promise<void> {
  await MailedToken.destroy({ where: { userId: target.id, usedAt: null }, transaction });
  await context.outbox.add(addressReplacedMail(before), transaction);
  await addVerificationMail(context, { user: target, transaction });
}

export function refuseTaken(error: unknown): never {
  if (!(error instanceof UniqueConstraintError)) throw error;
  throw new ApiError('CONFLICT', 'accountTaken', { cause: error });
}

import type { CallResult } from '@camp/contracts/client/endpoint';
import type { inviteAgain, inviteUser } from '@camp/contracts/staff/accounts';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import { openStaffAction } from '#features/staff-users/staff-action.ts';
import { isInvited, presentStaffUser } from '#features/staff-users/staff-users.presenter.ts';
import type { Call } from '#http/route.ts';
import { invitationMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import { MailedToken } from '#models/mailed-token.ts';
import { User } from '#models/user.ts';
import { noPassword } from '#secrets/password.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { createMailedToken } from '#tokens/mailed-token.ts';
import { refuseTaken } from './edit-account.service.ts';

type Mailing = Pick<AppContext, 'env' | 'outbox'>;

/** Makes an account without a password, and mails the link to choose one. */
export async function invite(
  context: AppContext,
  { actor, body, request }: Call<typeof inviteUser>,
): Promise<CallResult<typeof inviteUser>> {
  await context.rateLimits.invitations.check(actor.user.id);
  const { firstname, lastname, ...names } = body;
  return context.db
    .transaction(async (transaction) => {
      const made = { ...names, firstname: firstname || null, lastname: lastname || null };
      const user = await User.create({ ...made, passwordHash: noPassword }, { transaction });
      await addInvitation(context, { user, transaction });
      const who = { actorId: actor.user.id, targetId: user.id, request };
      await writeAudit({ action: 'user.invite', ...who }, transaction);
      return { user: presentStaffUser(await user.reload({ transaction }), actor.user) };
    })
    .catch(refuseTaken);
}

async function addInvitation(
  { env, outbox }: Mailing,
  { user, transaction }: { user: User; transaction: Transaction },
): Promise<void> {
  const wanted = { userId: user.id, purpose: 'invite', lifetime: lifetimes.invitation } as const;
  const token = await createMailedToken(wanted, transaction);
  const link = `${env.PUBLIC_URL}/reset-password?token=${token}`;
  await outbox.add(invitationMail(recipientOf(user), link), transaction);
}

const requested = { actions: ['inviteAgain' as const] };

/** Mails another link to someone who has not come yet, and voids those from before. */
export function mailInvitationAgain(
  context: AppContext,
  { actor: caller, params, request }: Call<typeof inviteAgain>,
): Promise<CallResult<typeof inviteAgain>> {
  return context.db.transaction(async (transaction) => {
    const asked = { actor: caller, params, requested, seen: null };
    const { actor, target } = await openStaffAction(asked, transaction);
    if (!isInvited(target)) throw new ApiError('CONFLICT', 'notInvited');
    await context.rateLimits.mails.checkVerificationByStaff(target.email);
    await context.rateLimits.invitations.check(actor.id);
    const earlier = { userId: target.id, purpose: 'invite', usedAt: null } as const;
    await MailedToken.destroy({ where: earlier, transaction });
    await addInvitation(context, { user: target, transaction });
    const who = { actorId: actor.id, targetId: target.id, request };
    await writeAudit({ action: 'user.invited_again', ...who }, transaction);
    return { ok: true };
  });
}

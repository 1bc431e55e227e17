import type { CallResult } from '@camp/contracts/client/endpoint';
import type { inviteUser } from '@camp/contracts/staff/accounts';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { presentStaffUser } from '#features/staff-users/staff-users.presenter.ts';
import type { Call } from '#http/route.ts';
import { invitationMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import { User } from '#models/user.ts';
import { noPassword } from '#secrets/password.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { createMailedToken } from '#tokens/mailed-token.ts';
import { refuseTaken } from './edit-account.service.ts';

/** Makes an account without a password, and mails the link to choose one. */
export async function invite(
  { db, env, outbox, rateLimits }: AppContext,
  { actor, body, request }: Call<typeof inviteUser>,
): Promise<CallResult<typeof inviteUser>> {
  await rateLimits.invitations.check(actor.user.id);
  const { firstname, lastname, ...names } = body;
  return db
    .transaction(async (transaction) => {
      const made = { ...names, firstname: firstname || null, lastname: lastname || null };
      const user = await User.create({ ...made, passwordHash: noPassword }, { transaction });
      const lifetime = lifetimes.invitation;
      const wanted = { userId: user.id, purpose: 'invite', lifetime } as const;
      const token = await createMailedToken(wanted, transaction);
      const link = `${env.PUBLIC_URL}/reset-password?token=${token}`;
      await outbox.add(invitationMail(recipientOf(user), link), transaction);
      const who = { actorId: actor.user.id, targetId: user.id, request };
      await writeAudit({ action: 'user.invite', ...who }, transaction);
      return { user: presentStaffUser(await user.reload({ transaction }), actor.user) };
    })
    .catch(refuseTaken);
}

import type * as account from '@camp/contracts/account/account';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError, apiErrors } from '#errors/api-error.ts';
import { verifyCurrentPassword } from '#features/password/verify-current-password.ts';
import { isLastAdmin, lockAdmins } from '#features/staff-users/lock-admins.ts';
import type { Call } from '#http/route.ts';
import { accountDeletedMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import { User } from '#models/user.ts';
import { clearAfterLeaving } from '#sessions/cookies.ts';
import { endServerSession } from '#sessions/server-session.ts';

/**
 * Deletes the caller's own account for good, once the password was given and, by the guard, the second
 * factor. The audit log keeps its id (docs/decisions/people.md#0022).
 */
export async function deleteOwnAccount(
  context: AppContext,
  call: Call<typeof account.deleteAccount>,
) {
  const { actor, request, response, body } = call;
  await verifyCurrentPassword(context, {
    ...call,
    password: { field: 'password', value: body.password },
    failure: { action: 'account.delete_failed' },
  });
  const { id, passwordHash, role } = actor.user;
  await context.db.transaction(async (transaction) => {
    const user = await lockDeletable(actor.user, transaction);
    /* The account has changed since the session was looked up, so that session has ended. */
    if (user?.passwordHash !== passwordHash || user.role !== role) throw apiErrors.signInFirst();
    const who = { actorId: id, targetId: id, request };
    await writeAudit({ action: 'account.delete', ...who }, transaction);
    await context.outbox.add(accountDeletedMail(recipientOf(user)), transaction);
    await user.destroy({ transaction });
  });
  await endServerSession(request);
  clearAfterLeaving(response, context.env);
  return { ok: true as const };
}

/** The row, locked. All admins are locked together, so that the last two cannot leave at the same time. */
async function lockDeletable({ id, role }: User, transaction: Transaction): Promise<User | null> {
  if (role === 'admin' && isLastAdmin(id, await lockAdmins(transaction))) {
    throw new ApiError('CONFLICT', 'youAreLastAdmin');
  }
  return User.findByPk(id, { lock: true, transaction });
}

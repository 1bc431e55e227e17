import type * as account from '@camp/contracts/account/account';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError, apiErrors, wrongField } from '#errors/api-error.ts';
import { verifyCurrentPassword } from '#features/password/verify-current-password.ts';
import { acceptCode, codeDidNotMatch } from '#features/second-factor/codes.ts';
import { factorsOf } from '#sessions/factors.ts';
import { isLastAdmin, lockAdmins } from '#features/staff-users/lock-admins.ts';
import type { Call } from '#http/route.ts';
import { accountDeletedMail, recipientOf } from '#mail/mails.ts';
import { User } from '#models/user.ts';
import { clearSignedInCookies } from '#sessions/cookies.ts';
import { endServerSession } from '#sessions/server-session.ts';

/**
 * Deletes the caller's own account for good. The audit log keeps its id
 * (docs/decisions/0022-permanent-deletion.md).
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
  if (body.code) await context.rateLimits.codes.check(id);
  const refusal = await context.db.transaction(async (transaction) => {
    const user = await lockDeletable(actor.user, transaction);
    /* The account has changed since the session was looked up, so that session has ended. */
    if (user?.passwordHash !== passwordHash || user.role !== role) throw apiErrors.signInFirst();
    const refused = await secondFactorRefusal(context, { user, code: body.code, transaction });
    const action = refused ? 'account.delete_failed' : 'account.delete';
    await writeAudit({ action, actorId: id, targetId: id, request }, transaction);
    if (refused) return refused;
    await context.outbox.add(accountDeletedMail(recipientOf(user)), transaction);
    await user.destroy({ transaction });
    return null;
  });
  if (refusal) throw refusal;
  if (body.code) await context.rateLimits.codes.succeeded(id);
  await endServerSession(request);
  clearSignedInCookies(response, context.env);
  return { ok: true as const };
}

/** The row, locked. All admins are locked together, so that the last two cannot leave at the same time. */
async function lockDeletable({ id, role }: User, transaction: Transaction): Promise<User | null> {
  if (role === 'admin' && isLastAdmin(id, await lockAdmins(transaction))) {
    throw new ApiError('CONFLICT', 'youAreLastAdmin');
  }
  return User.findByPk(id, { lock: true, transaction });
}

interface Proof {
  user: User;
  code: string | undefined;
  transaction: Transaction;
}

/** Why the second factor is not proven; null when it is, or when none is enrolled. */
async function secondFactorRefusal(
  context: AppContext,
  { user, code, transaction }: Proof,
): Promise<ApiError | null> {
  if ((await factorsOf(user.id, transaction)).length === 0) return null;
  if (!code) return wrongField('code', 'codeMissing');
  const entered = { userId: user.id, code, secretsKey: context.env.SECRETS_KEY };
  if (await acceptCode(entered, transaction)) return null;
  return codeDidNotMatch(code);
}

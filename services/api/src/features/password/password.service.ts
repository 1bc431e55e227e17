import type * as auth from '@camp/contracts/account/auth';
import { normalPassword } from '@camp/contracts/account/normal-form';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { ipOf } from '#client-info/client-info.ts';
import type { AppContext } from '#context.ts';
import { apiErrors, wrongField } from '#errors/api-error.ts';
import { inConstantTime } from '#http/constant-time.ts';
import type { Call, OpenCall } from '#http/route.ts';
import { passwordChangedMail, passwordResetMail, resetHeldMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import { KnownDevice } from '#models/known-device.ts';
import { MailedToken } from '#models/mailed-token.ts';
import { Passkey } from '#models/passkey.ts';
import { emailKeysOf, User } from '#models/user.ts';
import { hashPassword, isPassword } from '#secrets/password.ts';
import { clearSignedInCookies } from '#sessions/cookies.ts';
import { endAllAccess } from '#sessions/end-access.ts';
import { endServerSession } from '#sessions/server-session.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { createMailedToken, findMailedToken } from '#tokens/mailed-token.ts';
import { refuseGuessable } from './common-passwords.ts';
import { resetHeldUntil } from './held-reset.ts';
import { verifyCurrentPassword } from './verify-current-password.ts';

/** Either leads to a new password; an invitation proves the address, too. */
const purposes = ['reset-password', 'invite'] as const;

/** Creates a token that works once, within one hour. Older ones stop working. */
async function createResetToken(userId: number, transaction: Transaction): Promise<string> {
  const purpose = 'reset-password';
  await MailedToken.destroy({ where: { userId, purpose, usedAt: null }, transaction });
  const lifetime = lifetimes.resetPasswordToken;
  return createMailedToken({ userId, purpose, lifetime }, transaction);
}

/** An invitation counts no more once its account has a password. */
async function forgetPasswordTokens(userId: number, transaction: Transaction): Promise<void> {
  const where = { userId, purpose: [...purposes], usedAt: null };
  await MailedToken.destroy({ where, transaction });
}

/** Finds a token that may still be used: see {@link findMailedToken}. */
const findResetToken = (token: string, transaction?: Transaction): Promise<MailedToken> =>
  findMailedToken({ token, purpose: purposes, invalid: 'resetLinkInvalid' }, transaction);

/** Mails a link to set a new password. An unknown address gets the same answer in the same time. */
export async function requestPasswordReset(
  context: AppContext,
  { body, request }: OpenCall<typeof auth.forgotPassword>,
) {
  const address = body.email;
  await context.rateLimits.mails.checkReset({ address, ip: ipOf(request) });
  await inConstantTime(() =>
    context.db.transaction(async (transaction) => {
      const where = { emailKey: emailKeysOf(address) };
      const user = await User.findOne({ where, lock: true, transaction });
      if (user) await answerRequest(context, { user, transaction });
      await writeAudit(
        {
          action: 'auth.forgot_password',
          targetId: user?.id ?? null,
          request,
          details: { sent: user !== null },
        },
        transaction,
      );
    }),
  );
  const message = 'If that address has an account, a link to set a new password is on its way.';
  return { ok: true as const, message };
}

interface Change {
  user: User;
  transaction: Transaction;
}

async function answerRequest(context: AppContext, { user, transaction }: Change): Promise<void> {
  const until = await resetHeldUntil(user, transaction);
  if (!until) return addResetMail(context, { user, transaction });
  await context.outbox.add(resetHeldMail(recipientOf(user), until), transaction);
}

/** Mails to the stored address, never to the one entered: two addresses may look alike. */
export async function addResetMail({ env, outbox }: AppContext, { user, transaction }: Change) {
  const token = await createResetToken(user.id, transaction);
  const link = `${env.PUBLIC_URL}/reset-password?token=${token}`;
  await outbox.add(passwordResetMail(recipientOf(user), link), transaction);
}

/** Sets a new password for the owner of a mailed token, and signs that account out everywhere. */
export async function resetPassword(
  context: AppContext,
  { body, request }: OpenCall<typeof auth.resetPassword>,
) {
  const { userId } = await findResetToken(body.token);
  const owner = await User.findByPk(userId, { rejectOnEmpty: apiErrors.noSuchUser() });
  await refuseGuessable(choice(body.newPassword, owner));
  const ticket = await context.rateLimits.hashing.take({ ip: ipOf(request), userId, times: 2 });
  if (await isPassword(body.newPassword, owner.passwordHash, ticket)) {
    throw wrongField('newPassword', 'passwordSame');
  }
  const passwordHash = await hashPassword(body.newPassword, ticket);
  const { username, email } = await context.db.transaction(async (transaction) => {
    const user = await User.findByPk(userId, { lock: true, transaction });
    const token = await findResetToken(body.token, transaction);
    if (!user) throw apiErrors.noSuchUser();
    await token.update({ usedAt: new Date() }, { transaction });
    const isInvited = token.purpose === 'invite';
    if (isInvited) await acceptInvitation({ user, passwordHash, transaction });
    else await replacePassword(context, { user, passwordHash, transaction });
    await distrust(userId, transaction);
    const action = isInvited ? 'auth.accept_invitation' : 'auth.reset_password';
    await writeAudit({ action, actorId: userId, targetId: userId, request }, transaction);
    return user;
  });
  await context.rateLimits.login.lift({ accounts: [username, email], ips: [ipOf(request)] });
  return { ok: true as const, message: 'Your password has been changed. You can log in now.' };
}

/**
 * Withdraws trust from passkeys and browsers, since an owner who resets a password may have lost the account to
 * a stranger: passkeys open nothing alone until they are given after the new password, and no browser is known
 * any more (docs/decisions/sessions.md#0107).
 */
async function distrust(userId: number, transaction: Transaction): Promise<void> {
  await Passkey.update({ suspendedAt: new Date() }, { where: { userId }, transaction });
  await KnownDevice.destroy({ where: { userId }, transaction });
}

/** Changes the caller's own password, and signs the account out everywhere, including here. */
export async function changePassword(context: AppContext, call: Call<typeof auth.changePassword>) {
  const { actor, request, response, body } = call;
  const { id, passwordHash: knownHash } = actor.user;
  await verifyCurrentPassword(context, {
    ...call,
    password: { field: 'currentPassword', value: body.currentPassword },
    failure: { action: 'auth.change_password_failed' },
  });
  if (normalPassword(body.newPassword) === normalPassword(body.currentPassword)) {
    throw wrongField('newPassword', 'passwordSame');
  }
  await refuseGuessable(choice(body.newPassword, actor.user));
  const wanted = { ip: ipOf(request), userId: id };
  const ticket = await context.rateLimits.hashing.take(wanted);
  const passwordHash = await hashPassword(body.newPassword, ticket);
  await context.db.transaction(async (transaction) => {
    const user = await User.findByPk(id, { lock: true, transaction });
    /* Another call was faster: it has ended this session, and the password given is no longer the current one. */
    if (user?.passwordHash !== knownHash) throw apiErrors.signInFirst();
    await replacePassword(context, { user, passwordHash, transaction });
    await writeAudit(
      { action: 'auth.change_password', actorId: id, targetId: id, request },
      transaction,
    );
  });
  await endServerSession(request);
  clearSignedInCookies(response, context.env);
  return { ok: true as const, message: 'Your password has been changed. Please log in again.' };
}

/** Attributes of a row are read by name: they are no fields of its own. */
function choice(password: string, user: User) {
  const { username, email, firstname, lastname, displayName } = user;
  const owner = { username, email, names: [firstname, lastname, displayName] };
  return { password, field: 'newPassword', owner } as const;
}

/** Sets the password and confirms the address: anyone who has the link reads the mails to it. */
async function acceptInvitation({
  user,
  passwordHash,
  transaction,
}: Change & { passwordHash: string }): Promise<void> {
  await user.update({ passwordHash, emailVerified: 1 }, { transaction });
  await forgetPasswordTokens(user.id, transaction);
}

async function replacePassword(
  { outbox }: AppContext,
  { user, passwordHash, transaction }: Change & { passwordHash: string },
): Promise<void> {
  await user.update({ passwordHash, wrongPasswords: 0, wrongCodes: 0 }, { transaction });
  await forgetPasswordTokens(user.id, transaction);
  await endAllAccess(user.id, transaction);
  await outbox.add(passwordChangedMail(recipientOf(user)), transaction);
}

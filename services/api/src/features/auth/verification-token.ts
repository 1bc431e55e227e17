import { Op, type Transaction } from 'sequelize';
import { Refusal } from '#http/refusal.ts';
import { MailedToken } from '#models/mailed-token.ts';
import { hashOfToken, randomToken } from '#secrets/random-token.ts';
import { lifetimes } from '#sessions/limits.ts';

const purpose = 'verify-email';

/** A new token for the link in the mail; only its hash is stored. */
export async function createVerificationToken(
  userId: number,
  transaction: Transaction,
): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(Date.now() + lifetimes.verifyEmailToken);
  await MailedToken.create(
    { hash: hashOfToken(token), userId, purpose, expiresAt },
    { transaction },
  );
  return token;
}

/** Whether enough time has passed since the last mail to send another one. */
export async function mayResend(userId: number, transaction: Transaction): Promise<boolean> {
  const createdAt = { [Op.gt]: new Date(Date.now() - lifetimes.resendCooldown) };
  const recent = await MailedToken.count({ where: { userId, purpose, createdAt }, transaction });
  return recent === 0;
}

/**
 * Uses up a token. The same one again within ten minutes is accepted but changes nothing,
 * because mail scanners open links before people do (decision 7).
 * @throws {@link Refusal} TOKEN_INVALID, TOKEN_USED or TOKEN_EXPIRED.
 */
export async function redeemVerificationToken(token: string, transaction: Transaction) {
  const where = { hash: hashOfToken(token), purpose } as const;
  const found = await MailedToken.findOne({ where, lock: true, transaction });
  if (!found)
    throw new Refusal(
      'TOKEN_INVALID',
      'Invalid verification link. Please request a new one from the login page.',
    );
  const now = Date.now();
  if (found.usedAt) {
    if (now - found.usedAt.getTime() <= lifetimes.verifyEmailGrace) {
      return { userId: found.userId, isFirstUse: false };
    }
    throw new Refusal(
      'TOKEN_USED',
      'This verification link has already been used. You can log in.',
    );
  }
  if (found.expiresAt.getTime() < now) {
    throw new Refusal(
      'TOKEN_EXPIRED',
      'This verification link has expired. Please log in and click “Resend verification”.',
    );
  }
  await found.update({ usedAt: new Date(now) }, { transaction });
  return { userId: found.userId, isFirstUse: true };
}

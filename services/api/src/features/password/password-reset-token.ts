import type { Transaction } from 'sequelize';
import { ApiError } from '#errors/api-error.ts';
import { MailedToken } from '#models/mailed-token.ts';
import { hashOfToken } from '#tokens/random-token.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { createMailedToken } from '#tokens/mailed-token.ts';

const purpose = 'reset-password';

/** Either leads to a new password; an invitation proves the address, too. */
const purposes = [purpose, 'invite'] as const;

/** Creates a token that works once, within one hour. Older ones stop working. */
export async function createResetToken(userId: number, transaction: Transaction): Promise<string> {
  await MailedToken.destroy({ where: { userId, purpose, usedAt: null }, transaction });
  const lifetime = lifetimes.resetPasswordToken;
  return createMailedToken({ userId, purpose, lifetime }, transaction);
}

/** An invitation counts no more once its account has a password. */
export async function forgetPasswordTokens(
  userId: number,
  transaction: Transaction,
): Promise<void> {
  const where = { userId, purpose: [...purposes], usedAt: null };
  await MailedToken.destroy({ where, transaction });
}

/**
 * Finds a token that may still be used. With a transaction it is locked, so that only one of
 * several simultaneous uses succeeds.
 * @throws {@link ApiError} TOKEN_INVALID, TOKEN_USED or TOKEN_EXPIRED.
 */
export async function findResetToken(
  token: string,
  transaction?: Transaction,
): Promise<MailedToken> {
  const where = { hash: hashOfToken(token), purpose: [...purposes] };
  const found = await MailedToken.findOne(
    transaction ? { where, transaction, lock: true } : { where },
  );
  if (!found) throw new ApiError('TOKEN_INVALID', 'resetLinkInvalid');
  if (found.usedAt) throw new ApiError('TOKEN_USED', 'resetLinkInvalid');
  if (found.expiresAt.getTime() >= Date.now()) return found;
  throw new ApiError('TOKEN_EXPIRED', 'resetLinkExpired');
}

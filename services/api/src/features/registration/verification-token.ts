import type { Transaction } from 'sequelize';
import { ApiError } from '#errors/api-error.ts';
import { MailedToken } from '#models/mailed-token.ts';
import { User } from '#models/user.ts';
import { hashOfToken } from '#tokens/random-token.ts';
import { lifetimes } from '#tokens/lifetimes.ts';

const purpose = 'verify-email';

/**
 * Uses up a token. The same one again within ten minutes is accepted but changes nothing, because mail scanners
 * open links before people do (docs/decisions/sign-in.md#0036).
 * @throws {@link ApiError} TOKEN_INVALID, TOKEN_USED or TOKEN_EXPIRED, or ALREADY_VERIFIED where an old link is
 * opened by someone who has nothing left to verify.
 */
export async function redeemVerificationToken(token: string, transaction: Transaction) {
  const where = { hash: hashOfToken(token), purpose } as const;
  const found = await MailedToken.findOne({ where, lock: true, transaction });
  if (!found) throw new ApiError('TOKEN_INVALID', 'verificationLinkInvalid');
  const { userId, usedAt, expiresAt } = found;
  const now = Date.now();
  if (usedAt && now - usedAt.getTime() <= lifetimes.verifyEmailGrace) {
    return { userId, isFirstUse: false };
  }
  if (usedAt || expiresAt.getTime() < now) {
    const user = await User.findByPk(userId, { transaction });
    if (user?.emailVerified) throw new ApiError('ALREADY_VERIFIED', 'alreadyVerified');
    if (usedAt) throw new ApiError('TOKEN_USED', 'verificationLinkUsed');
    throw new ApiError('TOKEN_EXPIRED', 'verificationLinkExpired');
  }
  await found.update({ usedAt: new Date(now) }, { transaction });
  return { userId, isFirstUse: true };
}

import type { Transaction } from 'sequelize';
import { ApiError } from '#errors/api-error.ts';
import { SignInToken } from '#models/sign-in-token.ts';
import { User } from '#models/user.ts';
import { hashOfToken } from '#tokens/random-token.ts';
import type { Actor } from '#sessions/actor.ts';
import { factorsOf } from './factors.ts';
import { mayEnroll } from './second-factor.policy.ts';
import { ownerOfSignInToken } from '#tokens/sign-in-token.ts';

interface EnrollmentCall {
  actor: Actor | null;
  /**
   * The token has two names (docs/specification.md#calls-for-the-second-factor). Either is read.
   */
  body: { enroll_token?: string | undefined; token?: string | undefined };
}

const purpose = 'enroll' as const;

/**
 * The token's row and whose it is, both locked, for a caller who may enroll with it. Every sentence
 * names the token, so that the page offers a new one
 * (docs/specification.md#second-factor-enrollment).
 * @throws {@link ApiError} TOKEN_INVALID, TOKEN_USED or TOKEN_EXPIRED.
 */
export async function openEnrollment({ actor, body }: EnrollmentCall, transaction: Transaction) {
  const token = body.enroll_token || body.token;
  if (!token) throw new ApiError('TOKEN_INVALID', 'enrollTokenMissing');
  const userId = await ownerOfSignInToken({ token, purpose }, transaction);
  const user = userId && (await User.findByPk(userId, { lock: true, transaction }));
  if (!user) throw new ApiError('TOKEN_INVALID', 'enrollTokenInvalid');
  const row = await requireEnrollToken(token, transaction);
  const hasFactor = (await factorsOf(user.id, transaction)).length > 0;
  if (mayEnroll({ ownerId: user.id, actorId: actor?.user.id ?? null, hasFactor })) {
    return { row, user };
  }
  throw new ApiError('TOKEN_INVALID', 'enrollTokenForeign');
}

async function requireEnrollToken(token: string, transaction: Transaction): Promise<SignInToken> {
  const where = { hash: hashOfToken(token), purpose };
  const row = await SignInToken.findOne({ where, lock: true, transaction });
  if (!row) throw new ApiError('TOKEN_INVALID', 'enrollTokenInvalid');
  if (row.usedAt) throw new ApiError('TOKEN_USED', 'enrollTokenUsed');
  if (row.expiresAt.getTime() < Date.now()) {
    throw new ApiError('TOKEN_EXPIRED', 'enrollTokenExpired');
  }
  return row;
}

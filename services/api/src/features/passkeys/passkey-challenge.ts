import { Op, type Sequelize } from 'sequelize';
import type { AppContext } from '#context.ts';
import { Passkey } from '#models/passkey.ts';
import { createSignInToken, findSignInToken } from '#tokens/sign-in-token.ts';
import { SignInToken } from '#models/sign-in-token.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { describePasskey, relyingPartyOf, webAuthn } from './relying-party.ts';

interface Challenge {
  challenge: string;
  /** Id of the user whose answer is expected; null when the answer says who it is. */
  userId: number | null;
}

/** Keeps the hash of a challenge for five minutes. The browser gets the challenge itself. */
export async function keepChallenge(db: Sequelize, { challenge, userId }: Challenge) {
  const token = { token: challenge, userId, purpose: 'passkey' } as const;
  /* Anyone can ask for challenges, so old ones must not pile up. */
  const expiresAt = { [Op.lt]: new Date() };
  await SignInToken.destroy({ where: { purpose: 'passkey', expiresAt } });
  await db.transaction((transaction) =>
    createSignInToken({ ...token, lifetime: lifetimes.passkeyChallenge }, transaction),
  );
}

/** Returns what a browser needs to use a passkey of this user; with null, the answer says whose it is. */
export async function passkeyRequestFor({ db, env }: AppContext, userId: number | null) {
  const allowed = userId === null ? [] : await Passkey.findAll({ where: { userId } });
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(env).id,
    timeout: lifetimes.passkeyChallenge,
    userVerification: 'required',
    allowCredentials: allowed.map(describePasskey),
  });
  await keepChallenge(db, { challenge: options.challenge, userId });
  return { options: { ...options } };
}

/**
 * True if a challenge was ours, for this user, and not answered before. After this call it is answered,
 * right or wrong: of several answers at once one wins, and none is taken twice (WebAuthn Level 3, 13.4.3).
 */
export function consumeChallenge(
  db: Sequelize,
  { challenge, userId }: Challenge,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const found = await findSignInToken({ token: challenge, purpose: 'passkey' }, transaction);
    if (!found || found.userId !== userId) return false;
    await found.update({ usedAt: new Date() }, { transaction });
    return true;
  });
}

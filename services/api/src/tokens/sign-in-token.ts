import type { Transaction } from 'sequelize';
import { SignInToken } from '#models/sign-in-token.ts';
import { hashOfToken, randomToken } from './random-token.ts';

interface NewToken {
  userId: number | null;
  purpose: SignInToken['purpose'];
  /** Milliseconds from now. */
  lifetime: number;
  /** The token, when it is not made here: a passkey's challenge, which the browser gets. */
  token?: string;
  /** A secret that belongs to it, sealed. */
  sealed?: string;
}

/**
 * Creates a token that continues an unfinished sign-in. Only its hash is stored
 * (docs/decisions/sign-in.md#0012).
 */
export async function createSignInToken(
  { userId, purpose, lifetime, token = randomToken(), sealed }: NewToken,
  transaction: Transaction,
): Promise<string> {
  const expiresAt = new Date(Date.now() + lifetime);
  await SignInToken.create(
    { hash: hashOfToken(token), userId, purpose, expiresAt, ...(sealed && { sealed }) },
    { transaction },
  );
  return token;
}

/** Returns the owner of a token in any state; null when there is no such token. */
export async function ownerOfSignInToken(
  { token, purpose }: GivenToken,
  transaction: Transaction | null = null,
): Promise<number | null> {
  const where = { hash: hashOfToken(token), purpose };
  return (await SignInToken.findOne({ where, transaction }))?.userId ?? null;
}

interface GivenToken {
  token: string;
  purpose: SignInToken['purpose'];
}

/**
 * Returns the row of a token that may still be used, locked until the transaction ends, so that only one of
 * several simultaneous uses succeeds. Null when it is unknown, used, expired or of another purpose.
 */
export async function findSignInToken(
  { token, purpose }: GivenToken,
  transaction: Transaction,
): Promise<SignInToken | null> {
  const where = { hash: hashOfToken(token), purpose };
  const found = await SignInToken.findOne({ where, lock: true, transaction });
  if (!found || found.usedAt || found.expiresAt.getTime() < Date.now()) return null;
  return found;
}

/** Uses up the tokens of an account's unfinished sign-ins and enrollments. */
export async function voidSignInTokens(userId: number, transaction: Transaction): Promise<void> {
  await SignInToken.update(
    { usedAt: new Date() },
    { where: { userId, usedAt: null }, transaction },
  );
}

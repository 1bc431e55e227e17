import type { Transaction } from 'sequelize';
import type { Env } from '#env.ts';
import { MailedToken } from '#models/mailed-token.ts';
import { lifetimes } from './lifetimes.ts';
import { hashOfToken, randomToken } from './random-token.ts';

type Purpose = MailedToken['purpose'];

interface NewToken {
  userId: number;
  purpose: Purpose;
  /** Milliseconds from now. */
  lifetime: number;
}

/**
 * A new token for the link in a mail. Only its hash is stored
 * (docs/decisions/0012-single-use-tokens.md).
 */
export async function createMailedToken(
  { userId, purpose, lifetime }: NewToken,
  transaction: Transaction,
): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(Date.now() + lifetime);
  await MailedToken.create(
    { hash: hashOfToken(token), userId, purpose, expiresAt },
    { transaction },
  );
  return token;
}

/** A new link to confirm an address with. */
export async function createVerificationLink(
  { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>,
  { userId, transaction }: { userId: number; transaction: Transaction },
): Promise<string> {
  const wanted = { userId, purpose: 'verify-email', lifetime: lifetimes.verifyEmailToken } as const;
  return `${PUBLIC_URL}/verify-email?token=${await createMailedToken(wanted, transaction)}`;
}

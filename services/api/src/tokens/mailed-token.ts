import type { Transaction } from 'sequelize';
import { MailedToken } from '#models/mailed-token.ts';
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

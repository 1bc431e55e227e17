import { Op, type Transaction } from 'sequelize';
import { MailedToken } from '#models/mailed-token.ts';
import { hashOfToken, randomToken } from './random-token.ts';
import { lifetimes } from './lifetimes.ts';

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

/** Whether enough time has passed since the last mail of this kind to send another one. */
export async function mayMailAgain(
  { userId, purpose }: { userId: number; purpose: Purpose },
  transaction: Transaction,
): Promise<boolean> {
  const createdAt = { [Op.gt]: new Date(Date.now() - lifetimes.resendCooldown) };
  const recent = await MailedToken.count({ where: { userId, purpose, createdAt }, transaction });
  return recent === 0;
}

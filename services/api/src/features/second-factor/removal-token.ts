import { Op, type Transaction } from 'sequelize';
import { MailedToken } from '#models/mailed-token.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { createMailedToken, findMailedToken } from '#tokens/mailed-token.ts';

const purpose = 'remove-2fa';

/** Returns when a link removes the second factor: its last days, after those in which the owner may object. */
export const timesOf = ({ expiresAt }: Pick<MailedToken, 'expiresAt'>) => ({
  from: new Date(expiresAt.getTime() - lifetimes.removalOpen),
  until: expiresAt,
});

/**
 * Creates a token of a request to remove the second factor. While the request waits, another token has the same
 * times, and the tokens before it stay good: anyone who holds any of the mails can stop it.
 */
export async function createRemovalToken(userId: number, transaction: Transaction) {
  const where = { userId, purpose, usedAt: null, expiresAt: { [Op.gt]: new Date() } } as const;
  const waiting = await MailedToken.findOne({ where, transaction });
  const lifetime = lifetimes.removalWait + lifetimes.removalOpen;
  const expiresAt = waiting?.expiresAt ?? new Date(Date.now() + lifetime);
  const token = await createMailedToken({ userId, purpose, lifetime: expiresAt }, transaction);
  return { token, ...timesOf({ expiresAt }) };
}

/** Finds a token of a request that waits: see {@link findMailedToken}. */
export const findRemovalToken = (token: string, transaction?: Transaction): Promise<MailedToken> =>
  findMailedToken({ token, purpose: [purpose], invalid: 'removalLinkOver' }, transaction);

/** Ends a request: the factor is at hand, or gone already. */
export async function dropRemovalRequest(userId: number, transaction: Transaction): Promise<void> {
  await MailedToken.destroy({ where: { userId, purpose, usedAt: null }, transaction });
}

import type { Transaction } from 'sequelize';
import { ApiError } from '#errors/api-error.ts';
import { MailedToken } from '#models/mailed-token.ts';
import { lifetimes } from './lifetimes.ts';
import { hashOfToken, randomToken } from './random-token.ts';

type Purpose = MailedToken['purpose'];

interface NewToken {
  userId: number;
  purpose: Purpose;
  /** Milliseconds from now, or the end itself. */
  lifetime: number | Date;
}

/**
 * Creates a token for the link in a mail. Only its hash is stored
 * (docs/decisions/sign-in.md#0012).
 */
export async function createMailedToken(
  { userId, purpose, lifetime }: NewToken,
  transaction: Transaction,
): Promise<string> {
  const token = randomToken();
  const expiresAt = typeof lifetime === 'number' ? new Date(Date.now() + lifetime) : lifetime;
  await MailedToken.create(
    { hash: hashOfToken(token), userId, purpose, expiresAt },
    { transaction },
  );
  return token;
}

interface GivenToken {
  token: string;
  purpose: readonly Purpose[];
  /** The sentence for one that is unknown or was used. */
  invalid: 'resetLinkInvalid' | 'removalLinkOver';
}

/**
 * Finds a token that may still be used. With a transaction it is locked, so that only one of
 * several simultaneous uses succeeds.
 * @throws {@link ApiError} TOKEN_INVALID, TOKEN_USED or TOKEN_EXPIRED.
 */
export async function findMailedToken(
  { token, purpose, invalid }: GivenToken,
  transaction?: Transaction,
): Promise<MailedToken> {
  const where = { hash: hashOfToken(token), purpose: [...purpose] };
  const found = await MailedToken.findOne(
    transaction ? { where, transaction, lock: true } : { where },
  );
  if (!found) throw new ApiError('TOKEN_INVALID', invalid);
  if (found.usedAt) throw new ApiError('TOKEN_USED', invalid);
  if (found.expiresAt.getTime() >= Date.now()) return found;
  throw new ApiError('TOKEN_EXPIRED', 'resetLinkExpired');
}

/** Returns a new link to confirm an address with. */
export async function createVerificationLink(
  { PUBLIC_URL }: { PUBLIC_URL: string },
  { userId, transaction }: { userId: number; transaction: Transaction },
): Promise<string> {
  const wanted = { userId, purpose: 'verify-email', lifetime: lifetimes.verifyEmailToken } as const;
  return `${PUBLIC_URL}/verify-email?token=${await createMailedToken(wanted, transaction)}`;
}

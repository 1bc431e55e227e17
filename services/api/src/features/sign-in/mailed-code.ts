import { randomInt } from 'node:crypto';
import type { Transaction } from 'sequelize';
import type { AppContext } from '#context.ts';
import { mailedCodeMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import type { SignInToken } from '#models/sign-in-token.ts';
import type { User } from '#models/user.ts';
import { seal, unseal } from '#secrets/sealed-text.ts';
import { isSameText } from '#tokens/same-text.ts';

const digits = 6;

/**
 * Mails the owner a code that is needed besides the right password, where others have guessed too often
 * (docs/decisions/sign-in.md#0290). Returns it sealed, for the row of the sign-in that it belongs to.
 */
export async function mailCode(
  { env, outbox }: AppContext,
  user: User,
  transaction: Transaction,
): Promise<string> {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  await outbox.add(mailedCodeMail(recipientOf(user), code), transaction);
  return seal(code, env.SECRETS_KEY);
}

/** True if it is the code that was mailed for this sign-in. */
export const isMailedCode = (
  { env }: AppContext,
  { sealed }: SignInToken,
  given: string | null,
): boolean =>
  given !== null && sealed !== null && isSameText(given, unseal(sealed, env.SECRETS_KEY));

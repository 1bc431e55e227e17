import { newVisitor, underTest } from './api-under-test.ts';
import { mailAbout, tokenIn } from '#tests/support/people/mailbox.ts';

export const newPassword = 'Quiet-Lake-2031';

export const askForReset = (email: string) =>
  newVisitor().post('/api/auth/forgot-password', { email });

export const resetPassword = (token: string, password = newPassword) =>
  newVisitor().post('/api/auth/reset-password', { token, newPassword: password });

/** Asks for a reset and reads the token in the mail. */
export async function resetToken(email: string): Promise<string> {
  const { status } = await askForReset(email);
  if (status !== 200) throw new Error(`The wish for a reset was answered ${status}.`);
  const mail = await mailAbout(underTest.inboxUrl, email, 'Set a new password');
  return tokenIn(mail, 'reset-password');
}

const rule =
  'Password must be at least 8 characters and include uppercase, lowercase, and a number.';

/** Kinds of refused passwords, each with an example and the sentence of the refusal. */
export const refusedPasswords: [string, string, string][] = [
  ['short', 'short1A', rule],
  ['without a number', 'Quiet-Lake-Day', rule],
  ['common', 'Password123', 'This password is too easy to guess. Please choose another one.'],
  ['endless', `Aa1${'x'.repeat(126)}`, 'Password must be at most 128 characters.'],
  ['with a null character', 'Quiet-Lake\0-2031', 'This contains a character that cannot be used.'],
];

import { ApiCallError } from '@camp/contracts/client/api-call-error';
import { expect, test } from '@jest/globals';
import { messages } from './messages.ts';
import { resetFailureOf, resetFormSchema } from './reset-form.ts';

const texts = messages.en;

/** The messages at each field. */
function messagesOf(values: { newPassword: string; confirmation: string }) {
  const { error } = resetFormSchema(texts).safeParse(values);
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
}

const refusal = (status: number, code: string, fields = {}) =>
  new ApiCallError({ message: 'No.', status, code, fields });

test('the page checks the length only: the rest of the rule is the server’s [passwords-4]', () => {
  expect(messagesOf({ newPassword: 'aaaaaaaa', confirmation: 'aaaaaaaa' })).toEqual([]);
  expect(messagesOf({ newPassword: 'aaaaaaa', confirmation: 'aaaaaaa' })).toEqual([
    ['newPassword', 'Password must be at least 8 characters.'],
  ]);
});

test('two different passwords are told apart [passwords-4]', () => {
  expect(messagesOf({ newPassword: 'aaaaaaaa', confirmation: 'aaaaaaab' })).toEqual([
    ['confirmation', 'Passwords do not match.'],
  ]);
});

test.each([
  [refusal(410, 'TOKEN_EXPIRED'), 'This link has expired. Please request a new one.'],
  [refusal(400, 'TOKEN_INVALID'), 'Invalid reset link. Please request a new one.'],
  [refusal(400, 'TOKEN_USED'), 'Invalid reset link. Please request a new one.'],
  [
    refusal(422, 'VALIDATION', { token: 'Too long.' }),
    'Invalid reset link. Please request a new one.',
  ],
  [refusal(0, 'NETWORK'), 'Network error. Please try again.'],
  [refusal(500, 'INTERNAL'), 'Could not reset password. Please try again.'],
  [refusal(429, 'RATE_LIMITED'), 'Could not reset password. Please try again.'],
  [new TypeError('broken'), 'Could not reset password. Please try again.'],
])('%s is said in the words of the specification [errors-passwords-2]', (error, sentence) => {
  expect(texts.failed[resetFailureOf(error)]).toBe(sentence);
});

test('a link without a token is called invalid or missing [passwords-4]', () => {
  expect(texts.missingToken).toBe('Invalid or missing reset token.');
});

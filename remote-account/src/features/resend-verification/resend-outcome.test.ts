import { ApiCallError } from '@camp/contracts/client/api-call-error';
import { expect, test } from '@jest/globals';
import { messages } from './messages.ts';
import { failedResendOutcome } from './resend-outcome.ts';

const texts = messages.en;
const alreadyVerified = new ApiCallError({ message: 'No.', status: 409, code: 'ALREADY_VERIFIED' });

test.each(['register', 'login'] as const)(
  'on %s an address that is already verified is told to log in [errors-registration-2]',
  (from) => {
    expect(failedResendOutcome(alreadyVerified, { from, texts })).toEqual({
      tone: 'success',
      text: 'This email is already verified. You can log in now.',
    });
  },
);

test('any other failure says that the mail could not be sent again [errors-signing-3, errors-registration-2]', () => {
  const failure = new ApiCallError({ message: 'Slow down.', status: 429, code: 'RATE_LIMITED' });

  expect(failedResendOutcome(failure, { from: 'register', texts }).text).toBe(
    'Could not resend verification email.',
  );
  expect(failedResendOutcome(failure, { from: 'login', texts }).text).toBe(
    'Could not resend verification email',
  );
});

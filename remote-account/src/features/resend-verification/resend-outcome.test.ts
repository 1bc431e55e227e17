import { ApiError } from '@camp/contracts/client';
import { expect, test } from '@jest/globals';
import { failedResendFromLogin, failedResendFromRegister } from './resend-outcome.ts';

const alreadyVerified = new ApiError({ message: 'No.', status: 409, code: 'ALREADY_VERIFIED' });

test('an address that is already verified is told to log in', () => {
  const sentence = 'This email is already verified. You can log in now.';

  expect(failedResendFromRegister(alreadyVerified).text).toBe(sentence);
  expect(failedResendFromLogin(alreadyVerified).text).toBe(sentence);
});

test('any other failure says that the mail could not be sent again', () => {
  const failure = new ApiError({ message: 'Slow down.', status: 429, code: 'RATE_LIMITED' });

  expect(failedResendFromRegister(failure).text).toBe('Could not resend verification email.');
  expect(failedResendFromLogin(failure).text).toBe('Could not resend verification email');
});

import { ApiCallError } from '@camp/contracts/client';
import { credentialMessages } from '@camp/contracts/credentials';
import { afterEach, expect, test } from '@jest/globals';
import { challengeFailureOf } from '#features/challenge/challenge-failure.ts';
import { messages as challengeMessages } from '#features/challenge/messages.ts';
import * as enrollFailure from '#features/enroll/enroll-failure.ts';
import { messages as enrollMessages } from '#features/enroll/messages.ts';
import { codeStepFailureOf } from '#features/login/code-step-failure.ts';
import { loginFailureOf } from '#features/login/login-failure.ts';
import { codeStepMessages, messages as loginMessages } from '#features/login/messages.ts';
import { createdMessages, messages as registerMessages } from '#features/register/messages.ts';
import { registerFailureOf } from '#features/register/register-failure.ts';
import { messages as resendMessages } from '#features/resend-verification/messages.ts';
import { messages as verifyMessages } from '#features/verify-email/messages.ts';
import { messages as secondFactorMessages } from '#second-factor/messages.ts';

/* The sentences of docs/specification.md#error-catalogue for the sign-in screens, to the letter. */

const bare = (status: number) =>
  new ApiCallError({ status, code: `HTTP_${status}`, message: `HTTP_${status}` });
const apiError = (status: number, code: string, message: string) =>
  new ApiCallError({ status, code, message });

const challengeTexts = { ...secondFactorMessages.en, ...challengeMessages.en };
const codeStepTexts = {
  sessionExpired: secondFactorMessages.en.sessionExpired,
  refused: codeStepMessages.en.wrongCode,
};
const enrollTexts = enrollMessages.en;
const wrongCode = apiError(400, 'CODE_INVALID', 'No.');
const expired = apiError(401, 'TWOFA_EXPIRED', 'Too late.');

afterEach(() => {
  globalThis.prerenderLanguage = undefined;
});

test.each([
  [
    credentialMessages.username,
    'Username must be 3–20 characters and only contain letters, numbers, underscores, or dots.',
  ],
  [credentialMessages.email, 'Please enter a valid email address.'],
  [
    credentialMessages.password,
    'Password must be at least 8 characters and include uppercase, lowercase, and a number.',
  ],
  [credentialMessages.confirmation, 'Passwords must match.'],
  [createdMessages.en.invalidEmail, 'Enter a valid email first.'],
  [
    loginMessages.en.missingEmail,
    'Please enter your email address to resend the verification link.',
  ],
  [codeStepMessages.en.invalidCode, 'Please enter a 6-digit code.'],
  [enrollMessages.en.confirm.invalid, 'Please enter a valid 6-digit code.'],
  [challengeMessages.en.invalidCode, 'Enter a 6-digit code or a recovery code like ABCDE-12345.'],
  [enrollMessages.en.newToken, 'Get a new token'],
  [enrollMessages.en.failed.missingToken, 'Missing enroll token'],
  [createdMessages.en.title, 'Account created'],
  [codeStepMessages.en.back, 'Back'],
])('the screens say %j', (ours, specified) => {
  expect(ours).toBe(specified);
});

test.each([
  [
    'login without a sentence',
    loginFailureOf(bare(500), loginMessages.en.failed).text,
    'Login failed',
  ],
  [
    'login, wrong code',
    codeStepFailureOf(wrongCode, codeStepTexts),
    'Invalid code. Try a fresh one.',
  ],
  [
    'login, code too late',
    codeStepFailureOf(expired, codeStepTexts),
    'Your 2FA session expired. Please sign in again.',
  ],
  [
    'login code, other',
    codeStepFailureOf(apiError(429, 'RATE_LIMITED', 'Wait.'), codeStepTexts),
    'Wait.',
  ],
  [
    'challenge, 400',
    challengeFailureOf(wrongCode, challengeTexts),
    'That code didn’t match. Please try the newest 6-digit code from your authenticator app.',
  ],
  [
    'challenge, 401',
    challengeFailureOf(expired, challengeTexts),
    'Your 2FA session expired. Please sign in again.',
  ],
  [
    'challenge, server’s error',
    challengeFailureOf(apiError(429, 'RATE_LIMITED', 'Wait.'), challengeTexts),
    'Wait.',
  ],
  ['challenge, bare status', challengeFailureOf(bare(502), challengeTexts), 'HTTP 502'],
  ['challenge, anything else', challengeFailureOf(new Error('x'), challengeTexts), 'MFA failed'],
  [
    'register, taken',
    registerFailureOf(apiError(409, 'CONFLICT', 'No.'), registerMessages.en),
    'That email or username is already in use.',
  ],
  ['register, bare', registerFailureOf(bare(500), registerMessages.en), 'Registration failed.'],
  ['resend on register', resendMessages.en.failed.register, 'Could not resend verification email.'],
  ['resend on login', resendMessages.en.failed.login, 'Could not resend verification email'],
  [
    'resend, verified',
    resendMessages.en.alreadyVerified,
    'This email is already verified. You can log in now.',
  ],
  [
    'verify, expired',
    verifyMessages.en.failed.expired,
    'This verification link has expired. Please log in and click “Resend verification”.',
  ],
  [
    'verify, invalid',
    verifyMessages.en.failed.invalid,
    'Invalid verification link. Please request a new one from the login page.',
  ],
  [
    'verify, other',
    verifyMessages.en.failed.error,
    'Something went wrong verifying your email. Please try again.',
  ],
])('%s', (_, ours, specified) => {
  expect(ours).toBe(specified);
});

test.each([
  [
    'start refused',
    enrollFailure.startFailureOf(bare(500), enrollTexts),
    'Could not start 2FA enrollment',
    false,
  ],
  [
    'start without a token',
    enrollFailure.startFailureOf(new Error('x'), enrollTexts),
    'No token returned',
    true,
  ],
  [
    'initiate refused',
    enrollFailure.initiateFailureOf(bare(500), enrollTexts),
    'Failed to start enrollment',
    false,
  ],
  [
    'wrong code',
    enrollFailure.verifyFailureOf(wrongCode, enrollTexts),
    'That code didn’t match. Open your authenticator and try the newest 6-digit code.',
    false,
  ],
  [
    'verify refused',
    enrollFailure.verifyFailureOf(bare(500), enrollTexts),
    'Verification failed',
    false,
  ],
  [
    'an error that mentions the token',
    enrollFailure.initiateFailureOf(apiError(400, 'BAD_REQUEST', 'Bad token.'), enrollTexts),
    'Bad token.',
    true,
  ],
])('enrollment, %s', (_, failure, text, isAboutToken) => {
  expect(failure).toEqual({ text, isAboutToken });
});

test.each(['TOKEN_INVALID', 'TOKEN_USED', 'TOKEN_EXPIRED'])(
  'a set-up whose token is refused as %s offers a new one, in both languages',
  (code) => {
    const error = apiError(400, code, 'This link is no good.');

    for (const texts of [enrollMessages.en, enrollMessages.fr]) {
      expect(enrollFailure.initiateFailureOf(error, texts).isAboutToken).toBe(true);
      expect(enrollFailure.verifyFailureOf(error, texts).text).toBe(texts.tokenRefused);
    }
  },
);

test('on a French page the code of a refusal is said in French', () => {
  globalThis.prerenderLanguage = 'fr';
  const error = apiError(401, 'INVALID_CREDENTIALS', 'Wrong username, email or password.');

  expect(loginFailureOf(error, loginMessages.fr.failed).text).toBe(
    'Nom d’utilisateur, courriel ou mot de passe incorrect.',
  );
});

import { ApiCallError } from '@camp/contracts/client/api-call-error';
import { fieldMessages } from '@camp/contracts/sentences/field-messages';
import { afterEach, expect, test } from '@jest/globals';
import { messages as challengeMessages } from '#features/challenge/messages.ts';
import { messages as enrollMessages } from '#features/enroll/messages.ts';
import { codeStepMessages, messages as loginMessages } from '#features/login/messages.ts';
import { createdMessages, messages as registerMessages } from '#features/register/messages.ts';
import { messages as resendMessages } from '#features/resend-verification/messages.ts';
import { messages as verifyMessages } from '#features/verify-email/messages.ts';
import * as catalogue from './error-catalogue.ts';
import { messages as secondFactorMessages } from '#second-factor/messages.ts';

/* The sentences of docs/specification.md#error-catalogue for the sign-in screens, to the letter. */

const bare = (status: number) =>
  new ApiCallError({ status, code: `HTTP_${status}`, message: `HTTP_${status}` });
const said = (status: number, code: string, message: string) =>
  new ApiCallError({ status, code, message });

const challengeTexts = { ...secondFactorMessages.en, ...challengeMessages.en };
const codeStepTexts = {
  sessionExpired: secondFactorMessages.en.sessionExpired,
  refused: codeStepMessages.en.wrongCode,
};
const enrollTexts = enrollMessages.en;
const wrongCode = said(400, 'CODE_INVALID', 'No.');
const expired = said(401, 'TWOFA_EXPIRED', 'Too late.');

afterEach(() => {
  globalThis.prerenderLanguage = undefined;
});

test.each([
  [
    fieldMessages.en.username,
    'Username must be 3–20 characters and only contain letters, numbers, underscores, or dots.',
  ],
  [fieldMessages.en.email, 'Please enter a valid email address.'],
  [
    fieldMessages.en.password,
    'Password must be at least 8 characters and include uppercase, lowercase, and a number.',
  ],
  [fieldMessages.en.confirmation, 'Passwords must match.'],
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
    catalogue.loginFailureOf(bare(500), loginMessages.en.failed).text,
    'Login failed',
  ],
  [
    'login, wrong code',
    catalogue.codeStepFailureOf(wrongCode, codeStepTexts),
    'Invalid code. Try a fresh one.',
  ],
  [
    'login, code too late',
    catalogue.codeStepFailureOf(expired, codeStepTexts),
    'Your 2FA session expired. Please sign in again.',
  ],
  [
    'login code, other',
    catalogue.codeStepFailureOf(said(429, 'RATE_LIMITED', 'Wait.'), codeStepTexts),
    'Wait.',
  ],
  [
    'challenge, 400',
    catalogue.challengeFailureOf(wrongCode, challengeTexts),
    'That code didn’t match. Please try the newest 6-digit code from your authenticator app.',
  ],
  [
    'challenge, 401',
    catalogue.challengeFailureOf(expired, challengeTexts),
    'Your 2FA session expired. Please sign in again.',
  ],
  [
    'challenge, server’s error',
    catalogue.challengeFailureOf(said(429, 'RATE_LIMITED', 'Wait.'), challengeTexts),
    'Wait.',
  ],
  ['challenge, bare status', catalogue.challengeFailureOf(bare(502), challengeTexts), 'HTTP 502'],
  [
    'challenge, anything else',
    catalogue.challengeFailureOf(new Error('x'), challengeTexts),
    'MFA failed',
  ],
  [
    'register, taken',
    catalogue.registerFailureOf(said(409, 'CONFLICT', 'No.'), registerMessages.en),
    'That email or username is already in use.',
  ],
  [
    'register, bare',
    catalogue.registerFailureOf(bare(500), registerMessages.en),
    'Registration failed.',
  ],
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
    catalogue.startFailureOf(bare(500), enrollTexts),
    'Could not start 2FA enrollment',
    false,
  ],
  [
    'start without a token',
    catalogue.startFailureOf(new Error('x'), enrollTexts),
    'No token returned',
    true,
  ],
  [
    'initiate refused',
    catalogue.initiateFailureOf(bare(500), enrollTexts),
    'Failed to start enrollment',
    false,
  ],
  [
    'wrong code',
    catalogue.verifyFailureOf(wrongCode, enrollTexts),
    'That code didn’t match. Open your authenticator and try the newest 6-digit code.',
    false,
  ],
  [
    'verify refused',
    catalogue.verifyFailureOf(bare(500), enrollTexts),
    'Verification failed',
    false,
  ],
  [
    'an error that mentions the token',
    catalogue.initiateFailureOf(said(400, 'BAD_REQUEST', 'Bad token.'), enrollTexts),
    'Bad token.',
    true,
  ],
])('enrollment, %s', (_, failure, text, isAboutToken) => {
  expect(failure).toEqual({ text, isAboutToken });
});

test.each(['TOKEN_INVALID', 'TOKEN_USED', 'TOKEN_EXPIRED'])(
  'a set-up whose token is refused as %s offers a new one, in both languages',
  (code) => {
    const error = said(400, code, 'This link is no good.');

    for (const texts of [enrollMessages.en, enrollMessages.fr]) {
      expect(catalogue.initiateFailureOf(error, texts).isAboutToken).toBe(true);
      expect(catalogue.verifyFailureOf(error, texts).text).toBe(texts.tokenRefused);
    }
  },
);

test('on a French page the key of an error is said in French', () => {
  globalThis.prerenderLanguage = 'fr';
  const error = new ApiCallError({
    status: 401,
    code: 'INVALID_CREDENTIALS',
    message: 'Wrong username, email or password.',
    sentence: { key: 'wrongCredentials' },
  });

  expect(catalogue.loginFailureOf(error, loginMessages.fr.failed).text).toBe(
    'Nom d’utilisateur, courriel ou mot de passe incorrect.',
  );
});

test.each([
  ['login', (error: Error) => catalogue.loginFailureOf(error, loginMessages.en.failed).text],
  ['register', (error: Error) => catalogue.registerFailureOf(error, registerMessages.en)],
  ['code step', (error: Error) => catalogue.codeStepFailureOf(error, codeStepTexts)],
  ['challenge', (error: Error) => catalogue.challengeFailureOf(error, challengeTexts)],
  ['start', (error: Error) => catalogue.startFailureOf(error, enrollTexts).text],
  ['initiate', (error: Error) => catalogue.initiateFailureOf(error, enrollTexts).text],
  ['verify', (error: Error) => catalogue.verifyFailureOf(error, enrollTexts).text],
])('without an answer every form says so: %s', (_, textOf) => {
  const noAnswer = new ApiCallError({
    status: 0,
    code: 'NETWORK',
    message: 'Network error. Please try again.',
    sentence: { key: 'network' },
  });

  expect(textOf(noAnswer)).toBe('Network error. Please try again.');
});

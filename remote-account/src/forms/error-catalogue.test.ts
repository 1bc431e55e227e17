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

const login = (error: Error) => catalogue.loginFailureOf(error, loginMessages.en.failed).text;
const register = (error: Error) => catalogue.registerFailureOf(error, registerMessages.en);
const codeStep = (error: Error) => catalogue.codeStepFailureOf(error, codeStepTexts);
const challenge = (error: Error) => catalogue.challengeFailureOf(error, challengeTexts);
const start = (error: Error) => catalogue.startFailureOf(error, enrollTexts);
const initiate = (error: Error) => catalogue.initiateFailureOf(error, enrollTexts);
const verify = (error: Error) => catalogue.verifyFailureOf(error, enrollTexts);

const wrongCode = said(400, 'CODE_INVALID', 'No.');
const expired = said(401, 'TWOFA_EXPIRED', 'Too late.');
const limited = said(429, 'RATE_LIMITED', 'Wait.');

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
])(
  'the screens say %j [registration-3, registration-7, sign-in-7, sign-in-10, second-factor-enrollment-2, second-factor-challenge-1, errors-second-factor-5]',
  (ours, specified) => {
    expect(ours).toBe(specified);
  },
);

test.each(
  Object.entries({
    'login without a sentence': [login(bare(500)), 'Login failed'],
    'login, wrong code': [codeStep(wrongCode), 'Invalid code. Try a fresh one.'],
    'login, code too late': [codeStep(expired), 'Your 2FA session expired. Please sign in again.'],
    'login code, other': [codeStep(limited), 'Wait.'],
    'challenge, 400': [
      challenge(wrongCode),
      'That code didn’t match. Please try the newest 6-digit code from your authenticator app.',
    ],
    'challenge, 401': [challenge(expired), 'Your 2FA session expired. Please sign in again.'],
    'challenge, server’s error': [challenge(limited), 'Wait.'],
    'challenge, bare status': [challenge(bare(502)), 'HTTP 502'],
    'challenge, anything else': [challenge(new Error('x')), 'MFA failed'],
    'register, taken': [
      register(said(409, 'CONFLICT', 'No.')),
      'That email or username is already in use.',
    ],
    'register, bare': [register(bare(500)), 'Registration failed.'],
    'resend on register': [
      resendMessages.en.failed.register,
      'Could not resend verification email.',
    ],
    'resend on login': [resendMessages.en.failed.login, 'Could not resend verification email'],
    'resend, verified': [
      resendMessages.en.alreadyVerified,
      'This email is already verified. You can log in now.',
    ],
    'verify, expired': [
      verifyMessages.en.failed.expired,
      'This verification link has expired. Please log in and click “Resend verification”.',
    ],
    'verify, invalid': [
      verifyMessages.en.failed.invalid,
      'Invalid verification link. Please request a new one from the login page.',
    ],
    'verify, other': [
      verifyMessages.en.failed.error,
      'Something went wrong verifying your email. Please try again.',
    ],
  }),
)(
  '%s [errors-signing-2, errors-e-mail-verification-1, errors-e-mail-verification-2, errors-e-mail-verification-3, errors-second-factor-1, errors-second-factor-3, errors-second-factor-4]',
  (_, [ours, specified]) => {
    expect(ours).toBe(specified);
  },
);

const noMatch = 'That code didn’t match. Open your authenticator and try the newest 6-digit code.';

test.each([
  ['start refused', start(bare(500)), 'Could not start 2FA enrollment', false],
  ['start without a token', start(new Error('x')), 'No token returned', true],
  ['initiate refused', initiate(bare(500)), 'Failed to start enrollment', false],
  ['wrong code', verify(wrongCode), noMatch, false],
  ['verify refused', verify(bare(500)), 'Verification failed', false],
  ['an error about a token', initiate(said(400, 'BAD_REQUEST', 'Bad token.')), 'Bad token.', true],
])('enrollment, %s [errors-second-factor-5]', (_, failure, text, isAboutToken) => {
  expect(failure).toEqual({ text, isAboutToken });
});

test.each(['TOKEN_INVALID', 'TOKEN_USED', 'TOKEN_EXPIRED'])(
  'a set-up whose token is refused as %s offers a new one, in both languages [second-factor-enrollment-6]',
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
  ['login', login],
  ['register', register],
  ['code step', codeStep],
  ['challenge', challenge],
  ['start', (error: Error) => start(error).text],
  ['initiate', (error: Error) => initiate(error).text],
  ['verify', (error: Error) => verify(error).text],
])('without an answer every form says so: %s [frame-27]', (_, textOf) => {
  const noAnswer = new ApiCallError({
    status: 0,
    code: 'NETWORK',
    message: 'Network error. Please try again.',
    sentence: { key: 'network' },
  });

  expect(textOf(noAnswer)).toBe('Network error. Please try again.');
});

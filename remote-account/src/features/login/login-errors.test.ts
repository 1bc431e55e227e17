import { ApiCallError } from '@camp/contracts/client/api-call-error';
import { afterEach, expect, test } from '@jest/globals';
import { loginFailureOf } from '#forms/error-catalogue.ts';
import { messages } from './messages.ts';

const english = messages.en.failed;
const french = messages.fr.failed;
const unverified = new ApiCallError({
  status: 403,
  code: 'EMAIL_NOT_VERIFIED',
  message: 'Not yet.',
  sentence: { key: 'verifyEmailFirst' },
});

afterEach(() => {
  globalThis.prerenderLanguage = undefined;
});

test('an unverified address is told apart by its code, in either language [sign-in-10, errors-signing-1]', () => {
  expect(loginFailureOf(unverified, english)).toEqual({ kind: 'unverified', text: 'Not yet.' });

  globalThis.prerenderLanguage = 'fr';

  expect(loginFailureOf(unverified, french)).toEqual({
    kind: 'unverified',
    text: 'Veuillez confirmer votre adresse courriel avant de vous connecter.',
  });
});

test('an unverified address is told apart by its message [errors-signing-1]', () => {
  const error = new ApiCallError({ status: 403, code: 'X', message: 'Verify your address first.' });

  expect(loginFailureOf(error, english).kind).toBe('unverified');
});

test('what staff wrote of a suspended account is not taken for an unverified address [sign-in-17]', () => {
  const message = 'This account is suspended, for this reason: “Could not verify the age”';
  const error = new ApiCallError({ status: 403, code: 'ACCOUNT_SUSPENDED', message });

  expect(loginFailureOf(error, english)).toEqual({ kind: 'refused', text: message });
});

test('a wrong password is refused in the words of the server [errors-signing-1]', () => {
  const error = new ApiCallError({ status: 401, code: 'INVALID_CREDENTIALS', message: 'Wrong.' });

  expect(loginFailureOf(error, english)).toEqual({ kind: 'refused', text: 'Wrong.' });
});

test('a failure without a sentence says that the login failed [errors-signing-1]', () => {
  const error = new ApiCallError({ status: 500, code: 'HTTP_500', message: 'HTTP_500' });

  expect(loginFailureOf(error, english)).toEqual({ kind: 'refused', text: 'Login failed' });
});

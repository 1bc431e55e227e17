import { ApiCallError } from '@camp/contracts/client/api-call-error';
import { afterEach, expect, test } from '@jest/globals';
import { messages } from './messages.ts';
import { registerFailureOf } from '#forms/error-catalogue.ts';

const failure = (status: number, code: string, message: string) =>
  new ApiCallError({ status, code, message });
const { en: english, fr: french } = messages;

afterEach(() => {
  globalThis.prerenderLanguage = undefined;
});

test('a taken name or address is said in the words of the specification [errors-registration-1]', () => {
  expect(registerFailureOf(failure(409, 'CONFLICT', 'Taken.'), english)).toBe(
    'That email or username is already in use.',
  );
});

test('no network is said as such [errors-registration-1]', () => {
  const error = failure(0, 'NETWORK', 'Network error. Please try again.');

  expect(registerFailureOf(error, english)).toBe('Network error. Please try again.');
});

test('the server’s sentence wins, and without one the registration failed [errors-registration-1]', () => {
  expect(registerFailureOf(failure(429, 'RATE_LIMITED', 'Slow down.'), english)).toBe('Slow down.');
  expect(registerFailureOf(failure(502, 'HTTP_502', 'HTTP_502'), english)).toBe(
    'Registration failed.',
  );
});

test('in French the key decides', () => {
  globalThis.prerenderLanguage = 'fr';
  const slowDown = new ApiCallError({
    status: 429,
    code: 'RATE_LIMITED',
    message: 'Slow down.',
    sentence: { key: 'tooManyAttempts', params: { seconds: 30 } },
  });

  expect(registerFailureOf(slowDown, french)).toMatch(/^Trop d’essais/);
  expect(registerFailureOf(failure(502, 'HTTP_502', 'HTTP_502'), french)).toBe(
    'L’inscription a échoué.',
  );
});

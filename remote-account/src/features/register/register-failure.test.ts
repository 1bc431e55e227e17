import { ApiError } from '@camp/contracts/client';
import { expect, test } from '@jest/globals';
import { registerFailureOf } from './register-failure.ts';

const failure = (status: number, code: string, message: string) =>
  new ApiError({ status, code, message });

test('a taken name or address is said in the words of the specification', () => {
  expect(registerFailureOf(failure(409, 'CONFLICT', 'Taken.'))).toBe(
    'That email or username is already in use.',
  );
});

test('no network is said as such', () => {
  expect(registerFailureOf(failure(0, 'NETWORK', 'Network error. Please try again.'))).toBe(
    'Network error. Please try again.',
  );
});

test('the server’s sentence wins, and without one the registration failed', () => {
  expect(registerFailureOf(failure(429, 'RATE_LIMITED', 'Slow down.'))).toBe('Slow down.');
  expect(registerFailureOf(failure(502, 'HTTP_502', 'HTTP_502'))).toBe('Registration failed.');
});

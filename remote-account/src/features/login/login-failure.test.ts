import { ApiError } from '@camp/contracts/client';
import { expect, test } from '@jest/globals';
import { loginFailureOf } from './login-failure.ts';

test('an unverified address is told apart by its code', () => {
  const error = new ApiError({ status: 403, code: 'EMAIL_NOT_VERIFIED', message: 'Not yet.' });

  expect(loginFailureOf(error)).toEqual({ kind: 'unverified', text: 'Not yet.' });
});

test('an unverified address is told apart by its message', () => {
  const error = new ApiError({ status: 403, code: 'X', message: 'Verify your address first.' });

  expect(loginFailureOf(error).kind).toBe('unverified');
});

test('a wrong password is refused in the words of the server', () => {
  const error = new ApiError({ status: 401, code: 'INVALID_CREDENTIALS', message: 'Wrong.' });

  expect(loginFailureOf(error)).toEqual({ kind: 'refused', text: 'Wrong.' });
});

test('a failure without a sentence says that the login failed', () => {
  const error = new ApiError({ status: 500, code: 'HTTP_500', message: 'HTTP_500' });

  expect(loginFailureOf(error)).toEqual({ kind: 'refused', text: 'Login failed' });
});

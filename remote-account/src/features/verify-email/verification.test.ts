import { ApiCallError } from '@camp/contracts/client/api-call-error';
import { expect, test } from '@jest/globals';
import { failureOf } from './verification.ts';

const refusal = (status: number, code: string, message = 'No.') =>
  new ApiCallError({ status, code, message });

test('a link past its life is expired, by code, message or status [e-mail-verification-2]', () => {
  expect(failureOf(refusal(410, 'TOKEN_EXPIRED'))).toBe('expired');
  expect(failureOf(refusal(410, 'HTTP_410'))).toBe('expired');
  expect(failureOf(refusal(500, 'X', 'TOKEN_EXPIRED: too late'))).toBe('expired');
});

test('an unknown, used or malformed token is invalid [e-mail-verification-2]', () => {
  expect(failureOf(refusal(400, 'TOKEN_INVALID'))).toBe('invalid');
  expect(failureOf(refusal(400, 'TOKEN_USED'))).toBe('invalid');
  expect(failureOf(refusal(422, 'VALIDATION'))).toBe('invalid');
});

test('an old link of somebody who is verified is no failure [e-mail-verification-3]', () => {
  expect(failureOf(refusal(409, 'ALREADY_VERIFIED'))).toBe('verified');
});

test('anything else is an error [e-mail-verification-2]', () => {
  expect(failureOf(refusal(500, 'INTERNAL'))).toBe('error');
  expect(failureOf(new TypeError('broken'))).toBe('error');
});

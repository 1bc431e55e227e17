import { ApiCallError } from '@camp/contracts/client/api-call-error';
import { expect, test } from '@jest/globals';
import { isOutage, retryDuringOutage } from './outage.ts';

const failure = (status: number, code: string) => new ApiCallError({ message: code, status, code });

test('no answer and a 503 are an outage', () => {
  expect(isOutage(failure(0, 'NETWORK'))).toBe(true);
  expect(isOutage(failure(503, 'UNAVAILABLE'))).toBe(true);
  expect(isOutage(failure(502, 'HTTP_502'))).toBe(true);
});

test('a refusal is not an outage', () => {
  expect(isOutage(failure(403, 'FORBIDDEN'))).toBe(false);
  expect(isOutage(new Error('NETWORK'))).toBe(false);
  expect(isOutage(null)).toBe(false);
});

test('a query asks again by itself only during an outage', () => {
  expect(retryDuringOutage({ state: { error: failure(0, 'NETWORK') } })).toBeGreaterThan(0);
  expect(retryDuringOutage({ state: { error: failure(500, 'INTERNAL') } })).toBe(false);
  expect(retryDuringOutage({ state: { error: null } })).toBe(false);
});

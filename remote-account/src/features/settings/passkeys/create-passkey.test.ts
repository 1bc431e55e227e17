import { expect, test } from '@jest/globals';
import { passkeyFailureOf } from './create-passkey.ts';

const named = (name: string) => Object.assign(new Error('No.'), { name });

test('a dismissed or timed-out request counts as cancelled', () => {
  expect(passkeyFailureOf(named('NotAllowedError'))).toBe('cancelled');
  expect(passkeyFailureOf(named('AbortError'))).toBe('cancelled');
});

test('a device that holds a passkey already is told apart', () => {
  expect(passkeyFailureOf(named('InvalidStateError'))).toBe('known');
});

test('anything else is just a failure', () => {
  expect(passkeyFailureOf(named('ApiCallError'))).toBe('other');
  expect(passkeyFailureOf('No.')).toBe('other');
});

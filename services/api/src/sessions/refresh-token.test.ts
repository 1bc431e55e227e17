import { expect, test } from '@jest/globals';
import { asText, newSecret, nextSecret, refreshTokenIn, wasGivenOut } from './refresh-token.ts';

const key = { SESSION_SECRET: 'session-secret-of-a-unit-test-alone-01' };
const id = '5d3f6f0e-0000-4000-8000-000000000001';

test('a secret that was given out is told from a made-up one [session-4]', () => {
  const secret = newSecret(id, key);

  expect(wasGivenOut(refreshTokenIn(asText({ id, secret })), key)).toBe(true);
  expect(newSecret(id, key)).not.toBe(secret);
});

test('the secret that follows one is always the same, and was given out as well', () => {
  const secret = newSecret(id, key);

  const next = nextSecret({ id, secret }, key);

  expect(nextSecret({ id, secret }, key)).toBe(next);
  expect(nextSecret({ id, secret: newSecret(id, key) }, key)).not.toBe(next);
  expect(wasGivenOut({ id, secret: next }, key)).toBe(true);
});

test.each([
  ['of another session', (secret: string) => ({ id: 'another', secret })],
  ['with another mark', (secret: string) => ({ id, secret: secret.slice(0, -2) + 'AA' })],
  ['with another beginning', (secret: string) => ({ id, secret: `AAAA${secret.slice(4)}` })],
  ['cut short', (secret: string) => ({ id, secret: secret.slice(0, 30) })],
  ['of nothing', () => ({ id, secret: '' })],
])('a secret %s was not', (_what, changed) => {
  const secret = newSecret(id, key);

  expect(wasGivenOut(changed(secret), key)).toBe(false);
});

test('nor was one under another key', () => {
  const other = { SESSION_SECRET: 'session-secret-of-a-unit-test-alone-02' };

  expect(wasGivenOut({ id, secret: newSecret(id, other) }, key)).toBe(false);
});

import { expect, test } from '@jest/globals';
import { maskSecret, newTotpSecret, otpauthAddress, stepOfTotpCode } from './totp.ts';

/** '12345678901234567890' in base32: the secret of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at %i s the code of RFC 6238 is %s [second-factor-1]', (seconds, code) => {
  expect(stepOfTotpCode({ secret, code }, seconds * 1_000)).toBe(Math.floor(seconds / 30));
});

test('a code counts in its step, the one before and the one after, and tells its own step [second-factor-1]', () => {
  const stepAt = (seconds: number) => stepOfTotpCode({ secret, code: '081804' }, seconds * 1_000);
  const start = 37_037_036 * 30;

  expect([start - 30, start, start + 59].map(stepAt)).toEqual(Array(3).fill(37_037_036));
  expect([start - 31, start + 60].map(stepAt)).toEqual([null, null]);
});

test('the address names the brand and the e-mail, whatever signs it has', () => {
  const address = new URL(otpauthAddress({ secret, email: 'jo+camp@mail.example' }));

  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toContain('CampBC:jo+camp@mail.example');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret, issuer: 'CampBC' });
});

test('a new secret has 160 bits; its mask shows eight signs of it [second-factor-enrollment-3]', () => {
  const made = newTotpSecret();

  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(maskSecret(made)).toBe(`${made.slice(0, 4)}…${made.slice(28)}`);
});

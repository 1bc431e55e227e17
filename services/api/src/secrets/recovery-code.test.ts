import { expect, test } from '@jest/globals';
import { hashOfRecoveryCode, newRecoveryCodes, writtenRecoveryCode } from './recovery-code.ts';

const key = 'a key of at least thirty-two signs!';

test('ten different codes of two groups of five are made, without signs that look alike', () => {
  const codes = newRecoveryCodes();

  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{5}-[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{5}$/);
  }
});

test.each(['ABCDE-23456', 'ABCDE23456', 'abcde-23456', 'abcde23456'])('%s is read', (typed) => {
  expect(writtenRecoveryCode(typed)).toBe('ABCDE-23456');
});

test.each(['', 'ABCDE', 'ABCDE-2345', 'ABCDE-234567', 'ABCD-E23456', 'ABCDE-10000', 'ÀBCDE-23456'])(
  '%p is no recovery code',
  (typed) => {
    expect(writtenRecoveryCode(typed)).toBeNull();
  },
);

test('what is kept differs by person and by key, and does not show the code', () => {
  const code = 'ABCDE-23456';
  const hash = hashOfRecoveryCode({ userId: 1, code }, key);

  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOfRecoveryCode({ userId: 1, code }, key)).toBe(hash);
  expect(hashOfRecoveryCode({ userId: 2, code }, key)).not.toBe(hash);
  expect(hashOfRecoveryCode({ userId: 1, code }, `${key}!`)).not.toBe(hash);
});

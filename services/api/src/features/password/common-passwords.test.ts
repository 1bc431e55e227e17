import { expect, test } from '@jest/globals';
import { isCommonPassword } from './common-passwords.ts';

test.each(['Password1', 'password123!', 'Qwerty2024', '123Letmein!', 'CampBC2026', 'P@ssw0rd1'])(
  '%s is common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['Sturdy7-tent-pole', 'Passwordless-Nights-9', 'Xk29fjw0'])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

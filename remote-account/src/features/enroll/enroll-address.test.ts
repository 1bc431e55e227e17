import { expect, test } from '@jest/globals';
import { setupKeyIn, tokenIn, withoutToken } from './enroll-address.ts';

test.each([
  ['enroll_token=first&token=second&t=third', 'first'],
  ['t=third&token=second', 'second'],
  ['enroll_token=&t=third', 'third'],
  ['lang=fr', null],
  ['', null],
])('the token in ?%s is %s', (query, token) => {
  expect(tokenIn(new URLSearchParams(query))).toBe(token);
});

test('only the token leaves the address', () => {
  const params = new URLSearchParams('enroll_token=a&lang=fr&token=b&t=c');

  expect(withoutToken(params).toString()).toBe('lang=fr');
});

test('the setup key is the secret of the otpauth address', () => {
  const address = 'otpauth://totp/CampBC:kim%40mail.example?secret=JBSWY3DPEHPK3PXP&issuer=CampBC';

  expect(setupKeyIn(address)).toBe('JBSWY3DPEHPK3PXP');
});

test('an address without a secret has no key', () => {
  expect(setupKeyIn('otpauth://totp/CampBC')).toBe('');
  expect(setupKeyIn('no address')).toBe('');
});

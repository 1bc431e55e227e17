import { expect, test } from '@jest/globals';
import { setupKeyIn } from './enroll-query.ts';

test('the setup key is the secret of the otpauth address [second-factor-enrollment-3]', () => {
  const address = 'otpauth://totp/CampBC:kim%40mail.example?secret=JBSWY3DPEHPK3PXP&issuer=CampBC';

  expect(setupKeyIn(address)).toBe('JBSWY3DPEHPK3PXP');
});

test('an address without a secret has no key', () => {
  expect(setupKeyIn('otpauth://totp/CampBC')).toBe('');
  expect(setupKeyIn('no address')).toBe('');
});

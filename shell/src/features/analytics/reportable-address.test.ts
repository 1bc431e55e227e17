import { expect, test } from '@jest/globals';
import { reportableAddress } from './reportable-address.ts';

const host = 'https://camp.example';

const cases = [
  ['/', '/'],
  ['/u/robin.camper', '/u/robin.camper'],
  ['/regions?view=map', '/regions?view=map'],
  ['/regions?', '/regions'],
  ['/regions#fees', '/regions'],
  ['/verify-email?token=abc', '/verify-email'],
  ['/2fa/enroll?enroll_token=abc&step=2', '/2fa/enroll?step=2'],
  ['/login?twofa_token=abc', '/login'],
  ['/2fa/enroll?t=abc', '/2fa/enroll'],
  ['/2fa/challenge?code=123456', '/2fa/challenge'],
  ['/register?email=kim%40camp.example', '/register'],
  ['/x?a=1&token=abc&b=2&token=def', '/x?a=1&b=2'],
  ['/x?TOKEN=abc&%74oken=def&a=%20b', '/x?a=%20b'],
  ['/x?tokens=3&tent=2', '/x?tokens=3&tent=2'],
  ['/x?token', '/x'],
] as const;

test.each(cases)('%s is reported as %s', (address, reported) => {
  expect(reportableAddress(host + address)).toEqual({
    path: reported,
    location: host + reported,
  });
});

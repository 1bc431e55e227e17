import { expect, test } from '@jest/globals';
import { tokenIn, withoutToken } from './enroll-token.ts';

test.each([
  ['enroll_token=first&token=second&t=third', 'first'],
  ['t=third&token=second', 'second'],
  ['enroll_token=&t=third', 'third'],
  ['lang=fr', null],
  ['', null],
])('the token in ?%s is %s [second-factor-enrollment-1]', (query, token) => {
  expect(tokenIn(new URLSearchParams(query))).toBe(token);
});

test('only the token leaves the address', () => {
  const params = new URLSearchParams('enroll_token=a&lang=fr&token=b&t=c');

  expect(withoutToken(params).toString()).toBe('lang=fr');
});

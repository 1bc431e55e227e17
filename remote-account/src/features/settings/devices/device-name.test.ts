import { expect, test } from '@jest/globals';
import { plainAddress } from './device-name.ts';

test('an IPv4 address loses its IPv6 form; every other address stays', () => {
  expect(plainAddress('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(plainAddress('203.0.113.7')).toBe('203.0.113.7');
  expect(plainAddress('2001:db8::ffff:1')).toBe('2001:db8::ffff:1');
  expect(plainAddress('')).toBe('');
});

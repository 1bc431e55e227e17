import { expect, test } from '@jest/globals';
import { ipOf } from '#client-info/client-info.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['', ''],
])('%j is kept as %j', (ip, kept) => {
  expect(ipOf({ ip })).toBe(kept);
});

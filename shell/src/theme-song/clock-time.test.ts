import { expect, test } from '@jest/globals';
import { clockTime } from './clock-time.ts';

const cases = [
  [0, '0:00'],
  [9.99, '0:09'],
  [60, '1:00'],
  [72.9, '1:12'],
  [600, '10:00'],
] as const;

test.each(cases)('%d seconds are shown as %s', (seconds, shown) => {
  expect(clockTime(seconds)).toBe(shown);
});

import { expect, test } from '@jest/globals';
import { hourAt } from './hour.ts';

/* Sunrise and sunset in Vancouver, from the tables of the National Research Council. */
test.each([
  ['the longest day at sunrise', '2026-06-21T05:07-07:00', 'dawn'],
  ['the longest day at ten in the morning', '2026-06-21T10:00-07:00', 'day'],
  ['the longest day at sunset', '2026-06-21T21:21-07:00', 'dusk'],
  ['the longest day at midnight', '2026-06-21T23:59-07:00', 'night'],
  ['an hour and a half before the sun of June', '2026-06-21T03:40-07:00', 'night'],
  ['the shortest day at sunrise', '2026-12-21T08:05-08:00', 'dawn'],
  ['the shortest day at noon', '2026-12-21T12:00-08:00', 'day'],
  ['the shortest day at sunset', '2026-12-21T16:16-08:00', 'dusk'],
  ['the shortest day at six in the evening', '2026-12-21T18:00-08:00', 'night'],
  ['the equinox at sunrise', '2027-03-20T07:13-07:00', 'dawn'],
  ['the equinox at sunset', '2027-03-20T19:23-07:00', 'dusk'],
])('%s, %s, is %s [public-pages-1]', (_when, at, hour) => {
  expect(hourAt(Date.parse(at))).toBe(hour);
});

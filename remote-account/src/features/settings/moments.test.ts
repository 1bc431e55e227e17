import { expect, test } from '@jest/globals';
import { dayIn, timeAgo } from './moments.ts';

const at = '2026-05-03T19:00:00.000Z';
const start = Date.parse(at);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [0, 'now', 'maintenant'],
  [59_000, 'now', 'maintenant'],
  [minute, '1 minute ago', 'il y a 1 minute'],
  [59 * minute, '59 minutes ago', 'il y a 59 minutes'],
  [3 * hour + 59 * minute, '3 hours ago', 'il y a 3 heures'],
  [day, 'yesterday', 'hier'],
  [6 * day, '6 days ago', 'il y a 6 jours'],
  [8 * day, 'last week', 'la semaine dernière'],
  [70 * day, '2 months ago', 'il y a 2 mois'],
  [800 * day, '2 years ago', 'il y a 2 ans'],
])('%d ms ago reads as %j and %j', (passed, english, french) => {
  expect(timeAgo('en', { at, now: start + passed })).toBe(english);
  expect(timeAgo('fr', { at, now: start + passed })).toBe(french);
});

test('a clock that is behind the server’s does not speak of the future', () => {
  expect(timeAgo('en', { at, now: start - hour })).toBe('now');
});

test('a day reads as Canadians write it, in either language', () => {
  expect(dayIn('en', at)).toBe('May 3, 2026');
  expect(dayIn('fr', at)).toBe('3 mai 2026');
});

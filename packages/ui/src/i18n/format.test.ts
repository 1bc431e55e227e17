import { expect, test } from '@jest/globals';
import { formatDate, formatRange } from './calendar.ts';
import {
  formatAgo,
  formatBytes,
  formatClock,
  formatDay,
  formatMilliseconds,
  formatMoment,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatPlaytime,
  formatSeconds,
  formatTime,
} from './format.ts';

const at = '2026-05-03T19:00:00.000Z';
/** Early in the day, in whatever time zone. */
const early = new Date(2026, 4, 3, 9, 5, 7).getTime();
const start = Date.parse(at);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Intl writes spaces that do not break; here they become plain ones. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

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
  expect(formatAgo(at, start + passed, 'en')).toBe(english);
  expect(formatAgo(at, start + passed, 'fr')).toBe(french);
});

test('a clock that is behind the server’s does not speak of the future', () => {
  expect(formatAgo(at, start - hour, 'en')).toBe('now');
});

test('a moment is as long as its precision', () => {
  const lengths = (['day', 'minute', 'second'] as const).map(
    (precision) => formatMoment(at, precision, 'en').length,
  );

  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(formatMoment(at, 'day', 'en')).toMatch(/^May 3, 2026$/);
});

test.each([
  [formatDay(at, 'en'), 'May 3, 2026'],
  [formatDay(at, 'fr'), '3 mai 2026'],
  [formatDate('2025-09-16', 'en'), 'Sep 16, 2025'],
  [formatDate('2025-09-01', 'fr'), '1er sept. 2025'],
  [formatDate('2025-09-11', 'fr'), '11 sept. 2025'],
  [formatDay('2026-06-01T19:00:00Z', 'fr'), '1er juin 2026'],
  [
    formatMoment('2026-06-01T20:05:00Z', 'minute', 'fr'),
    `1er juin 2026, ${formatTime('2026-06-01T20:05:00Z', 'fr')}`,
  ],
  [formatRange({ from: '2024-05-10', to: '2024-09-01' }, 'fr'), 'du 10 mai au 1er sept.'],
  [formatDate('2019', 'en'), '2019'],
  [formatTime(early, 'fr'), '9 h 05'],
  [formatClock(early, 'fr'), '9 h 05 min 07 s'],
  [formatMoment(early, 'minute', 'fr'), '3 mai 2026, 9 h 05'],
  [formatMonth(at, 'en'), 'May 2026'],
  [formatMonth(at, 'fr'), 'mai 2026'],
  [formatNumber(200_000, 'en'), '200,000'],
  [formatNumber(200_000, 'fr'), '200 000'],
  [formatPercent(0.0123, 'en'), '1.2%'],
  [formatPercent(0.5, 'fr'), '50 %'],
  [formatSeconds(1_234, 'en'), '1.2s'],
  [formatSeconds(67, 'fr'), '0,067 s'],
  [formatMilliseconds(9.87, 'en'), '9.9 ms'],
  [formatMilliseconds(1_234.5, 'fr'), '1 235 ms'],
  [formatPlaytime(0), '0:00'],
  [formatPlaytime(9.99), '0:09'],
  [formatPlaytime(60), '1:00'],
  [formatPlaytime(72.9), '1:12'],
  [formatPlaytime(600), '10:00'],
  [formatBytes(9_876, 'en'), '9.9 kB'],
  [formatBytes(123_456, 'fr'), '123 ko'],
  [formatBytes(999_499, 'en'), '999 kB'],
  [formatBytes(1_099_000, 'en'), '1.1 MB'],
  [formatBytes(12_345_678, 'fr'), '12 Mo'],
  [formatMoney({ value: 19, currency: 'CAD', decimals: 2 }, 'en'), 'CAD 19.00'],
  [formatMoney({ value: 19, currency: 'CAD', decimals: 2 }, 'fr'), '19,00 CAD'],
  [formatMoney({ value: 19, currency: null, decimals: 0 }, 'en'), '19'],
])('%j is %j', (written, expected) => {
  expect(plain(written)).toBe(expected);
});

import { expect, test } from '@jest/globals';
import { commonYear, isWithin, seasonOf, spanOf } from './season.ts';

const summer: [string, string] = ['2024-05-15', '2024-09-30'];
const winter: [string, string] = ['2023-12-01', '2024-03-31'];
const wholeYear: [string, string] = ['2024-01-01', '2024-12-31'];
const wholeCommonYear: [string, string] = ['2025-01-01', '2025-12-31'];

test.each([
  ['the first and the last day', summer, ['2026-05-15', '2026-09-30'], true],
  ['a day before', summer, ['2026-05-14', '2026-05-20'], false],
  ['a day after', summer, ['2026-09-30', '2026-10-01'], false],
  ['one day', summer, ['2031-07-01', '2031-07-01'], true],
  ['the turn of the year in a winter season', winter, ['2026-12-30', '2027-01-02'], true],
  ['the turn of the year in a summer season', summer, ['2026-12-30', '2027-01-02'], false],
  ['a leap day in winter', winter, ['2028-02-29', '2028-02-29'], true],
  ['a stay over both ends of winter', winter, ['2026-03-01', '2026-12-05'], false],
  ['the turn of the year where it is always open', wholeYear, ['2026-12-30', '2027-01-02'], true],
  ['a year without a leap day', wholeCommonYear, ['2028-02-29', '2028-03-01'], true],
  ['two years', summer, ['2026-05-15', '2028-05-16'], false],
] as const)(
  '%s is judged by the day of the year [campgrounds-5]',
  (_what, season, [from, to], isOpen) => {
    expect(isWithin(spanOf(from, to), spanOf(...season))).toBe(isOpen);
  },
);

test('of a place without dates of the year, those of its newest year count', () => {
  const seasons = { '2023': { operating: summer }, '2025': { operating: wholeCommonYear } };

  expect(seasonOf(seasons, 2023)?.year).toBe(2023);
  expect(seasonOf(seasons, 2024)?.year).toBe(2025);
  expect(seasonOf(seasons)?.year).toBe(2025);
  expect(seasonOf({ '2024': { reservable: summer } })).toBeNull();
  expect(seasonOf(null)).toBeNull();
});

test('the year of most places is told, the newer one of two alike', () => {
  const of = (year: string) => ({ [year]: { operating: summer } });

  expect(commonYear([of('2024'), of('2024'), of('2025'), null])).toBe(2024);
  expect(commonYear([of('2024'), of('2025')])).toBe(2025);
  expect(commonYear([null])).toBeNull();
});

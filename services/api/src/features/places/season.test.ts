import { expect, test } from '@jest/globals';
import type { Season } from '@camp/contracts/places/seasons';
import { commonYear, isWithin, knownSeason, opensIn, spanOf } from './season.ts';

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

const rowOf = (operating: [string, string] | null, others: Partial<Season> = {}): Season => ({
  year: 2024,
  operating: operating && { from: operating[0], to: operating[1] },
  reservable: null,
  ...others,
});

const opens = (rows: Season[], from: string, to: string) => {
  const season = knownSeason(rows);
  return season && opensIn(season, spanOf(from, to));
};

test('the newest year of a place counts, of its own [campgrounds-5]', () => {
  const rows = [rowOf(summer), rowOf(['2025-06-01', '2025-06-30'], { year: 2025 })];

  expect(opens(rows, '2027-06-02', '2027-06-03')).toBe(true);
  expect(opens(rows, '2027-07-02', '2027-07-03')).toBe(false);
  expect(knownSeason([rowOf(null, { reservable: { from: summer[0], to: summer[1] } })])).toBeNull();
  expect(knownSeason([])).toBeNull();
});

test('a gap is closed, and a stay is in one part [campgrounds-5]', () => {
  const gap = [rowOf(['2024-05-03', '2024-06-21']), rowOf(['2024-09-03', '2024-09-23'])];
  const parts = [
    rowOf(['2024-05-16', '2024-06-10'], { part: 'North' }),
    rowOf(['2024-06-05', '2024-10-14'], { part: 'South' }),
  ];

  expect(opens(gap, '2026-09-03', '2026-09-23')).toBe(true);
  expect(opens(gap, '2026-06-20', '2026-06-22')).toBe(false);
  expect(opens(gap, '2026-07-10', '2026-07-12')).toBe(false);
  expect(opens(parts, '2026-06-01', '2026-06-10')).toBe(true);
  expect(opens(parts, '2026-06-01', '2026-06-12')).toBe(false);
});

test('a winter that goes round the turn of the year is one [campgrounds-5]', () => {
  const rows = [rowOf(['2024-01-01', '2024-03-31']), rowOf(['2024-11-01', '2024-12-31'])];

  expect(opens(rows, '2026-12-20', '2027-01-05')).toBe(true);
  expect(opens(rows, '2026-03-30', '2026-04-01')).toBe(false);
});

test('a part without days, and the off-season, are unknown and never no [campgrounds-5]', () => {
  const offseason = { from: '2024-10-01', to: '2025-05-14' };
  const partly = [rowOf(summer, { part: 'Overflow' }), rowOf(null)];

  expect(opens(partly, '2026-06-01', '2026-06-02')).toBe(true);
  expect(opens(partly, '2026-12-01', '2026-12-02')).toBeNull();
  expect(opens([rowOf(summer, { offseason })], '2026-12-01', '2026-12-02')).toBeNull();
  expect(opens([rowOf(summer, { offseason })], '2026-09-25', '2026-10-03')).toBeNull();
  expect(opens([rowOf(summer)], '2026-12-01', '2026-12-02')).toBe(false);
});

test('the year of most places is told, the newer one of two alike', () => {
  const of = (year: number) => knownSeason([rowOf(summer, { year })]);

  expect(commonYear([of(2024), of(2024), of(2025), null])).toBe(2024);
  expect(commonYear([of(2024), of(2025)])).toBe(2025);
  expect(commonYear([null])).toBeNull();
});

import { expect, test } from '@jest/globals';
import { faultsOfSeasons, type Season, summarizeSeasons, toldSeasons } from './seasons.ts';

const rowOf = (from: string, to: string, others: Partial<Season> = {}): Season => ({
  year: 2024,
  operating: { from, to },
  reservable: null,
  ...others,
});

const early = rowOf('2024-05-03', '2024-06-21');
const late = rowOf('2024-09-03', '2024-09-23');

test.each<[string, Season[], string[]]>([
  ['a span and one after it', [early, late], []],
  ['the same days of two parts', [early, { ...early, part: 'South' }], []],
  ['a winter that began the year before', [rowOf('2023-11-01', '2024-08-31')], []],
  ['a leap year', [rowOf('2024-01-01', '2024-12-31')], []],
  ['six days', [rowOf('2024-05-01', '2024-05-06')], ['seasonLength']],
  ['a year and a day', [rowOf('2023-05-15', '2024-05-15')], ['seasonLength']],
  ['the other way round', [rowOf('2024-09-01', '2024-05-01')], ['lastDayBeforeFirst']],
  ['days of another year', [rowOf('2023-05-01', '2023-09-01')], ['seasonYear']],
  ['days twice', [early, rowOf('2024-06-21', '2024-07-01')], ['seasonOverlap']],
  ['days twice in two years', [early, { ...early, year: 2025 }], ['seasonYear']],
  ['a year without days', [{ ...early, operating: null }], ['missing']],
  ['a part without days', [early, { ...late, part: 'South', operating: null }], []],
])('%s is judged: %j', (_what, rows, faults) => {
  expect([...faultsOfSeasons(rows)].map(({ fault }) => fault)).toEqual(faults);
});

test('a summary has gaps, and joins spans that touch', () => {
  const touching = rowOf('2024-06-22', '2024-06-30');

  expect(summarizeSeasons([late, touching, early])).toEqual({
    year: 2024,
    from: '2024-05-03',
    to: '2024-09-23',
    spans: [{ from: '2024-05-03', to: '2024-06-30' }, late.operating],
    extent: 'whole',
  });
  expect(summarizeSeasons([])).toBeNull();
});

test('parts with other days, and without any, are told', () => {
  const south = rowOf('2024-05-03', '2024-09-23', { part: 'South' });
  const north = { ...early, part: 'North' };

  expect(summarizeSeasons([north, south])).toMatchObject({
    spans: [south.operating],
    extent: 'varies',
  });
  expect(summarizeSeasons([north, { ...south, operating: null }])).toMatchObject({
    spans: [north.operating],
    extent: 'partly-known',
  });
  expect(summarizeSeasons([{ ...north, part: 'West' }, north])?.extent).toBe('whole');
});

test('parts with the same days are told together, newest year first', () => {
  const rows = [
    { ...early, part: 'A' },
    { ...early, part: 'B' },
    { ...rowOf('2025-05-03', '2025-06-21', { year: 2025 }), part: 'A' },
  ];

  expect(toldSeasons(rows)).toMatchObject([
    { year: 2025, parts: ['A'] },
    { year: 2024, parts: ['A', 'B'], operating: [early.operating] },
  ]);
});

import { expect, test } from '@jest/globals';
import type { SeasonSummary } from '@camp/contracts/places/seasons';
import { seasonText } from './season-text.ts';

const span = { from: '2024-05-10', to: '2024-09-30' };
const season: SeasonSummary = { year: 2024, ...span, spans: [span], extent: 'whole' };
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('a season says its year, and whether it is that of all parts', () => {
  expect(plain(seasonText(season, 'en'))).toBe('Open May 10 – Sep 30 in 2024');
  expect(plain(seasonText(season, 'fr'))).toBe('Ouvert en 2024 du 10 mai au 30 sept.');
  expect(plain(seasonText({ ...season, extent: 'varies' }, 'en'))).toBe(
    'Open May 10 – Sep 30 in 2024, parts of it for less',
  );
  expect(plain(seasonText({ ...season, extent: 'partly-known' }, 'en'))).toBe(
    'Parts open May 10 – Sep 30 in 2024, others unknown',
  );
});

test('gaps stay gaps, and days of two years say their years', () => {
  const spans = [
    { from: '2023-11-01', to: '2024-08-31' },
    { from: '2024-11-01', to: '2024-12-31' },
  ];

  expect(plain(seasonText({ ...season, spans }, 'en'))).toBe(
    'Open Nov 1, 2023 – Aug 31, 2024 and Nov 1 – Dec 31 in 2024',
  );
});

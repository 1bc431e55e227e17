import { expect, test } from '@jest/globals';
import type { SeasonSummary } from '@camp/contracts/places/seasons';
import { distanceText, nearestTownText, seasonText } from './texts.ts';

const span = { from: '2024-05-10', to: '2024-09-30' };
const season: SeasonSummary = { year: 2024, ...span, spans: [span], extent: 'whole' };
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ');

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

test('a town is so far away in a straight line, from ten kilometres on without a fraction', () => {
  expect(plain(nearestTownText({ id: 'squamish', name: 'Squamish', km: 9.5 }, 'en'))).toBe(
    'About 9.5 km from Squamish, in a straight line',
  );
  expect(plain(nearestTownText({ id: 'nelson', name: 'Nelson', km: 20.4 }, 'fr'))).toBe(
    'À environ 20 km de Nelson, à vol d’oiseau',
  );
  expect(nearestTownText(null, 'en')).toBeNull();
  expect(plain(distanceText(3.25, 'fr'))).toBe('à 3,3 km');
});

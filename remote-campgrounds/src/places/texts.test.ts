import { expect, test } from '@jest/globals';
import { distanceText, nearestTownText, seasonText } from './texts.ts';

const season = { year: 2024, from: '2024-05-10', to: '2024-09-30' };
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ');

test('a season says its year, and an unknown one that it is unknown', () => {
  expect(plain(seasonText(season, 'en'))).toBe('Open May 10 – Sep 30 in 2024');
  expect(plain(seasonText(season, 'fr'))).toBe('Ouvert 10 mai – 30 sept. en 2024');
  expect(seasonText(null, 'en')).toBe('Season unknown');
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

import { expect, test } from '@jest/globals';
import { distanceText, nearestTownText, townText } from './texts.ts';

const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ');

test('a town is so far away in a straight line, from ten kilometres on without a fraction', () => {
  expect(plain(nearestTownText({ id: 'squamish', name: 'Squamish', km: 9.5 }, 'en'))).toBe(
    'About 9.5 km from Squamish, in a straight line',
  );
  expect(plain(nearestTownText({ id: 'nelson', name: 'Nelson', km: 20.4 }, 'fr'))).toBe(
    'À environ 20 km de Nelson, à vol d’oiseau',
  );
  expect(nearestTownText(null, 'en')).toBeNull();
  expect(townText({ id: 'nelson', name: 'Nelson', km: 20.4 }, 'fr')).toMatch(/^À\u00A0environ\s/);
  expect(plain(distanceText(3.25, 'fr'))).toBe('à 3,3 km');
});

import type { Town } from '@camp/contracts/places/campgrounds';
import { expect, test } from '@jest/globals';
import { ofDifferentParks, townNamed, townNameIn } from './near-town.ts';

test.each([
  ['Nelson', 'Nelson'],
  [' Nelson , BC', 'Nelson'],
  ['Prince George, British Columbia, Canada', 'Prince George'],
  ['Nelson, C.-B.', 'Nelson'],
  ['Nelson (Colombie-Britannique)', 'Nelson'],
  ['Nelson BC', 'Nelson'],
  ['Hamilton, Ontario', null],
  ['Hope, England', null],
  ['BC', null],
  ['', null],
  [null, null],
])('of “%s”, the town that it may name is %p', (location, name) => {
  expect(townNameIn(location)).toBe(name);
});

test('a place of our towns is one only by its whole name', () => {
  const towns = ['Fort Nelson', 'Nelson', '100 Mile House'].map(
    (name) => ({ id: name, name }) as Town,
  );

  expect(townNamed('nelson', towns)?.id).toBe('Nelson');
  expect(townNamed('100 mile', towns)).toBeNull();
  expect(townNamed('Montréal', towns)).toBeNull();
});

test('of several campgrounds of one park, the nearest stands for all [public-pages-26]', () => {
  const places = [
    { slug: 'friends', park: 'Kokanee Creek Park' },
    { slug: 'osprey-point', park: 'Kokanee Creek Park' },
    { slug: 'sandspit', park: null },
    { slug: 'city-camp', park: null },
    { slug: 'far-away', park: 'Syringa Park' },
  ];

  const shown = ofDifferentParks(places).map(({ slug }) => slug);

  expect(shown).toEqual(['friends', 'sandspit', 'city-camp']);
  expect(ofDifferentParks([])).toEqual([]);
});

import { expect, test } from '@jest/globals';
import type { MapPoints } from '#places/campgrounds.queries.ts';
import { coverProvince, inFocus } from './in-focus.ts';

type Point = MapPoints['points'][number];

const pointAt = (name: string, latitude: number, longitude: number): Point => [
  name,
  name,
  latitude,
  longitude,
  'site',
  null,
];
const near = pointAt('Kokanee Creek', 49.6, -117.13);
const stray = pointAt('Fort Nelson', 58.8, -122.7);
const nelson = { town: { latitude: 49.49, longitude: -117.29 }, km: 50 };

test('a map of a search for a town opens for what is around it, not for what is called so elsewhere', () => {
  expect(inFocus([near, stray], nelson)).toEqual([near]);
});

test('a map opens for all of its points where no town was searched for, or none is around it', () => {
  expect(inFocus([near, stray], null)).toEqual([near, stray]);
  expect(inFocus([stray], nelson)).toEqual([stray]);
});

test('points from corner to corner are of the whole province, a few towns, one or none are not', () => {
  const [atlin, elko, rupert] = [
    pointAt('Atlin', 59.6, -133.7),
    pointAt('Elko', 49.3, -115.1),
    pointAt('Prince Rupert', 54.3, -130.3),
  ];

  expect(coverProvince([atlin, near, elko])).toBe(true);
  expect(coverProvince([rupert, elko])).toBe(false);
  expect(coverProvince([near, stray])).toBe(false);
  expect(coverProvince([near])).toBe(false);
  expect(coverProvince([])).toBe(false);
});

import { expect, test } from '@jest/globals';
import type { MapPoints } from '#places/campgrounds.queries.ts';
import { inFocus } from './in-focus.ts';

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

import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { isInProvince } from './province.ts';

test.each([
  ['Vancouver', -123.12, 49.28, true],
  ['Tofino, on the coast', -125.9, 49.15, true],
  ['Haida Gwaii', -132.07, 53.25, true],
  ['Fort Nelson', -122.69, 58.8, true],
  ['a mountain on the border', -121.02033, 49.00042, true],
  ['Calgary', -114.07, 51.05, false],
  ['Seattle', -122.33, 47.6, false],
  ['Spokane', -117.42, 47.66, false],
  ['Whitehorse', -135.05, 60.72, false],
  ['the open sea', -134, 50, false],
  ['Ottawa', -75.7, 45.4, false],
  ['metres of a map', 1_200_000, 500_000, false],
  ['no number', Number.NaN, 50, false],
])('%s is in the province, or is not', (_name, longitude, latitude, isIn) => {
  expect(isInProvince([longitude, latitude])).toBe(isIn);
});

test('every campground is in the province', () => {
  const text = readFileSync('packages/places/data/campgrounds.json', 'utf8');
  const all = JSON.parse(text) as { id: string; longitude: number; latitude: number | null }[];

  const outside = all.filter(
    ({ longitude, latitude }) => latitude !== null && !isInProvince([longitude, latitude]),
  );

  expect(outside.map(({ id }) => id)).toEqual([]);
});

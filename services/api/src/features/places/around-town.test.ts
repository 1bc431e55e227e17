import { expect, test } from '@jest/globals';
import { search } from './search.fixture.ts';

test('places around a town are counted with all filters [campgrounds-2]', () => {
  const { campgrounds: found, understood } = search('nelson', { type: ['cabin'] });

  const around = understood?.around?.places ?? 0;
  const near = found.filter(({ distance_km: km }) => km !== null && km <= 50);
  expect(near.length).toBeGreaterThan(0);
  expect(around).toBe(near.length);
});

test('near a town alone means the nearest first, unless another order is chosen [campgrounds-2]', () => {
  const near = search('', { near: 'nelson' }).campgrounds;
  const byName = search('', { near: 'nelson', sort: 'name' }).campgrounds;

  const distances = near.map(({ distance_km: km }) => km ?? Infinity);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(byName.map(({ slug }) => slug)).not.toEqual(near.map(({ slug }) => slug));
});

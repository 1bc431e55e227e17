import type { PlaceEntry } from '@camp/contracts/places/saved-places';
import { expect, test } from '@jest/globals';
import { nearestFirst, ownOrigin } from './nearest-first.ts';

const entry = (slug: string, point: { latitude: number; longitude: number } | null) =>
  ({ slug, campground: point && { slug, point, distance_km: null } }) as PlaceEntry;

const entries = [
  entry('gone', null),
  entry('osoyoos', { latitude: 49.03, longitude: -119.47 }),
  entry('alice-lake', { latitude: 49.78, longitude: -123.12 }),
  entry('hidden', null),
  entry('nairn-falls', { latitude: 50.29, longitude: -122.83 }),
];

test('the nearest is first with its distance, what has no point last in its order [saved-places-27]', () => {
  const squamish = { latitude: 49.7, longitude: -123.15, town: null };

  const sorted = nearestFirst(entries, squamish);

  expect(sorted.map(({ slug }) => slug)).toEqual([
    'alice-lake',
    'nairn-falls',
    'osoyoos',
    'gone',
    'hidden',
  ]);
  expect(sorted[0]?.campground?.distance_km).toBeCloseTo(9.2, 0);
  expect(sorted.at(-1)?.campground).toBeNull();
});

test('a point of one’s own is read as the list writes it', () => {
  expect(ownOrigin('49.250,-123.100')).toEqual({ latitude: 49.25, longitude: -123.1, town: null });
});

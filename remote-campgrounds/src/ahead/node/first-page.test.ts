import { expect, test } from '@jest/globals';
import { amenities } from '@camp/contracts/places/vocabulary';
import { campgroundsByName } from './open-data.ts';
import { firstPage } from './first-page.ts';

test('the page rendered ahead is the first twenty of all campgrounds by name', () => {
  expect(firstPage).toMatchObject({ total: campgroundsByName.length, page: 1, pages: 20 });
  expect(firstPage?.campgrounds.map(({ name }) => name).slice(0, 2)).toEqual([
    '7 Mile Lake Recreation Site',
    '8 Mile Log Cabin',
  ]);
  expect(firstPage?.campgrounds).toHaveLength(20);
});

test('the counts beside its filters are those of the data, and unknown is never no', () => {
  const { facets } = firstPage ?? {};

  expect(Object.values(facets?.region ?? {}).reduce((sum, count) => sum + count)).toBe(
    campgroundsByName.length,
  );
  for (const amenity of amenities) {
    const { yes = 0, unknown = 0 } = facets?.amenity[amenity] ?? {};
    expect(yes).toBe(
      campgroundsByName.filter(({ amenities: has }) => has.includes(amenity)).length,
    );
    expect(yes + unknown).toBeLessThanOrEqual(campgroundsByName.length);
  }
});

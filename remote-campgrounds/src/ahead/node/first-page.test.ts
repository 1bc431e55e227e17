import { expect, test } from '@jest/globals';
import { amenities } from '@camp/contracts/places/vocabulary';
import parks from '@camp/places/data/parks.json' with { type: 'json' };
import { campgroundsByName } from './open-data.ts';
import { firstPage } from './first-page.ts';

test('the page rendered ahead has twenty campgrounds of which most is known, by name', () => {
  expect(firstPage).toMatchObject({ total: campgroundsByName.length, page: 1, pages: 20 });
  expect(firstPage?.campgrounds.map(({ name }) => name).slice(0, 2)).toEqual([
    'Alice Lake Campground',
    'Alice Lake Group Campground',
  ]);
  expect(firstPage?.campgrounds).toHaveLength(20);
});

const stateIn = (name: string | null, fact: string): string => {
  const facts: Partial<Record<string, string>> =
    parks.find((park) => park.name === name)?.facts ?? {};
  return facts[fact] ?? 'unknown';
};

test('the counts beside its filters are those of the data, and unknown is never no', () => {
  const { facets } = firstPage ?? {};

  expect(Object.values(facets?.region ?? {}).reduce((sum, count) => sum + count)).toBe(
    campgroundsByName.length,
  );
  for (const amenity of amenities) {
    const { yes = 0, unknown = 0 } = facets?.amenity[amenity] ?? {};
    const isThere = ({ amenities: has, park }: (typeof campgroundsByName)[number]) =>
      has.includes(amenity) || ['yes', 'limited'].includes(stateIn(park, amenity));
    expect(yes).toBe(campgroundsByName.filter(isThere).length);
    expect(yes + unknown).toBeLessThanOrEqual(campgroundsByName.length);
  }
});

test('what a park has in parts of it only, a card tells as that', () => {
  const told = campgroundsByName.filter(({ limited_park_facts: limited }) => limited);

  expect(told.length).toBeGreaterThan(0);
  for (const { park, park_facts: facts, limited_park_facts: limited = [] } of told)
    for (const fact of limited) {
      expect(facts).toContain(fact);
      expect(stateIn(park, fact)).toBe('limited');
    }
});

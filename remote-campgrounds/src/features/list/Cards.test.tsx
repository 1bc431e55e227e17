import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import { InRouter } from '@camp/shell-api/in-router.fixture';
import { expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { byPark, Cards } from './Cards.tsx';

const campground = (name: string, parts: Partial<CampgroundSummary> = {}) =>
  ({
    slug: name.toLowerCase(),
    name,
    park: 'Kokanee Creek Park',
    type: 'frontcountry',
    type_basis: 'listed',
    region: 'kootenay-rockies',
    point: null,
    precision: 'park',
    nearest_town: null,
    reservation: 'yes',
    season: null,
    amenities: [],
    status: null,
    distance_km: 18,
    ...parts,
  }) satisfies CampgroundSummary;

const near = ['Friends', 'Osprey', 'Redfish'].map((name) => campground(name));
const alone = campground('Champion', { park: 'Champion Lakes Park', distance_km: 42 });

const namesOf = (groups: CampgroundSummary[][]) =>
  groups.map((group) => group.map(({ name }) => name));

test('by distance, three campgrounds of a park or more are one item of the list [campgrounds-37]', async () => {
  await act(async () =>
    render(
      <InRouter session={{ status: 'signed-out' }}>
        <Cards campgrounds={[...near, alone]} marked={null} onMark={() => undefined} />
      </InRouter>,
      { wrapper: Suspense },
    ),
  );

  const [list] = screen.getAllByRole('list');
  expect(list?.children).toHaveLength(2);
  const fold = screen.getByText('2 more in Kokanee Creek Park').closest('details');
  expect(fold?.open).toBe(false);
  expect(
    within(fold ?? document.body)
      .getAllByRole('article')
      .map((card) => card.querySelector('h3')?.textContent),
  ).toEqual(['Osprey', 'Redfish']);
});

test('two of a park, those of none, and any other order stay one by one [campgrounds-37]', () => {
  const [first, second] = near;
  const byName = near.map((each) => ({ ...each, distance_km: null }));
  const ofNone = near.map((each) => ({ ...each, park: null }));

  expect(namesOf(byPark(near.slice(0, 2)))).toEqual([[first?.name], [second?.name]]);
  expect(byPark(byName)).toHaveLength(3);
  expect(byPark(ofNone)).toHaveLength(3);
  expect(namesOf(byPark([...near, alone]))).toEqual([near.map(({ name }) => name), ['Champion']]);
});

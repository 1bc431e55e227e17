import type { Campground } from '@camp/contracts/places/campgrounds';
import { amenities } from '@camp/contracts/places/vocabulary';
import { InRouter } from '@camp/shell-api/in-router.fixture';
import { expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { CampgroundFacts } from './CampgroundFacts.tsx';

const unknown = { state: 'unknown', source: null, basis: null };

const show = (toilets: object) =>
  render(
    <InRouter session={{ status: 'signed-out' }}>
      <CampgroundFacts
        campground={
          {
            slug: 'friends',
            name: 'Friends',
            park: null,
            type: 'cabin',
            region: 'kootenay-rockies',
            point: null,
            precision: null,
            nearest_town: null,
            reservation: 'unknown',
            season: null,
            seasons: [],
            sites: null,
            districts: [],
            activities: [],
            other_names: [],
            operator: 'Friends',
            all_amenities: {
              ...Object.fromEntries(amenities.map((name) => [name, unknown])),
              toilets,
            },
            in_park: null,
            notices: [],
            others_nearby: [],
            sources: [],
            fact_sources: {},
            fact_basis: {},
          } as unknown as Campground
        }
      />
    </InRouter>,
  );

test('amenities have a head only where one of them is known, and what is unknown is counted', () => {
  show(unknown);
  expect(screen.queryByRole('heading', { name: 'Amenities' })).toBeNull();
  expect(screen.getByText(`Unknown: ${amenities.length}`)).toBeTruthy();
  cleanup();

  show({ ...unknown, state: 'yes' });

  expect(screen.getByRole('heading', { name: 'Amenities' })).toBeTruthy();
});

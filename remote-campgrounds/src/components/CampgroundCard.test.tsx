import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import { InRouter } from '@camp/shell-api/in-router.fixture';
import { expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { CampgroundCard } from './CampgroundCard.tsx';

const friends: CampgroundSummary = {
  slug: 'friends',
  name: 'Friends',
  park: 'Kokanee Creek Park',
  type: 'cabin',
  type_basis: null,
  region: 'kootenay-rockies',
  point: null,
  precision: 'site',
  nearest_town: { id: 'balfour', name: 'Balfour', km: 12 },
  reservation: 'yes',
  season: {
    from: '2024-04-26',
    to: '2024-10-07',
    year: 2024,
    spans: [{ from: '2024-04-26', to: '2024-10-07' }],
    extent: 'whole',
  },
  amenities: [],
  status: null,
  distance_km: null,
} as never;

function show(more: Partial<CampgroundSummary> = {}): string {
  render(
    <InRouter session={{ status: 'signed-out' }}>
      <CampgroundCard campground={{ ...friends, ...more }} level={3} hasSave={false} />
    </InRouter>,
  );
  return screen.getByRole('article').textContent ?? '';
}

test('a card names the region only where it names no town near by', () => {
  expect(show()).not.toContain('Kootenay Rockies');
});

test('a card without a town near by names its region', () => {
  expect(show({ nearest_town: null })).toContain('Kootenay Rockies');
});

test('a card says how far a place is from a town, or from where someone looks', () => {
  expect(show()).toContain('Balfour');
  cleanup();

  const text = show({ distance_km: 18 });

  expect(text).toContain('18');
  expect(text).not.toContain('Balfour');
});

test('season and reservations are one fact, and no line begins with a dot', () => {
  const text = show();

  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(
    /^Open .*\u00A0· Takes reservations$/,
  );
  expect(text).not.toMatch(/\u0020·/);
});

test('a card says of what holds in parts of the park only that it does', () => {
  const text = show({ park_facts: ['dogs', 'campfires'], limited_park_facts: ['dogs'] });

  expect(text).toContain('In the park: dogs on leash (with limits), campfires');
});

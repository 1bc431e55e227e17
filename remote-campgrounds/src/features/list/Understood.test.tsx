import { expect, test } from '@jest/globals';
import { InRouter } from '@camp/shell-api/in-router.fixture';
import { render, screen } from '@testing-library/react';
import type { CampgroundList } from '#places/campgrounds.queries.ts';
import { Understood } from './Understood.tsx';

const nelson = { id: 'nelson', name: 'Nelson', latitude: 49.49, longitude: -117.29 };
const understood: CampgroundList['understood'] = {
  around: { town: nelson, km: 50, places: 20 },
  region: [],
  type: [],
  amenity: [],
  reservation: [],
  not_known: [],
  text: '',
};

function show(parts: Pick<CampgroundList, 'total' | 'understood'>): void {
  render(
    <InRouter session={{ status: 'signed-out' }}>
      <Understood list={parts as CampgroundList} />
    </InRouter>,
  );
}

test.each([
  [25, '20 campgrounds within 50 km of Nelson, nearest first, and 5 more by name.'],
  [20, '20 campgrounds within 50 km of Nelson, nearest first.'],
])('a search for a town that finds %i says which are around it [campgrounds-2]', (total, text) => {
  show({ total, understood });

  expect(screen.getByText(text)).toBeTruthy();
});

test('a search for more than a town says how many have its name elsewhere [campgrounds-2]', () => {
  const cabins = { ...understood, type: ['cabin'] } as typeof understood;

  show({ total: 22, understood: cabins });

  const text = 'Within 50 km of Nelson, nearest first, and 2 more by name.';
  expect(screen.getByText(text)).toBeTruthy();
});

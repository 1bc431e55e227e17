import { expect, test } from '@jest/globals';
import type { CampgroundRow } from './campgrounds.ts';
import { keptCampground } from './kept-campground.ts';
import { dataFolder, readPlaces } from './read-data.ts';

const { campgrounds } = readPlaces(dataFolder);

function placeCalled(name: string): CampgroundRow {
  const found = campgrounds.find((row) => row.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

/** A row as 1.4.0 kept it: guesses named the list of names as their source. */
const before = (
  name: string,
  { sources, ...facts }: Partial<Omit<CampgroundRow, 'sources'>> & { sources: object },
) => {
  const row = placeCalled(name);
  return { ...row, ...facts, sources: { ...row.sources, ...sources } };
};

const byName = { typeBasis: 'name', sources: { type: 'bcp-features' } } as const;

test('the data has no guesses that say nothing of it', () => {
  for (const row of campgrounds) expect(keptCampground(row)).toEqual(row);
});

test.each(['Granite Falls Campground', 'Boulder Campground', 'Porcupine Campground'])(
  'a place that is only called a campground is of no known kind, and not reached by car: %s',
  (name) => {
    const row = keptCampground(before(name, { type: 'frontcountry', ...byName }));

    expect(row).toMatchObject({ type: 'unknown', typeBasis: 'unknown', sources: { type: null } });
  },
);

test.each([
  ['Conrad Kain Hut', 'cabin'],
  ['Elfin Lakes Shelter', 'cabin'],
  ['Lone Duck Campground', 'group'],
  ['Whitworth Horse Camp', 'horse'],
] as const)('a kind that stands in the name says so: %s', (name, type) => {
  const row = keptCampground(before(name, { type, ...byName }));

  expect(row).toMatchObject({ type, typeBasis: 'name', sources: { type: 'by-name' } });
});

test('a bay called Shelter and a river called Buckinghorse are neither huts nor for horses', () => {
  const bay = before('Shelter Bay Campground', {
    type: 'cabin',
    typeBasis: 'name',
    amenities: { ...placeCalled('Shelter Bay Campground').amenities, cabinsOrShelters: 'yes' },
    sources: { type: 'bcp-features', amenities: { cabinsOrShelters: 'bcp-features' } },
  });

  expect(keptCampground(bay)).toEqual(placeCalled('Shelter Bay Campground'));
  expect(placeCalled('Shelter Bay Campground')).toMatchObject({
    type: 'unknown',
    amenities: { cabinsOrShelters: 'unknown' },
  });
  const river = placeCalled('Buckinghorse River Campground');
  expect(river.amenities.horseFacilities).toBe('unknown');
});

test('missing dates of reservation do not say that there are no reservations', () => {
  const hut = before('Kokanee Glacier Cabin', {
    reservation: 'no',
    sources: { reservation: 'bcp-dates-2024' },
  });

  expect(keptCampground(hut)).toMatchObject({
    reservation: 'unknown',
    sources: { reservation: null },
  });
});

/** A row with seasons as 1.4.0 kept them: the first and the last day of each year. */
const withHulls = (name: string, seasons: object) => {
  const row = placeCalled(name);
  return { ...row, seasons, sources: { ...row.sources, seasons: 'own-list' } };
};

test('seasons of before from the list of this version have its gaps and parts', () => {
  const hull = { '2024': { operating: ['2024-05-03', '2024-09-23'] } };

  for (const name of [
    'Osprey Point Campground G2',
    'Shuswap Lake Campground',
    'Arrowhead Campground',
  ]) {
    const row = placeCalled(name);
    const kept = { ...row, seasons: hull, sources: { ...row.sources, seasons: 'bcp-dates-2024' } };
    expect(keptCampground(kept)).toEqual(row);
  }
});

test('seasons of before from elsewhere are one span a year, and none where that cannot be', () => {
  const summer: [string, string] = ['2024-05-10', '2024-09-30'];
  const hull = { '2024': { operating: summer, reservable: summer }, '2025': { operating: summer } };
  const slip = { '2024': { operating: ['2024-05-01', '2024-05-01'] } };
  const span = { from: '2024-05-10', to: '2024-09-30' };

  expect(keptCampground(withHulls('Alice Lake Campground', hull))?.seasons).toEqual([
    { year: 2024, operating: span, reservable: span },
  ]);
  expect(keptCampground(withHulls('Alice Lake Campground', slip))).toMatchObject({
    seasons: null,
    sources: { seasons: null },
  });
});

test('of a note on winter and dates that exclude each other, the dates are kept', () => {
  const { amenities, sources } = placeCalled('Rathtrevor Beach Campground');
  const open = before('Rathtrevor Beach Campground', {
    amenities: { ...amenities, winterCamping: 'no' },
    sources: { amenities: { ...sources.amenities, winterCamping: 'bcp-notes-2024' } },
  });

  expect(keptCampground(open)).toMatchObject({ amenities: { winterCamping: 'unknown' } });
  expect(placeCalled('Liard River Hot Springs Campground').amenities.winterCamping).toBe('yes');
});

test('what staff say stays', () => {
  const corrected = before('Kokanee Glacier Cabin', {
    reservation: 'no',
    type: 'frontcountry',
    typeBasis: 'hand',
    sources: { reservation: 'correction:x:reservation', type: 'correction:x:type' },
  });

  expect(keptCampground(corrected)).toEqual(corrected);
});

test('what is no campground of this version is none', () => {
  expect(keptCampground({ ...placeCalled('Conrad Kain Hut'), stars: 5 })).toBeUndefined();
  expect(keptCampground(null)).toBeUndefined();
});

import type { ParkRow } from '@camp/places/parks';
import { dataFolder, readPlaces } from '@camp/places/read-data';
import { expect, test } from '@jest/globals';
import { compareParks, emptiedParks, parkLossesIn } from './park-changes.ts';

const { campgrounds, parks } = readPlaces(dataFolder);
const first = parks.find(({ id }) => id === 'lockhart-beach-park');
if (!first) throw new Error('There is no such park.');

const changesTo = (row: ParkRow, before: ParkRow = first) =>
  compareParks(new Map([[before.orcs, before]]), [row]);

const dates: ParkRow['dates'] = [
  { year: 2027, kind: 'operation', from: '2027-05-01', to: '2027-09-30' },
];
const { toilets: _toilets, ...otherFacts } = first.facts;

test('a park that lost a fact, and one that lost its dates, are losses until accepted by name [campgrounds-8]', () => {
  const changed = changesTo({ ...first, facts: otherFacts }, { ...first, dates });

  const losses = (...accepted: string[]) => parkLossesIn({ changed, emptied: [] }, accepted);
  expect(losses()).toEqual([
    'lockhart-beach-park: parks.dates is 2027 operation 2027-05-01/2027-09-30, and would be unknown',
    'lockhart-beach-park: parks.toilets is yes, and would be unknown',
  ]);
  expect(losses('parks.dates')).toHaveLength(1);
  expect(losses('parks')).toEqual([]);
  expect(losses('toilets', 'places')).toHaveLength(2);
});

test('a park whose last campground would go is a loss, one that keeps some is not [campgrounds-8]', () => {
  const kept = new Map(campgrounds.map((row) => [row.id, { row, isGone: false }]));
  const numbers = new Map(parks.map((row) => [row.orcs, row]));
  const left = campgrounds.filter(
    ({ id, park }) => park?.orcs !== first.orcs && id !== 'kokanee-creek-sandspit-campground',
  );

  const emptied = emptiedParks({ kept, parks: numbers }, left);

  expect(emptied).toEqual(['lockhart-beach-park']);
  expect(parkLossesIn({ changed: [], emptied }, [])).toEqual([
    'lockhart-beach-park: parks.campgrounds would be none, and its page gone',
  ]);
  expect(parkLossesIn({ changed: [], emptied }, ['parks.campgrounds'])).toEqual([]);
});

test('what the source itself has answered stays, and name and dates are those of the file', () => {
  const asked = { ...first, sources: { ...first.sources, facts: ['bcp-data-api'] } };

  const [changed] = changesTo({ ...first, facts: otherFacts, dates }, asked);

  expect(changed?.row).toEqual({ ...asked, dates });
  expect(changed?.facts.map(({ fact }) => fact)).toEqual(['parks.dates']);
});

test('the same park is no change', () => {
  expect(changesTo(JSON.parse(JSON.stringify(first)) as ParkRow)).toEqual([]);
});

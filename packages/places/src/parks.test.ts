import { expect, test } from '@jest/globals';
import { dataFolder, readPlaces } from './read-data.ts';

const { campgrounds, parks } = readPlaces(dataFolder);

test('every park that a campground is in has a row, by its number and name [campgrounds-15]', () => {
  const named = new Map(campgrounds.flatMap(({ park }) => (park ? [[park.orcs, park.name]] : [])));

  expect(new Map(parks.map(({ orcs, name }) => [orcs, name]))).toEqual(named);
});

/* Read beside the entries of BC Parks. */
test.each([
  ['strathcona-park', { vehicleSites: 'yes', horseRiding: 'no' }],
  ['golden-ears-park', { dogs: 'limited', campfires: 'limited', showers: 'limited' }],
  ['rathtrevor-beach-park', { walkInSites: 'yes', accessibleFacilities: 'yes' }],
  ['naikoon-park', { dogs: 'yes', interpretivePrograms: 'no' }],
])('%s is as BC Parks lists it [campgrounds-15]', (id, facts) => {
  expect(parks.find((park) => park.id === id)?.facts).toMatchObject(facts);
});

test('what is not listed for a park is not known: it is never made up [campgrounds-15]', () => {
  const island = parks.find(({ id }) => id === 'discovery-island-marine-park');

  expect(island?.facts).toMatchObject({ toilets: 'yes' });
  expect(island?.facts).not.toHaveProperty('dogs');
});

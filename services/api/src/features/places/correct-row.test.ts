import { correctableFacts } from '@camp/contracts/places/correctable-facts';
import { campgroundRow } from '@camp/places/campgrounds';
import { dataFolder, readPlaces } from '@camp/places/read-data';
import { expect, test } from '@jest/globals';
import { correctRow, correctionSourceId, type FactCorrection } from './correct-row.ts';
import { sourceIn, valueIn } from './correctable-values.ts';

const rows = readPlaces(dataFolder).campgrounds;
const row = rows.find(({ id }) => id === 'yahk-campground');
if (!row) throw new Error('There is no data.');
const slug = row.id;

const corrected = (fact: FactCorrection['fact'], value: FactCorrection['value']) =>
  correctRow(row, { slug, fact, value });

const summer = {
  year: 2027,
  operating: { from: '2027-05-01', to: '2027-10-12' },
  reservable: null,
};

test.each<[FactCorrection['fact'], FactCorrection['value']]>([
  ['name', 'Yahk River Camp'],
  ['location', { latitude: 49.1, longitude: -116.1, precision: 'site' }],
  ['type', 'group'],
  ['reservation', { state: 'no', url: null }],
  ['official_url', 'https://bcparks.ca/yahk/'],
  ['seasons', [summer]],
  ['sites', { count: 26, at_least: null }],
  ['sites', { count: null, at_least: 20 }],
  ['amenities.showers', 'yes'],
  ['amenities.toilets', 'no'],
])(
  '%s is told as %j, with the source of the correction, and nothing else changes [campgrounds-9]',
  (fact, value) => {
    const changed = corrected(fact, value);

    expect(changed && valueIn(changed, fact)).toEqual(value);
    expect(changed && sourceIn(changed, fact)).toBe(correctionSourceId({ slug, fact }));
    for (const other of correctableFacts.filter((each) => each !== fact)) {
      expect([other, changed && valueIn(changed, other)]).toEqual([other, valueIn(row, other)]);
      expect([other, changed && sourceIn(changed, other)]).toEqual([other, sourceIn(row, other)]);
    }
  },
);

test.each<[FactCorrection['fact'], FactCorrection['value']]>([
  ['type', 'unknown'],
  ['reservation', { state: 'unknown', url: null }],
  ['seasons', []],
  ['sites', null],
  ['amenities.toilets', 'unknown'],
])('%s may become unknown again [campgrounds-9]', (fact, value) => {
  const changed = corrected(fact, value);

  expect(changed && valueIn(changed, fact)).toEqual(value);
  expect(campgroundRow.safeParse(changed).success).toBe(true);
});

test('another point is that of the site, with the towns that are near it [campgrounds-10]', () => {
  const changed = corrected('location', {
    latitude: 49.2827,
    longitude: -123.1207,
    precision: 'site',
  });

  expect(changed).toMatchObject({ precision: 'site', nearestTown: { name: 'Vancouver' } });
  expect(changed).not.toHaveProperty('placeName');
  expect(changed?.nearestTown?.km).toBeLessThan(1);
  expect(changed?.sources.nearestTown).toBe('computed');
});

test.each<[string, FactCorrection['fact'], unknown]>([
  ['a value of another fact', 'sites', 'many'],
  [
    'a season that ends before it starts',
    'seasons',
    [{ year: 2027, operating: { from: '2027-10-12', to: '2027-05-01' }, reservable: null }],
  ],
  ['an address that runs', 'official_url', 'javascript:alert(1)'],
  ['a point elsewhere', 'location', { latitude: 12, longitude: 12, precision: 'site' }],
  ['no point', 'location', null],
  ['a state that there is not', 'amenities.toilets', 'perhaps'],
])('%s is not taken [campgrounds-9]', (_what, fact, value) => {
  expect(corrected(fact, value as FactCorrection['value'])).toBeNull();
});

test('every place can be corrected in every fact without breaking the rules of rows', () => {
  const point = { latitude: 54, longitude: -125, precision: 'park' } as const;
  for (const each of rows) {
    expect(correctRow(each, { slug: each.id, fact: 'location', value: point })).not.toBeNull();
    expect(correctRow(each, { slug: each.id, fact: 'type', value: 'cabin' })).not.toBeNull();
  }
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '@camp/places/read-data';
import { expect, test } from '@jest/globals';
import { ChangedShapeError } from './alert.ts';
import { parksPath, readParks, readParksPage } from './park-facts.ts';

const file = 'feeds/bcparks-protected-areas/protected-areas.json';
const answer = JSON.parse(readFileSync(join(dataFolder, file), 'utf8')) as {
  data: Record<string, unknown>[];
  meta: object;
};
const items = answer.data;

test('what is listed of a park is told by its number, and what is put away is not listed', () => {
  const { listed, dropped } = readParks(readParksPage(answer, 1).items);

  expect([...listed.keys()]).toEqual([8, 12, 63]);
  expect([...(listed.get(12) ?? [])].toSorted()).toEqual([
    'campfires',
    'canoeing',
    'cycling',
    'dogs',
    'drinkingWater',
    'fishing',
    'hiking',
    'picnicAreas',
    'swimming',
    'toilets',
    'vehicleSites',
  ]);
  expect(listed.get(63)).toEqual(new Set());
  expect(dropped).toBe(0);
});

test('a kind that is not known is counted and taken for nothing, even by the name of a property', () => {
  const odd = { ...items[0], parkActivities: [{ name: '8:Constructor', isActive: null }] };

  expect(readParks([odd, ...items.slice(1)]).unknown).toEqual(
    new Map([
      ['Change House', 1],
      ['Constructor', 1],
    ]),
  );
});

test.each([
  ['one without a list', { parkFacilities: undefined }],
  ['one with an entry that has no name', { parkActivities: [{ name: null }] }],
  ['one with a number in words', { orcs: 'eight' }],
])('%s is left out, and the others count', (_of, change) => {
  const { listed, unreadable, dropped } = readParks([
    { ...items[0], ...change },
    ...items.slice(1),
  ]);

  expect([...listed.keys()]).toEqual([12, 63]);
  expect([...unreadable]).toEqual('orcs' in change ? [] : [8]);
  expect(dropped).toBe(1);
});

test.each<[string, () => unknown]>([
  ['a page without its number', () => readParksPage({ data: items }, 1)],
  ['another page than was asked for', () => readParksPage(answer, 2)],
  ['an error in place of data', () => readParksPage({ data: null, error: { status: 403 } }, 1)],
  ['items most of which make no sense', () => readParks([items[0], {}, {}])],
  ['parks that list nothing at all', () => readParks(items.slice(2))],
])('%s is refused as a whole', (_of, read) => {
  expect(read).toThrow(ChangedShapeError);
});

test('pages are asked for in the order of their numbers, with names alone', () => {
  const query = new URL(parksPath(3), 'https://bcparks.test').searchParams;

  expect(Object.fromEntries(query)).toMatchObject({
    sort: 'orcs:asc',
    'pagination[page]': '3',
    'pagination[pageSize]': '100',
    'populate[parkFacilities][fields][0]': 'name',
    'populate[parkCampingTypes][fields][1]': 'isActive',
  });
});

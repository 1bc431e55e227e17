import { expect, test } from '@jest/globals';
import { likestFirst } from './likeness.ts';

const places = [
  { slug: 'kokanee-creek-park' },
  { slug: 'bear-creek-park' },
  { slug: 'kokanee-creek-redfish-campground' },
];
const ordered = (typed: string) => likestFirst(typed, places).map(({ slug }) => slug);

test('the place whose address is nearest to the typed one comes first, and what is hardly like it is left out', () => {
  expect(ordered('kokanee-creek-redfsh')).toEqual([
    'kokanee-creek-redfish-campground',
    'kokanee-creek-park',
  ]);
});

test('a park comes first where its own address was misspelt', () => {
  expect(ordered('kokanee-crek-park')[0]).toBe('kokanee-creek-park');
});

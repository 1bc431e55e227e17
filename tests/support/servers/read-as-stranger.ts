import type { Visitor } from '#tests/support/api/visitor.ts';

/** What is the same for everybody, and which no outage of database or Redis takes from anybody. */
const paths = [
  '/api/places/campgrounds?q=bear',
  '/api/places/campgrounds/map',
  '/api/places/campgrounds/bear-creek-campground',
  '/api/places/alerts',
];

/** @returns the status of each. */
export const readAsStranger = (visitor: Visitor): Promise<number[]> =>
  Promise.all(paths.map(async (path) => (await visitor.get(path)).status));

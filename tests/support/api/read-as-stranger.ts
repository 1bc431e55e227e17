import type { Visitor } from './visitor.ts';

/** Pages of data that are the same for all visitors, and that no outage of database or Redis takes away. */
const paths = [
  '/api/places/campgrounds?q=bear',
  '/api/places/campgrounds/map',
  '/api/places/campgrounds/bear-creek-campground',
  '/api/places/parks/strathcona-park',
  '/api/places/alerts',
];

/** @returns the status of each. */
export const readAsStranger = (visitor: Visitor): Promise<number[]> =>
  Promise.all(paths.map(async (path) => (await visitor.get(path)).status));

import type { CampgroundQuery } from '@camp/contracts/places/campgrounds';
import { dataFolder, readPlaces } from '@camp/places/read-data';
import { findInList } from './campgrounds.service.ts';
import type { NoticedIndex } from './notices.ts';
import { buildIndex } from './place-index.ts';

export const { campgrounds, towns, parks } = readPlaces(dataFolder);

const rows = campgrounds.map((row) => ({ row, goneAt: null }));
/** All places of the data. */
export const index: NoticedIndex = {
  ...(await buildIndex(rows, { sources: new Map(), asOf: '2026-11-28', parks })),
  notices: new Map(),
  edition: 0,
  closed: new Uint8Array(campgrounds.length),
  closuresKnownBy: 'off',
};

/** Searches them as the list does. */
export const search = (q: string, query: Partial<CampgroundQuery> = {}) =>
  findInList(index, { query: { sort: 'match', page: 1, size: 100, q, ...query } });

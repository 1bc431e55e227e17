import { setImmediate } from 'node:timers/promises';
import type { CallResult } from '@camp/contracts/client/endpoint';
import type { CampgroundSummary, findCampgrounds } from '@camp/contracts/places/campgrounds';
import type { PlaceSource } from '@camp/contracts/places/open-data';
import {
  amenities,
  type KnownState,
  knownStates,
  placeTypes,
  tourismRegions,
} from '@camp/contracts/places/vocabulary';
import type { CampgroundRow } from '@camp/places/campgrounds';
import { presentSummary } from './campgrounds.presenter.ts';
import { type Spot, spotOf } from './distance.ts';
import { commonYear, type DaySpan, seasonOf, spanOf } from './season.ts';
import { TolerantSearch } from './tolerant-search.ts';

export interface IndexedPlace {
  row: CampgroundRow;
  /** Since when the source no longer has it. */
  goneAt: Date | null;
  summary: CampgroundSummary;
  spot: Spot | null;
  /** Number among all places by name. */
  number: number;
  /** Its words as positions in the lists of the contract: many thousand are compared for each answer. */
  region: number;
  type: number;
  reservation: number;
  /** A bit for each amenity of the contract's list that it has, and for each of which that is not known. */
  amenities: number;
  unknownAmenities: number;
  /** The season that stays are compared with; null where it is not known. */
  season: DaySpan | null;
}

/** All facts of places, ready to be searched. Nothing in it changes. */
export interface PlaceIndex {
  /** By name; those that are gone are found by slug alone. */
  places: readonly IndexedPlace[];
  byRegion: readonly IndexedPlace[];
  bySlug: ReadonlyMap<string, IndexedPlace>;
  /** Places that staff have hidden: nothing else of the index knows of them. */
  hidden: readonly IndexedRow[];
  search: TolerantSearch<keyof ReturnType<typeof searchTexts>>;
  sources: ReadonlyMap<string, PlaceSource>;
  seasonYear: number | null;
  asOf: string;
  offered: CallResult<typeof findCampgrounds>['offered'];
}

export interface IndexedRow {
  row: CampgroundRow;
  goneAt: Date | null;
}

/** Number of places taken at a time; requests are answered in between. */
const placesAtATime = 200;

const inOrder = new Intl.Collator('en', { numeric: true });

/** The order of lists. */
export const byName = (a: IndexedRow, b: IndexedRow): number =>
  inOrder.compare(a.row.name, b.row.name) || (a.row.id < b.row.id ? -1 : 1);

type IndexedWith = Pick<PlaceIndex, 'sources' | 'asOf'> & Partial<Pick<PlaceIndex, 'hidden'>>;

export async function buildIndex(
  rows: readonly IndexedRow[],
  { sources, asOf, hidden = [] }: IndexedWith,
): Promise<PlaceIndex> {
  const present = rows.filter(({ goneAt }) => goneAt === null);
  const seasonYear = commonYear(present.map(({ row }) => row.seasons));
  const sorted = rows.toSorted(byName);
  const search: PlaceIndex['search'] = new TolerantSearch({
    fields: { name: 3, otherNames: 2, park: 2, place: 1, town: 1 },
  });
  const places: IndexedPlace[] = [];
  const bySlug = new Map<string, IndexedPlace>();
  for (const [at, given] of sorted.entries()) {
    if (at % placesAtATime === 0) await setImmediate();
    const place = indexedPlace(given, { number: places.length, seasonYear });
    bySlug.set(given.row.id, place);
    if (given.goneAt !== null) continue;
    search.add(searchTexts(given.row));
    places.push(place);
  }
  const byRegion = tourismRegions.flatMap((region) =>
    places.filter(({ summary }) => summary.region === region),
  );
  const offered = offeredBy(places.map(({ summary }) => summary));
  return { places, byRegion, bySlug, hidden, search, sources, seasonYear, asOf, offered };
}

function offeredBy(all: readonly CampgroundSummary[]): PlaceIndex['offered'] {
  const had = new Set<string>();
  for (const { region, type, reservation, amenities: there } of all)
    for (const word of [region, type, `reservation ${reservation}`, ...there]) had.add(word);
  return {
    region: tourismRegions.filter((word) => had.has(word)),
    type: placeTypes.filter((word) => had.has(word)),
    reservation: knownStates.filter((word) => had.has(`reservation ${word}`)),
    amenity: amenities.filter((word) => had.has(word)),
  };
}

function indexedPlace(
  { row, goneAt }: IndexedRow,
  { number, seasonYear }: { number: number; seasonYear: number | null },
): IndexedPlace {
  const summary = presentSummary(row);
  const season = seasonOf(row.seasons, seasonYear ?? undefined);
  return {
    row,
    goneAt,
    summary,
    spot: summary.point && spotOf(summary.point),
    number,
    region: tourismRegions.indexOf(summary.region),
    type: placeTypes.indexOf(summary.type),
    reservation: knownStates.indexOf(summary.reservation),
    amenities: bitsOf(row, 'yes'),
    unknownAmenities: bitsOf(row, 'unknown'),
    season: season && spanOf(season.from, season.to),
  };
}

const bitsOf = (row: CampgroundRow, state: KnownState) =>
  amenities.reduce((bits, name, at) => bits | (row.amenities[name] === state ? 1 << at : 0), 0);

const searchTexts = (row: CampgroundRow) => ({
  name: row.name,
  otherNames: row.otherNames?.join(' ') ?? '',
  park: row.park?.name ?? '',
  place: row.placeName ?? '',
  town: [row.nearestTown?.name, row.closestCommunity].filter(Boolean).join(' '),
});

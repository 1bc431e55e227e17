import { setImmediate } from 'node:timers/promises';
import type { CallResult } from '@camp/contracts/client/endpoint';
import type { CampgroundSummary, findCampgrounds } from '@camp/contracts/places/campgrounds';
import { knownFirst } from '@camp/contracts/places/known-first';
import { decidingFacts, factsThatHold } from '@camp/contracts/places/park-facts';
import type { PlaceSource } from '@camp/contracts/places/open-data';
import {
  amenities,
  knownStates,
  parkFeatures,
  placeTypes,
  tourismRegions,
} from '@camp/contracts/places/vocabulary';
import type { CampgroundRow } from '@camp/places/campgrounds';
import type { ParkRow } from '@camp/places/parks';
import { presentSummary } from './campgrounds.presenter.ts';
import { type Spot, spotOf } from './distance.ts';
import { commonYear, knownSeason, type KnownSeason } from './season.ts';
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
  /** Its park as a whole; null where it is in none of which anything is known. */
  park: ParkRow | null;
  /** A bit for each amenity of the contract's list that it or its park has, and for each of which that is not known. */
  amenities: number;
  unknownAmenities: number;
  /** The same of the features of its park. */
  features: number;
  unknownFeatures: number;
  /** The season that stays are compared with; null where it is not known. */
  season: KnownSeason | null;
}

/** All facts of places, ready to be searched. Nothing in it changes. */
export interface PlaceIndex {
  /** By name; those that are gone are found by slug alone. */
  places: readonly IndexedPlace[];
  byRegion: readonly IndexedPlace[];
  /** By how much is known of them, then by name. */
  byKnown: readonly IndexedPlace[];
  bySlug: ReadonlyMap<string, IndexedPlace>;
  /** Parks that have campgrounds, by slug. */
  parks: ReadonlyMap<string, IndexedPark>;
  /** Places that staff have hidden: nothing else of the index knows of them. */
  hidden: readonly IndexedRow[];
  search: TolerantSearch<keyof ReturnType<typeof searchTexts>>;
  /** By the names of parks, numbered as they are listed. */
  parkSearch: TolerantSearch<'name'>;
  sources: ReadonlyMap<string, PlaceSource>;
  seasonYear: number | null;
  asOf: string;
  offered: CallResult<typeof findCampgrounds>['offered'];
}

/** A park with its campgrounds by name, of which there is at least one. */
export interface IndexedPark {
  row: ParkRow;
  campgrounds: readonly [IndexedPlace, ...IndexedPlace[]];
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

interface IndexedWith extends Pick<PlaceIndex, 'sources' | 'asOf'> {
  hidden?: PlaceIndex['hidden'];
  parks?: readonly ParkRow[];
}

export async function buildIndex(
  rows: readonly IndexedRow[],
  { sources, asOf, hidden = [], parks: parkRows = [] }: IndexedWith,
): Promise<PlaceIndex> {
  const sorted = rows.toSorted(byName);
  const search: PlaceIndex['search'] = new TolerantSearch({
    fields: { name: 3, otherNames: 2, park: 2, place: 1, town: 1 },
  });
  const parkOf = new Map(parkRows.map((row) => [row.orcs, row]));
  const places: IndexedPlace[] = [];
  const bySlug = new Map<string, IndexedPlace>();
  for (const [at, given] of sorted.entries()) {
    if (at % placesAtATime === 0) await setImmediate();
    const park = parkOf.get(given.row.park?.orcs ?? 0) ?? null;
    const place = indexedPlace(given, { park, number: places.length });
    bySlug.set(given.row.id, place);
    if (given.goneAt !== null) continue;
    search.add(searchTexts(given.row));
    places.push(place);
  }
  const seasonYear = commonYear(places.map(({ season }) => season));
  const byRegion = tourismRegions.flatMap((region) =>
    places.filter(({ summary }) => summary.region === region),
  );
  const byKnown = knownFirst(places, ({ summary }) => summary);
  const offered = offeredBy(places);
  const parks = parksOf(places);
  const parkSearch: PlaceIndex['parkSearch'] = new TolerantSearch({ fields: { name: 1 } });
  for (const { row } of parks.values()) parkSearch.add({ name: row.name });
  return {
    places,
    byRegion,
    byKnown,
    bySlug,
    parks,
    hidden,
    search,
    parkSearch,
    sources,
    seasonYear,
    asOf,
    offered,
  };
}

function parksOf(places: readonly IndexedPlace[]): PlaceIndex['parks'] {
  const parks = new Map<string, IndexedPark>();
  for (const [row, [first, ...others]] of Map.groupBy(places, ({ park }) => park))
    if (row && first) parks.set(row.id, { row, campgrounds: [first, ...others] });
  return parks;
}

function offeredBy(places: readonly IndexedPlace[]): PlaceIndex['offered'] {
  const had = new Set<string>();
  for (const { summary, park } of places) {
    const { region, type, reservation, amenities: there } = summary;
    const words = [
      region,
      type,
      `reservation ${reservation}`,
      ...there,
      ...factsThatHold(park?.facts),
    ];
    for (const word of words) had.add(word);
  }
  return {
    region: tourismRegions.filter((word) => had.has(word)),
    type: placeTypes.filter((word) => had.has(word)),
    reservation: knownStates.filter((word) => had.has(`reservation ${word}`)),
    amenity: amenities.filter((word) => had.has(word)),
    feature: parkFeatures.filter((word) => had.has(word)),
  };
}

function indexedPlace(
  { row, goneAt }: IndexedRow,
  { park, number }: Pick<IndexedPlace, 'park' | 'number'>,
): IndexedPlace {
  const inPark = new Set<string>(factsThatHold(park?.facts));
  const summary = { ...presentSummary(row), ...decidingFacts(park?.facts) };
  const known = bitsOf(amenities, (name) => row.amenities[name] === 'yes' || inPark.has(name));
  return {
    row,
    goneAt,
    summary,
    spot: summary.point && spotOf(summary.point),
    park,
    number,
    region: tourismRegions.indexOf(summary.region),
    type: placeTypes.indexOf(summary.type),
    reservation: knownStates.indexOf(summary.reservation),
    amenities: known,
    unknownAmenities: bitsOf(amenities, (name) => row.amenities[name] === 'unknown') & ~known,
    features: bitsOf(parkFeatures, (name) => inPark.has(name)),
    unknownFeatures: bitsOf(parkFeatures, (name) => park?.facts[name] === undefined),
    season: knownSeason(row.seasons ?? []),
  };
}

const bitsOf = <Word extends string>(words: readonly Word[], isSet: (word: Word) => boolean) =>
  words.reduce((bits, word, at) => bits | (isSet(word) ? 1 << at : 0), 0);

const searchTexts = (row: CampgroundRow) => ({
  name: row.name,
  otherNames: row.otherNames?.join(' ') ?? '',
  park: row.park?.name ?? '',
  place: row.placeName ?? '',
  town: [row.nearestTown?.name, row.closestCommunity].filter(Boolean).join(' '),
});

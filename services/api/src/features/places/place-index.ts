import { setImmediate } from 'node:timers/promises';
import type { CampgroundSummary } from '@camp/contracts/places/campgrounds';
import type { PlaceSource } from '@camp/contracts/places/open-data';
import { amenities, type KnownState, tourismRegions } from '@camp/contracts/places/vocabulary';
import type { CampgroundRow } from '@camp/places/campgrounds';
import { presentSummary } from './campgrounds.presenter.ts';
import type { Point } from './distance.ts';
import { commonYear, type DaySpan, seasonOf, spanOf } from './season.ts';
import { TolerantSearch } from './tolerant-search.ts';

export interface IndexedPlace {
  row: CampgroundRow;
  /** Since when the source no longer has it. */
  goneAt: Date | null;
  summary: CampgroundSummary;
  point: Point | null;
  /** Among all by name. */
  number: number;
  /** States of the amenities, in the order of the contract. */
  amenities: KnownState[];
  /** What stays are compared with; null where it is not known. */
  season: DaySpan | null;
}

/** All that is told of places, ready to be searched. Nothing in it changes. */
export interface PlaceIndex {
  /** By name; those that are gone are found by slug alone. */
  places: readonly IndexedPlace[];
  byRegion: readonly IndexedPlace[];
  bySlug: ReadonlyMap<string, IndexedPlace>;
  search: TolerantSearch<keyof ReturnType<typeof searchTexts>>;
  sources: ReadonlyMap<string, PlaceSource>;
  seasonYear: number | null;
  asOf: string;
}

export interface IndexedRow {
  row: CampgroundRow;
  goneAt: Date | null;
}

/** So many places are taken at a time; requests are answered in between. */
const placesAtATime = 200;

const inOrder = new Intl.Collator('en', { numeric: true });

export async function buildIndex(
  rows: readonly IndexedRow[],
  { sources, asOf }: Pick<PlaceIndex, 'sources' | 'asOf'>,
): Promise<PlaceIndex> {
  const present = rows.filter(({ goneAt }) => goneAt === null);
  const seasonYear = commonYear(present.map(({ row }) => row.seasons));
  const sorted = rows.toSorted(
    (a, b) => inOrder.compare(a.row.name, b.row.name) || (a.row.id < b.row.id ? -1 : 1),
  );
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
    search.add(places.length, searchTexts(given.row));
    places.push(place);
  }
  const byRegion = tourismRegions.flatMap((region) =>
    places.filter(({ summary }) => summary.region === region),
  );
  return { places, byRegion, bySlug, search, sources, seasonYear, asOf };
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
    point: summary.point,
    number,
    amenities: amenities.map((amenity) => row.amenities[amenity]),
    season: season && spanOf(season.from, season.to),
  };
}

const searchTexts = (row: CampgroundRow) => ({
  name: row.name,
  otherNames: row.otherNames?.join(' ') ?? '',
  park: row.park?.name ?? '',
  place: row.placeName ?? '',
  town: [row.nearestTown?.name, row.closestCommunity].filter(Boolean).join(' '),
});

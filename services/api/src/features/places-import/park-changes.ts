import { isDeepStrictEqual } from 'node:util';
import { amenities, parkFeatures } from '@camp/contracts/places/vocabulary';
import type { CampgroundRow } from '@camp/places/campgrounds';
import { isAskedSource, type ParkRow } from '@camp/places/parks';
import {
  differences,
  type FactChange,
  isAmong,
  type KeptPlace,
  lostFacts,
} from './compare-places.ts';
import type { Facts } from './place-facts.ts';

export interface ChangedPark {
  row: ParkRow;
  facts: FactChange[];
}

type KeptParks = ReadonlyMap<number, ParkRow>;

/**
 * Returns what a new version of the data does to the parks that are kept, by number. A park that the version lacks stays
 * as it is. What the source itself has answered since is newer than any file; names, pages and dates are the file's.
 */
export const compareParks = (kept: KeptParks, rows: readonly ParkRow[]): ChangedPark[] =>
  rows.flatMap((given) => {
    const before = kept.get(given.orcs);
    const row = before ? withAnswered(before, given) : given;
    if (isDeepStrictEqual(before, row)) return [];
    return [{ row, facts: differences(before ? factsOf(before) : new Map(), factsOf(row)) }];
  });

function withAnswered({ facts, sources }: ParkRow, given: ParkRow): ParkRow {
  if (!sources.facts.some(isAskedSource)) return given;
  return { ...given, facts, sources: { ...given.sources, facts: sources.facts } };
}

/** Facts of a park by the names under which their loss is accepted. */
function factsOf({ name, url, dates, facts }: ParkRow): Facts {
  const days = dates.map(({ year, kind, from, to }) => `${year} ${kind} ${from}/${to}`);
  return new Map([
    ['parks.name', name],
    ['parks.official_url', url],
    ['parks.dates', days.length > 0 ? days.join('; ') : null],
    ...[...parkFeatures, ...amenities].map(
      (fact) => [`parks.${fact}`, facts[fact] ?? null] as const,
    ),
  ]);
}

/** Returns the slugs of the parks that have campgrounds, and would have none with these. */
export function emptiedParks(
  { kept, parks }: { kept: ReadonlyMap<string, KeptPlace>; parks: KeptParks },
  rows: readonly CampgroundRow[],
): string[] {
  const after = new Set(rows.map(({ park }) => park?.orcs));
  const before = new Set([...kept.values()].map(({ row, isGone }) => !isGone && row.park?.orcs));
  return [...parks.values()].flatMap(({ id, orcs }) =>
    before.has(orcs) && !after.has(orcs) ? [id] : [],
  );
}

interface ParkLosses {
  changed: readonly ChangedPark[];
  /** Slugs of parks whose last campground would go. */
  emptied: readonly string[];
}

/**
 * Returns what would be known of parks no longer, one line each, and is not among what may be lost: `parks` for all of it,
 * `parks.toilets` for one fact, `parks.campgrounds` for parks without any.
 */
export function parkLossesIn(
  { changed, emptied }: ParkLosses,
  accepted: readonly string[],
): string[] {
  const facts = lostFacts(changed, accepted);
  if (isAmong(accepted, 'parks.campgrounds')) return facts;
  return [
    ...emptied.map((id) => `${id}: parks.campgrounds would be none, and its page gone`),
    ...facts,
  ];
}

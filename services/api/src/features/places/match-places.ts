import type { findCampgrounds } from '@camp/contracts/places/campgrounds';
import type { CallResult } from '@camp/contracts/client/endpoint';
import {
  type Amenity,
  amenities,
  knownStates,
  placeTypes,
  tourismRegions,
} from '@camp/contracts/places/vocabulary';
import type { Filter, FilterName } from './place-filters.ts';
import type { IndexedPlace } from './place-index.ts';

type Answer = CallResult<typeof findCampgrounds>;
type Facets = Answer['facets'];
type Hidden = Answer['hidden'];

export interface Matches {
  /** In the order in which they were given. */
  places: IndexedPlace[];
  facets: Facets;
  hidden: Hidden;
}

/**
 * Those places that pass all filters. What a choice would leave counts with all other filters, so a place that one
 * filter alone excludes counts for the choices of that filter (docs/decisions/0204-counts-beside-filters.md).
 */
export function matchPlaces(places: readonly IndexedPlace[], filters: readonly Filter[]): Matches {
  const matches: Matches = { places: [], facets: noCounts(), hidden: noneHidden() };
  for (const place of places) {
    const missed = missedBy(place, filters);
    if (!missed) {
      matches.places.push(place);
      countEverywhere(place, matches.facets);
      continue;
    }
    if (missed.only) countFor(missed.only, place, matches.facets);
    for (const name of missed.unknown) if (isHiding(name)) matches.hidden[name] += 1;
  }
  return matches;
}

interface Missed {
  /** The one filter that does not let it pass; null where there are several. */
  only: FilterName | null;
  /** Filters that know nothing of it; empty where any knows that it fails. */
  unknown: FilterName[];
}

/** Null where it passes all. */
function missedBy(place: IndexedPlace, filters: readonly Filter[]): Missed | null {
  const unknown: FilterName[] = [];
  let failed: FilterName | null = null;
  for (const { name, judge } of filters) {
    const verdict = judge(place);
    if (verdict === 'passes') continue;
    if (failed) return { only: null, unknown: [] };
    if (verdict === 'unknown') unknown.push(name);
    else failed = name;
  }
  if (failed) return { only: unknown.length === 0 ? failed : null, unknown: [] };
  const [only = null, ...more] = unknown;
  return only && { only: more.length === 0 ? only : null, unknown };
}

function countEverywhere(place: IndexedPlace, facets: Facets): void {
  const { region, type, reservation } = place.summary;
  facets.region[region] += 1;
  facets.type[type] += 1;
  facets.reservation[reservation] += 1;
  for (const [at, name] of amenities.entries()) countAmenity(name, place.amenities[at], facets);
}

function countFor(filter: FilterName, place: IndexedPlace, facets: Facets): void {
  const { region, type, reservation } = place.summary;
  if (filter === 'region') facets.region[region] += 1;
  else if (filter === 'type') facets.type[type] += 1;
  else if (filter === 'reservation') facets.reservation[reservation] += 1;
  else if (isAmenity(filter)) {
    countAmenity(filter, place.amenities[amenities.indexOf(filter)], facets);
  }
}

function countAmenity(name: Amenity, state: string | undefined, facets: Facets): void {
  if (state === 'yes' || state === 'unknown') facets.amenity[name][state] += 1;
}

const isAmenity = (name: FilterName): name is Amenity => amenities.some((known) => known === name);

const isHiding = (name: FilterName): name is keyof Hidden => name === 'season' || isAmenity(name);

const each = <Word extends string, Value>(words: readonly Word[], value: () => Value) =>
  Object.fromEntries(words.map((word) => [word, value()])) as Record<Word, Value>;

const zero = () => 0;

const noCounts = (): Facets => ({
  region: each(tourismRegions, zero),
  type: each(placeTypes, zero),
  reservation: each(knownStates, zero),
  amenity: each(amenities, () => ({ yes: 0, unknown: 0 })),
});

const noneHidden = (): Hidden => each([...amenities, 'season'], zero);

import type { findCampgrounds } from '@camp/contracts/places/campgrounds';
import type { CallResult } from '@camp/contracts/client/endpoint';
import {
  amenities,
  knownStates,
  placeTypes,
  tourismRegions,
} from '@camp/contracts/places/vocabulary';
import { onceFor } from '#kept-answers/once-for.ts';
import type { Filter, FilterName } from './place-filters.ts';
import type { IndexedPlace } from './place-index.ts';

type Answer = CallResult<typeof findCampgrounds>;

export interface Matches {
  /** In the order in which they were given. */
  places: IndexedPlace[];
  facets: Answer['facets'];
  hidden: Answer['hidden'];
  /** Number of places that are not there only because they are closed. */
  hiddenAsClosed: number;
}

/**
 * Returns the places that pass all filters. What a choice would leave counts with all other filters, so a place
 * that one filter alone excludes counts for the choices of that filter
 * (docs/decisions/places.md#0204).
 */
export const matchPlaces = (places: readonly IndexedPlace[], filters: readonly Filter[]): Matches =>
  filters.length > 0 ? match(places, filters) : unfiltered(places);

/** The list without any filter is asked for most. */
const unfiltered = onceFor((places: readonly IndexedPlace[]) => match(places, []));

function match(places: readonly IndexedPlace[], filters: readonly Filter[]): Matches {
  const matching: IndexedPlace[] = [];
  const counts = new Counts();
  const hidden = new Map<FilterName, number>();
  let hiddenAsClosed = 0;
  for (const place of places) {
    const missed = missedBy(place, filters);
    if (!missed) {
      matching.push(place);
      counts.add(place);
      continue;
    }
    if (missed.only) counts.addFor(missed.only, place);
    if (missed.only === 'closed') hiddenAsClosed += 1;
    for (const name of missed.unknown) hidden.set(name, (hidden.get(name) ?? 0) + 1);
  }
  return {
    places: matching,
    facets: counts.facets(),
    hidden: recordOf([...amenities, 'season'], (name) => hidden.get(name) ?? 0),
    hiddenAsClosed,
  };
}

interface Miss {
  /** The one filter that does not let it pass; null where there are several. */
  only: FilterName | null;
  /** Filters that know nothing of it; empty where any knows that it fails. */
  unknown: readonly FilterName[];
}

const missedByMany: Miss = { only: null, unknown: [] };

/** Null where it passes all. */
function missedBy(place: IndexedPlace, filters: readonly Filter[]): Miss | null {
  const unknown: FilterName[] = [];
  let failed: FilterName | null = null;
  for (const { name, judge } of filters) {
    const verdict = judge(place);
    if (verdict === 'passes') continue;
    if (failed) return missedByMany;
    if (verdict === 'unknown') unknown.push(name);
    else failed = name;
  }
  if (failed) return unknown.length === 0 ? { only: failed, unknown } : missedByMany;
  const [only = null] = unknown;
  return only && { only: unknown.length === 1 ? only : null, unknown };
}

/** Counts by where a word stands in its list. */
class Counts {
  private readonly regions = new Uint32Array(tourismRegions.length);
  private readonly types = new Uint32Array(placeTypes.length);
  private readonly reservations = new Uint32Array(knownStates.length);
  private readonly known = new Uint32Array(amenities.length);
  private readonly unknown = new Uint32Array(amenities.length);

  add(place: IndexedPlace): void {
    increase(this.regions, place.region);
    increase(this.types, place.type);
    increase(this.reservations, place.reservation);
    for (let at = 0; at < amenities.length; at += 1) this.addAmenity(at, place);
  }

  addFor(filter: FilterName, place: IndexedPlace): void {
    if (filter === 'region') return increase(this.regions, place.region);
    if (filter === 'type') return increase(this.types, place.type);
    if (filter === 'reservation') return increase(this.reservations, place.reservation);
    const at = amenities.findIndex((name) => name === filter);
    if (at >= 0) this.addAmenity(at, place);
  }

  private addAmenity(at: number, place: IndexedPlace): void {
    const bit = 1 << at;
    if (place.amenities & bit) increase(this.known, at);
    else if (place.unknownAmenities & bit) increase(this.unknown, at);
  }

  facets(): Matches['facets'] {
    return {
      region: recordOf(tourismRegions, (_, at) => this.regions[at] ?? 0),
      type: recordOf(placeTypes, (_, at) => this.types[at] ?? 0),
      reservation: recordOf(knownStates, (_, at) => this.reservations[at] ?? 0),
      amenity: recordOf(amenities, (_, at) => ({
        yes: this.known[at] ?? 0,
        unknown: this.unknown[at] ?? 0,
      })),
    };
  }
}

function increase(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

const recordOf = <Word extends string, Value>(
  words: readonly Word[],
  valueOf: (word: Word, at: number) => Value,
) => Object.fromEntries(words.map((word, at) => [word, valueOf(word, at)])) as Record<Word, Value>;

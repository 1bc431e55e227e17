import type { findCampgrounds } from '@camp/contracts/places/campgrounds';
import type { CallResult } from '@camp/contracts/client/endpoint';
import {
  amenities,
  knownStates,
  parkFeatures,
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
  hiddenFeatures: NonNullable<Answer['hidden_features']>;
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
    hiddenFeatures: recordOf(parkFeatures, (name) => hidden.get(name) ?? 0),
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
  private readonly amenities = new KnownCounts(amenities);
  private readonly features = new KnownCounts(parkFeatures);

  add(place: IndexedPlace): void {
    increase(this.regions, place.region);
    increase(this.types, place.type);
    increase(this.reservations, place.reservation);
    this.amenities.add(place.amenities, place.unknownAmenities);
    this.features.add(place.features, place.unknownFeatures);
  }

  addFor(filter: FilterName, place: IndexedPlace): void {
    if (filter === 'region') return increase(this.regions, place.region);
    if (filter === 'type') return increase(this.types, place.type);
    if (filter === 'reservation') return increase(this.reservations, place.reservation);
    this.amenities.addOne(filter, place.amenities, place.unknownAmenities);
    this.features.addOne(filter, place.features, place.unknownFeatures);
  }

  facets(): Matches['facets'] {
    return {
      region: recordOf(tourismRegions, (_, at) => this.regions[at] ?? 0),
      type: recordOf(placeTypes, (_, at) => this.types[at] ?? 0),
      reservation: recordOf(knownStates, (_, at) => this.reservations[at] ?? 0),
      amenity: this.amenities.facets(),
      feature: this.features.facets(),
    };
  }
}

/** Counts words that are bits: those that are there, and those that are not known. */
class KnownCounts<Word extends string> {
  private readonly words: readonly Word[];
  private readonly known: Uint32Array;
  private readonly unknown: Uint32Array;

  constructor(words: readonly Word[]) {
    this.words = words;
    this.known = new Uint32Array(words.length);
    this.unknown = new Uint32Array(words.length);
  }

  add(known: number, unknown: number): void {
    for (let at = 0; at < this.words.length; at += 1) this.addAt(at, known, unknown);
  }

  addOne(word: string, known: number, unknown: number): void {
    const at = this.words.findIndex((each) => each === word);
    if (at >= 0) this.addAt(at, known, unknown);
  }

  private addAt(at: number, known: number, unknown: number): void {
    const bit = 1 << at;
    if (known & bit) increase(this.known, at);
    else if (unknown & bit) increase(this.unknown, at);
  }

  facets() {
    return recordOf(this.words, (_, at) => ({
      yes: this.known[at] ?? 0,
      unknown: this.unknown[at] ?? 0,
    }));
  }
}

function increase(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

const recordOf = <Word extends string, Value>(
  words: readonly Word[],
  valueOf: (word: Word, at: number) => Value,
) => Object.fromEntries(words.map((word, at) => [word, valueOf(word, at)])) as Record<Word, Value>;

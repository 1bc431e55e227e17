import type { CampgroundFilter } from '@camp/contracts/places/campgrounds';
import {
  type Amenity,
  amenities,
  knownStates,
  type ParkFeature,
  parkFeatures,
  placeTypes,
  tourismRegions,
} from '@camp/contracts/places/vocabulary';
import { chordBetween, chordOf, type Spot } from './distance.ts';
import type { NoticedIndex } from './notices.ts';
import { type AskedByWords, isAround } from './asked-by-words.ts';
import type { IndexedPlace, PlaceIndex } from './place-index.ts';
import { opensIn, spanOf } from './season.ts';

/** A filter's answer for a place. Unknown passes only where the filter counts what is unknown. */
type Verdict = 'passes' | 'unknown' | 'fails';

export type FilterName =
  | 'text'
  | 'distance'
  | 'region'
  | 'type'
  | 'reservation'
  | 'season'
  | 'closed'
  | Amenity
  | ParkFeature;

export interface Filter {
  name: FilterName;
  judge: (place: IndexedPlace) => Verdict;
}

const verdict = (passes: boolean): Verdict => (passes ? 'passes' : 'fails');

/** Returns the filters that are set: those that exclude most come first. */
export function filtersOf(
  index: NoticedIndex,
  asked: CampgroundFilter,
  { words, centre }: { words: AskedByWords | null; centre: Spot | null },
): Filter[] {
  const { region, type, reservation } = asked;
  const filters = [
    words && textFilter(index, words),
    centre && asked.radius !== undefined && distanceFilter(centre, asked.radius),
    region && among('region', tourismRegions, region),
    type && among('type', placeTypes, type),
    reservation && among('reservation', knownStates, reservation),
    seasonFilter(asked, isCounted(asked, 'season')),
    asked.closed === 'hide' && index.closuresKnownBy !== 'off' && closedFilter(index),
    ...knownFilters(asked),
  ];
  return filters.filter((filter) => typeof filter === 'object' && filter !== null);
}

const isCounted = ({ unknown = [] }: CampgroundFilter, name: 'season' | Amenity | ParkFeature) =>
  unknown.includes(name);

/** A filter for each amenity and for each feature of the park. */
function knownFilters(asked: CampgroundFilter): Filter[] {
  const { amenity = [], feature = [] } = asked;
  return [
    ...amenity.map((name) => amenityFilter(name, isCounted(asked, name))),
    ...feature.map((name) => featureFilter(name, isCounted(asked, name))),
  ];
}

/** All that a search says, as one filter. */
function textFilter({ search }: PlaceIndex, asked: AskedByWords): Filter | null {
  const { around, type, region, amenity, feature, reservation, text, elsewhere } = asked;
  const scores = search.find(text);
  const named = elsewhere === null ? null : search.findExactly(elsewhere);
  const choices = [
    ...(region.length > 0 ? [among('region', tourismRegions, region)] : []),
    ...(type.length > 0 ? [among('type', placeTypes, type)] : []),
    ...(reservation.length > 0 ? [among('reservation', knownStates, reservation)] : []),
    ...amenity.map((name) => amenityFilter(name, false)),
    ...feature.map((name) => featureFilter(name, false)),
  ];
  if (!scores && !around && choices.length === 0) return null;
  const isNamed = (place: IndexedPlace) => (named?.[place.number] ?? 0) > 0;
  return {
    name: 'text',
    judge: (place) =>
      verdict(
        (!scores || (scores[place.number] ?? 0) > 0) &&
          (!around || isAround(place, around) || isNamed(place)) &&
          choices.every(({ judge }) => judge(place) === 'passes'),
      ),
  };
}

/** Excludes places without a known position: they cannot be said to be near. */
function distanceFilter(centre: Spot, radius: number): Filter {
  const most = chordOf(radius);
  return {
    name: 'distance',
    judge: ({ spot }) => verdict(spot !== null && chordBetween(centre, spot) <= most),
  };
}

/** One of the chosen words of a list. */
function among<Word extends string>(
  name: 'region' | 'type' | 'reservation',
  words: readonly Word[],
  chosen: readonly Word[],
): Filter {
  const verdicts = words.map((word) => verdict(chosen.includes(word)));
  return { name, judge: (place) => verdicts[place[name]] ?? 'fails' };
}

/** One day alone is a stay of that day. */
function seasonFilter({ from, to }: CampgroundFilter, countsUnknown: boolean): Filter | null {
  const [first, last] = [from ?? to, to ?? from];
  if (first === undefined || last === undefined) return null;
  const stay = spanOf(first, last);
  const ofUnknown = countsUnknown ? 'passes' : 'unknown';
  return {
    name: 'season',
    judge: ({ season }) => {
      const isOpen = season ? opensIn(season, stay) : null;
      return isOpen === null ? ofUnknown : verdict(isOpen);
    },
  };
}

const closedFilter = ({ closed }: NoticedIndex): Filter => ({
  name: 'closed',
  judge: ({ number }) => verdict(closed[number] !== 1),
});

const amenityFilter = (name: Amenity, countsUnknown: boolean): Filter =>
  bitFilter(name, { bit: 1 << amenities.indexOf(name), countsUnknown, of: bitsOfAmenities });

const featureFilter = (name: ParkFeature, countsUnknown: boolean): Filter =>
  bitFilter(name, { bit: 1 << parkFeatures.indexOf(name), countsUnknown, of: bitsOfFeatures });

interface Bits {
  known: number;
  unknown: number;
}

const bitsOfAmenities = (place: IndexedPlace): Bits => ({
  known: place.amenities,
  unknown: place.unknownAmenities,
});

const bitsOfFeatures = (place: IndexedPlace): Bits => ({
  known: place.features,
  unknown: place.unknownFeatures,
});

function bitFilter(
  name: FilterName,
  { bit, countsUnknown, of }: { bit: number; countsUnknown: boolean; of: typeof bitsOfAmenities },
): Filter {
  const ofUnknown = countsUnknown ? 'passes' : 'unknown';
  return {
    name,
    judge: (place) => {
      const { known, unknown } = of(place);
      if (known & bit) return 'passes';
      return unknown & bit ? ofUnknown : 'fails';
    },
  };
}

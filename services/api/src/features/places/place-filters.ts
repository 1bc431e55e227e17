import type { CampgroundFilter } from '@camp/contracts/places/campgrounds';
import { type Amenity, amenities } from '@camp/contracts/places/vocabulary';
import { kilometresBetween, type Point } from './distance.ts';
import type { IndexedPlace, PlaceIndex } from './place-index.ts';
import { isWithin, spanOf } from './season.ts';

/** What a filter says of a place. Unknown passes only where the filter counts what is unknown. */
type Verdict = 'passes' | 'unknown' | 'fails';

export type FilterName =
  | 'text'
  | 'distance'
  | 'region'
  | 'type'
  | 'reservation'
  | 'season'
  | Amenity;

export interface Filter {
  name: FilterName;
  judge: (place: IndexedPlace) => Verdict;
}

const verdict = (passes: boolean): Verdict => (passes ? 'passes' : 'fails');

/** The filters that somebody has set: those that exclude most come first. */
export function filtersOf(
  index: PlaceIndex,
  asked: CampgroundFilter,
  centre: Point | null,
): Filter[] {
  const { region, type, reservation, amenity = [] } = asked;
  const isCounted = (name: 'season' | Amenity) => asked.unknown?.includes(name) ?? false;
  const filters = [
    textFilter(index, asked.q ?? ''),
    centre && asked.radius !== undefined && distanceFilter(centre, asked.radius),
    region && among('region', region, ({ summary }) => summary.region),
    type && among('type', type, ({ summary }) => summary.type),
    reservation && among('reservation', reservation, ({ summary }) => summary.reservation),
    seasonFilter(asked, isCounted('season')),
    ...amenity.map((name) => amenityFilter(name, isCounted(name))),
  ];
  return filters.filter((filter) => typeof filter === 'object' && filter !== null);
}

function textFilter({ search }: PlaceIndex, text: string): Filter | null {
  const found = search.find(text);
  if (!found) return null;
  const numbers = new Set(found.map(({ number }) => number));
  return { name: 'text', judge: ({ number }) => verdict(numbers.has(number)) };
}

/** Where a place is must be known to say that it is near. */
const distanceFilter = (centre: Point, radius: number): Filter => ({
  name: 'distance',
  judge: ({ point }) => verdict(point !== null && kilometresBetween(centre, point) <= radius),
});

function among<Word extends string>(
  name: FilterName,
  chosen: readonly Word[],
  wordOf: (place: IndexedPlace) => Word,
): Filter {
  const words = new Set(chosen);
  return { name, judge: (place) => verdict(words.has(wordOf(place))) };
}

/** One day alone is a stay of that day. */
function seasonFilter({ from, to }: CampgroundFilter, countsUnknown: boolean): Filter | null {
  const [first, last] = [from ?? to, to ?? from];
  if (first === undefined || last === undefined) return null;
  const stay = spanOf(first, last);
  const ofUnknown = countsUnknown ? 'passes' : 'unknown';
  return {
    name: 'season',
    judge: ({ season }) => (season ? verdict(isWithin(stay, season)) : ofUnknown),
  };
}

function amenityFilter(name: Amenity, countsUnknown: boolean): Filter {
  const at = amenities.indexOf(name);
  const verdicts = {
    yes: 'passes',
    no: 'fails',
    unknown: countsUnknown ? 'passes' : 'unknown',
  } as const;
  return { name, judge: (place) => verdicts[place.amenities[at] ?? 'unknown'] };
}

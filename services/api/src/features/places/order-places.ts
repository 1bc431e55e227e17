import type { CampgroundQuery } from '@camp/contracts/places/campgrounds';
import { type Around, type AskedByWords, isAround } from './asked-by-words.ts';
import { chordBetween, type Spot } from './distance.ts';
import type { IndexedPlace, PlaceIndex } from './place-index.ts';

/** The order that places are in before a distance or a match counts. */
export const startOrder: Record<
  CampgroundQuery['sort'],
  (index: PlaceIndex) => readonly IndexedPlace[]
> = {
  match: ({ byKnown }) => byKnown,
  name: ({ places }) => places,
  distance: ({ places }) => places,
  region: ({ byRegion }) => byRegion,
};

interface OrderOptions {
  query: Pick<CampgroundQuery, 'sort'>;
  words: AskedByWords | null;
  centre: Spot | null;
  most: number;
}

/** Returns the first of them in the order asked for; without one, in the order in which they are given. */
export function inOrder(
  index: PlaceIndex,
  places: readonly IndexedPlace[],
  { query: { sort }, words, centre, most }: OrderOptions,
): readonly IndexedPlace[] {
  const isByDistance = sort === 'distance' || (sort === 'match' && !words);
  if (isByDistance && centre) return nearest(places, centre, most);
  if (sort !== 'match' || !words) return places;
  if (words.around) return aroundFirst(index, places, { words, around: words.around, most });
  const scores = index.search.find(words.text);
  return scores ? lowest(places, ({ number }) => -(scores[number] ?? 0), most) : places;
}

/** A distance is less than this, and what is elsewhere comes after all distances. */
const afterAll = 5;

/** Places around the town that was searched for, nearest first; then those called so elsewhere, best first. */
function aroundFirst(
  { search }: PlaceIndex,
  places: readonly IndexedPlace[],
  { words, around, most }: { words: AskedByWords; around: Around; most: number },
): readonly IndexedPlace[] {
  const scores = words.elsewhere === null ? null : search.findExactly(words.elsewhere);
  const orderOf = (place: IndexedPlace) =>
    place.spot && isAround(place, around)
      ? chordBetween(place.spot, around.centre)
      : afterAll + 1 / (1 + (scores?.[place.number] ?? 0));
  return lowest(places, orderOf, most);
}

/** The first of them, nearest first; places without a known position come last. */
export const nearest = (places: readonly IndexedPlace[], centre: Spot, most: number) =>
  lowest(places, ({ spot }) => (spot ? chordBetween(centre, spot) : Infinity), most);

/**
 * Returns those with the lowest numbers, lowest first; equals stay as they are. Sorting only numbers, and then
 * the few that are low, takes a tenth of the time for many places.
 */
function lowest(
  places: readonly IndexedPlace[],
  numberOf: (place: IndexedPlace) => number,
  most: number,
): IndexedPlace[] {
  const numbers = new Float64Array(places.length);
  for (const [at, place] of places.entries()) numbers[at] = numberOf(place);
  const highest = numbers.toSorted()[most - 1] ?? Infinity;
  const low: { place: IndexedPlace; number: number }[] = [];
  for (const [at, place] of places.entries()) {
    const number = numbers[at] ?? Infinity;
    if (number <= highest) low.push({ place, number });
  }
  low.sort((a, b) => (a.number === b.number ? 0 : a.number - b.number));
  return low.slice(0, most).map(({ place }) => place);
}

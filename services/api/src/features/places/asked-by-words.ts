import type { CallResult } from '@camp/contracts/client/endpoint';
import type { findCampgrounds, Town } from '@camp/contracts/places/campgrounds';
import { chordBetween, chordOf, type Spot, spotOf } from './distance.ts';
import type { IndexedPlace, PlaceIndex } from './place-index.ts';
import { understand, type Understood } from './understand-search.ts';

/** Kilometres within which places count as around a town: the first at which there are any. */
const distances = [50, 100, 200] as const;

export interface Around {
  town: Town;
  centre: Spot;
  km: number;
  /** The same as the square of a chord. */
  reach: number;
  places: number;
}

/** A search as it was understood, and what is around the town that it names. */
export interface AskedByWords extends Omit<Understood, 'town'> {
  around: Around | null;
}

/** Takes a search apart. Where the visitor has named a town or a point besides, its words are no town. */
export function askedByWords(
  index: PlaceIndex,
  { q, isPlaceGiven }: { q: string; isPlaceGiven: boolean },
): AskedByWords {
  const { town, ...understood } = understand(q, (text) => index.search.findExactly(text) !== null);
  if (town === null || isPlaceGiven)
    return { ...understood, text: understood.elsewhere ?? understood.text, around: null };
  return { ...understood, around: aroundOf(index, town) };
}

/**
 * Other ways to read a search that nothing fits, the likeliest first: what is farther from its town counts, too, and
 * then, the words that may be names are left out.
 */
export function* furtherReadings(index: PlaceIndex, words: AskedByWords): Generator<AskedByWords> {
  yield* widerReadings(index, words);
  if (words.text === '' || !presentUnderstood(words, [])) return;
  const without = { ...words, text: '', left_out: [...words.left_out, ...words.text.split(' ')] };
  yield without;
  yield* widerReadings(index, without);
}

function* widerReadings(index: PlaceIndex, words: AskedByWords): Generator<AskedByWords> {
  const { around } = words;
  for (const km of distances)
    if (around && km > around.km) yield { ...words, around: within(index, around.town, km) };
}

function aroundOf(index: PlaceIndex, town: Town): Around {
  const [near, ...wider] = distances;
  let found = within(index, town, near);
  for (const km of wider) if (found.places === 0) found = within(index, town, km);
  return found;
}

function within({ places }: PlaceIndex, town: Town, km: number): Around {
  const [centre, reach] = [spotOf(town), chordOf(km)];
  const isIn = ({ spot }: IndexedPlace) => spot !== null && chordBetween(spot, centre) <= reach;
  return { town, centre, km, reach, places: places.filter(isIn).length };
}

export const isAround = ({ spot }: IndexedPlace, { centre, reach }: Around): boolean =>
  spot !== null && chordBetween(spot, centre) <= reach;

/**
 * Presents a search as it was understood, and how many of the places that it finds are around its town; null where it
 * is names of places and nothing else.
 */
export function presentUnderstood(
  words: AskedByWords,
  found: readonly IndexedPlace[],
): CallResult<typeof findCampgrounds>['understood'] {
  const { around, elsewhere: _elsewhere, ...understood } = words;
  const { region, type, amenity, feature, reservation } = understood;
  const { not_known: notKnown, left_out: leftOut } = understood;
  const isMore = [region, type, amenity, feature, reservation, notKnown, leftOut].some(
    (each) => each.length > 0,
  );
  if (!around && !isMore) return null;
  return { ...understood, around: around && presentAround(around, found) };
}

const presentAround = (around: Around, found: readonly IndexedPlace[]) => ({
  town: around.town,
  km: around.km,
  places: found.filter((place) => isAround(place, around)).length,
});

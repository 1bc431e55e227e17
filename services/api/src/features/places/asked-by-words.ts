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

function aroundOf({ places }: PlaceIndex, town: Town): Around {
  const centre = spotOf(town);
  const within = (km: number): Around => {
    const reach = chordOf(km);
    const isIn = ({ spot }: IndexedPlace) => spot !== null && chordBetween(spot, centre) <= reach;
    return { town, centre, km, reach, places: places.filter(isIn).length };
  };
  const [near, ...wider] = distances;
  let found = within(near);
  for (const km of wider) if (found.places === 0) found = within(km);
  return found;
}

export const isAround = ({ spot }: IndexedPlace, { centre, reach }: Around): boolean =>
  spot !== null && chordBetween(spot, centre) <= reach;

/** Presents a search as it was understood; null where it is names of places and nothing else. */
export function presentUnderstood(
  words: AskedByWords,
): CallResult<typeof findCampgrounds>['understood'] {
  const { around, elsewhere: _elsewhere, ...understood } = words;
  const { region, type, amenity, feature, reservation, not_known: notKnown } = understood;
  const isMore = [region, type, amenity, feature, reservation, notKnown].some(
    (each) => each.length > 0,
  );
  if (!around && !isMore) return null;
  const { town, km, places } = around ?? { town: null, km: 0, places: 0 };
  return { ...understood, around: town && { town, km, places } };
}

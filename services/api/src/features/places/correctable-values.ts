import type {
  CorrectableFact,
  FactValue,
  plainFacts,
  toldValues,
} from '@camp/contracts/places/correctable-facts';
import type { Amenity } from '@camp/contracts/places/vocabulary';
import type { CampgroundRow } from '@camp/places/campgrounds';
import type * as z from 'zod/mini';
import { presentFacts } from './campgrounds.presenter.ts';

/* The values of the facts that staff may correct, and their sources, as a row has them. */

export type PlainFact = (typeof plainFacts)[number];

export type ValueOf<Fact extends keyof typeof toldValues> = z.infer<(typeof toldValues)[Fact]>;

const readers: { [Fact in PlainFact]: (row: CampgroundRow) => ValueOf<Fact> } = {
  name: ({ name }) => name,
  location: locationOf,
  type: ({ type }) => type,
  reservation: ({ reservation, reservationUrl }) => ({ state: reservation, url: reservationUrl }),
  official_url: ({ url }) => url,
  seasons: (row) => presentFacts(row).seasons,
  sites: (row) => presentFacts(row).sites,
};

function locationOf({ latitude, longitude, precision }: CampgroundRow): ValueOf<'location'> {
  if (latitude === null || longitude === null || precision === null) return null;
  return { latitude, longitude, precision };
}

const amenityPrefix = 'amenities.';

export const isPlain = (fact: CorrectableFact): fact is PlainFact =>
  !fact.startsWith(amenityPrefix);

export const amenityOf = (fact: Exclude<CorrectableFact, PlainFact>): Amenity =>
  fact.slice(amenityPrefix.length) as Amenity;

export const valueIn = (row: CampgroundRow, fact: CorrectableFact): FactValue =>
  isPlain(fact) ? readers[fact](row) : row.amenities[amenityOf(fact)];

/** Id of the source of a fact; null where nothing is known. */
export function sourceIn({ sources }: CampgroundRow, fact: CorrectableFact): string | null {
  if (!isPlain(fact)) return sources.amenities[amenityOf(fact)] ?? null;
  return sources[fact === 'official_url' ? 'url' : fact];
}

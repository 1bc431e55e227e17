import type { PlaceFact } from '@camp/contracts/staff/staff-places';
import { type Amenity, amenities, type KnownState } from '@camp/contracts/places/vocabulary';

type Name = PlaceFact['fact'];
type AmenityName = `amenities.${Amenity}`;
export type PlainName = Exclude<Name, AmenityName>;

/** A fact that is not an amenity: its name determines the type of its values. */
export type PlainFact<N extends PlainName = PlainName> = Extract<PlaceFact, { fact: N }>;
type AmenityFact = Extract<PlaceFact, { fact: AmenityName }>;

/** The amenity that a fact is about; undefined for the other facts. */
export const amenityIn = (name: Name): Amenity | undefined =>
  amenities.find((amenity) => name === `amenities.${amenity}`);

export const isAmenityName = (name: Name): name is AmenityName => amenityIn(name) !== undefined;

export const isAmenity = (fact: PlaceFact): fact is AmenityFact => isAmenityName(fact.fact);

/** Returns the state of an amenity that visitors see: as it was corrected, else as it was imported. */
export const stateOf = ({ imported, correction }: AmenityFact): KnownState =>
  correction ? correction.value : imported;

import { type Amenity, amenities, type ParkFeature, parkFeatures } from './vocabulary.ts';

type Fact = ParkFeature | Amenity;

/** Returns the facts that hold in a park, wholly or in parts; none where nothing is known of it. */
export const factsThatHold = (facts: Partial<Record<Fact, string>> = {}): Fact[] =>
  [...parkFeatures, ...amenities].filter((fact) => ['yes', 'limited'].includes(facts[fact] ?? ''));

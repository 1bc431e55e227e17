import type { CampgroundSummary } from './campgrounds.ts';
import {
  type Amenity,
  amenities,
  decidingParkFacts,
  type ParkFeature,
  parkFeatures,
} from './vocabulary.ts';

type Fact = ParkFeature | Amenity;

/** Returns the facts that hold in a park, wholly or in parts; none where nothing is known of it. */
export const factsThatHold = (facts: Partial<Record<Fact, string>> = {}): Fact[] =>
  [...parkFeatures, ...amenities].filter((fact) => ['yes', 'limited'].includes(facts[fact] ?? ''));

type DecidingFacts = Pick<CampgroundSummary, 'park_facts' | 'limited_park_facts'>;

/** Returns what cards tell of a park; of what holds in parts of it only, that it does. */
export function decidingFacts(facts?: Partial<Record<Fact, string>>): DecidingFacts {
  const held = new Set(factsThatHold(facts));
  const limited = decidingParkFacts.filter((fact) => facts?.[fact] === 'limited');
  return {
    park_facts: decidingParkFacts.filter((fact) => held.has(fact)),
    ...(limited.length > 0 && { limited_park_facts: limited }),
  };
}

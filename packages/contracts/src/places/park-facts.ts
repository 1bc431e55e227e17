import * as z from 'zod/mini';
import {
  type Amenity,
  amenities,
  decidingParkFacts,
  type ParkFeature,
  parkFeatures,
} from './vocabulary.ts';
import { sourceSchema } from './open-data.ts';
import { parkDates, parkFacts, slug } from './shapes.ts';

type Fact = ParkFeature | Amenity;

/** Returns the facts that hold in a park, wholly or in parts; none where nothing is known of it. */
export const factsThatHold = (facts: Partial<Record<Fact, string>> = {}): Fact[] =>
  [...parkFeatures, ...amenities].filter((fact) => ['yes', 'limited'].includes(facts[fact] ?? ''));

type DecidingFact = (typeof decidingParkFacts)[number];

interface DecidingFacts {
  park_facts: DecidingFact[];
  limited_park_facts?: DecidingFact[];
}

/** Returns what cards tell of a park; of what holds in parts of it only, that it does. */
export function decidingFacts(facts?: Partial<Record<Fact, string>>): DecidingFacts {
  const held = new Set(factsThatHold(facts));
  const limited = decidingParkFacts.filter((fact) => facts?.[fact] === 'limited');
  return {
    park_facts: decidingParkFacts.filter((fact) => held.has(fact)),
    ...(limited.length > 0 && { limited_park_facts: limited }),
  };
}

/** The park of a campground, with what holds in all or parts of it. */
export const inParkSchema = z.object({
  slug,
  facts: parkFacts,
  sources: z.array(sourceSchema),
  /** Dates of the newest year, and their source; absent where none are published. */
  dates: z.optional(parkDates),
  dates_source: z.optional(sourceSchema),
});

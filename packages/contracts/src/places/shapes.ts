import * as z from 'zod/mini';
import { fieldMessage } from '#sentences/field-messages.ts';
import { atMost } from '#site/at-most.ts';
import { fieldLengths } from '#site/field-lengths.ts';
import {
  amenities,
  closureSources,
  factBases,
  parkDateKinds,
  parkFeatures,
  parkStates,
} from './vocabulary.ts';

/* Parts of answers about places. */

/** A campground's or a town's id in addresses. */
export const slug = z
  .string()
  .check(atMost(fieldLengths.slug), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, fieldMessage('invalid')));

export const day = z.iso.date();

/** Both days are included. */
export const range = z.object({ from: day, to: day });

/** WGS84 degrees. */
export const point = z.object({ latitude: z.number(), longitude: z.number() });

/** Number of places left without those that are closed now, or null; and number hidden for that reason alone. */
export const closures = z.object({
  known_by: z.enum(closureSources),
  left: z.nullable(z.int()),
  hidden: z.int(),
});

/** Known facts of a park as a whole, features first. */
export const parkFacts = z.array(
  z.object({ fact: z.enum([...parkFeatures, ...amenities]), state: z.enum(parkStates) }),
);

/** Dates that are published for parts of a park that cannot be told from each other, newest year first. */
export const parkDates = z.array(
  z.object({ year: z.int(), kind: z.enum(parkDateKinds), from: day, to: day }),
);

/** Ids of sources, by fact; null where nothing is known. */
export const factSources = z.object({
  name: z.string(),
  park: z.nullable(z.string()),
  type: z.nullable(z.string()),
  location: z.nullable(z.string()),
  region: z.nullable(z.string()),
  nearest_town: z.nullable(z.string()),
  sites: z.nullable(z.string()),
  seasons: z.nullable(z.string()),
  reservation: z.nullable(z.string()),
  url: z.nullable(z.string()),
  activities: z.nullable(z.string()),
});

export const basis = z.nullable(z.enum(factBases));

/** Basis of each fact; null where nothing is known. */
export const factBasis = z.record(z.enum(Object.keys(factSources.shape) as Fact[]), basis);

type Fact = keyof typeof factSources.shape;

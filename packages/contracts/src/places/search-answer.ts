import * as z from 'zod/mini';
import { point, slug } from './shapes.ts';
import { amenities, knownStates, parkFeatures, placeTypes, tourismRegions } from './vocabulary.ts';

/* Parts of the answer to a search, beside the places that it finds. */

export const townSchema = z.object({ id: slug, name: z.string(), ...point.shape });

const counts = <T extends readonly string[]>(words: T) => z.record(z.enum(words), z.int());

/** Number of places that each further choice would leave, with all other filters counted. */
export const facetsSchema = z.object({
  region: counts(tourismRegions),
  type: counts(placeTypes),
  reservation: counts(knownStates),
  amenity: z.record(z.enum(amenities), z.object({ yes: z.int(), unknown: z.int() })),
  feature: z.optional(z.record(z.enum(parkFeatures), z.object({ yes: z.int(), unknown: z.int() }))),
});

/** The words that any place has, whatever is asked for: no other choice could ever leave something. */
export const offeredSchema = z.object({
  region: z.array(z.enum(tourismRegions)),
  type: z.array(z.enum(placeTypes)),
  reservation: z.array(z.enum(knownStates)),
  amenity: z.array(z.enum(amenities)),
  feature: z.optional(z.array(z.enum(parkFeatures))),
});

/** A search as it was understood, where it is more than names of places. */
export const understoodSchema = z.object({
  /** The town that it is about, the distance within which places count as around it, and how many of those found do. */
  around: z.nullable(z.object({ town: townSchema, km: z.int(), places: z.int() })),
  region: z.array(z.enum(tourismRegions)),
  type: z.array(z.enum(placeTypes)),
  amenity: z.array(z.enum(amenities)),
  feature: z.optional(z.array(z.enum(parkFeatures))),
  reservation: z.array(z.enum(knownStates)),
  /** Words about facts that no source has. */
  not_known: z.array(z.string()),
  /** Words that hide nothing, since nothing fits them. */
  left_out: z.optional(z.array(z.string())),
  /** Words that are left, taken for names of places. */
  text: z.string(),
});

import * as z from 'zod/mini';
import { isoTime } from '#account/users.ts';
import { staffEndpoint } from '#client/endpoint.ts';
import { idCursor, pageQuery } from '#client/paging.ts';
import { sourceSchema } from '#places/open-data.ts';
import { slug } from '#places/shapes.ts';
import { amenities, parkFeatures, parkStates } from '#places/vocabulary.ts';
import { statedReason } from './stated-reason.ts';

/*
 * Answers about parks that would empty them, or contradict what is known: staff, from moderators up, decide
 * (docs/decisions/places.md#0344).
 */

const state = z.nullable(z.enum(parkStates));

const parkUpdateSchema = z.object({
  /** The province's number of the protected area. */
  orcs: z.int(),
  slug,
  name: z.string(),
  /** Sent back in `If-Match` with a decision (docs/decisions/staff.md#0148). */
  version: z.string(),
  waiting_since: isoTime,
  /** Facts that would be other ones; null where nothing is known. */
  changes: z.array(
    z.object({ fact: z.enum([...parkFeatures, ...amenities]), was: state, now: state }),
  ),
  /** Sources of the facts as they are shown. */
  kept_sources: z.array(sourceSchema),
  /** Source of the answer; null where it is not known any more. */
  answer_source: z.nullable(sourceSchema),
});

/** Lists the parks whose source contradicts what is shown, by their numbers. */
export const listParkUpdates = staffEndpoint('GET', 'places/park-updates', {
  query: z.object(pageQuery(idCursor)),
  response: z.object({
    updates: z.array(parkUpdateSchema),
    next: z.nullable(z.int()),
    /** Number of parks on all pages. */
    total: z.int(),
  }),
});

const deciding = {
  errors: ['NOT_FOUND', 'CONFLICT', 'PRECONDITION_FAILED'],
  stepUp: 'identity',
  params: z.object({ orcs: idCursor }),
  body: z.object({ reason: statedReason }),
  response: z.object({
    /** Number of parks that still wait. */
    total: z.int(),
  }),
} as const;

/** Shows visitors what the source says now. */
export const takeParkUpdate = staffEndpoint('POST', 'places/park-updates/:orcs/take', deciding);

/** Leaves a park as it is, until its source says something else. */
export const keepPark = staffEndpoint('POST', 'places/park-updates/:orcs/keep', deciding);

export type ParkUpdate = z.infer<typeof parkUpdateSchema>;

/** A decision on record: the park by its slug, and each fact as it was shown and as its source has it. */
export interface ParkDecision {
  park: string;
  changes: Record<string, { from: string | null; to: string | null }>;
  stated_reason?: string;
}

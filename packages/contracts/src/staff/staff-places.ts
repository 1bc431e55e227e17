import * as z from 'zod/mini';
import { nothingHidden, somethingVisible } from '#account/free-text.ts';
import { isoTime } from '#account/users.ts';
import { staffEndpoint } from '#client/endpoint.ts';
import { pageQuery } from '#client/paging.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { atMost } from '#site/at-most.ts';
import { fieldLengths } from '#site/field-lengths.ts';
import { statedReason } from './stated-reason.ts';
import {
  amenityFacts,
  correctableFacts,
  correctedValues,
  httpsAddress,
  toldValues,
} from '#places/correctable-facts.ts';
import { sourceSchema } from '#places/open-data.ts';
import { day, slug } from '#places/shapes.ts';
import { tourismRegions } from '#places/vocabulary.ts';

/*
 * Staff, from moderators up, correct facts of campgrounds and hide campgrounds
 * (docs/decisions/places.md#0240, docs/decisions/places.md#0241).
 */

/**
 * `shown`: visitors find it. `hidden`: staff have hidden it. `corrected`: a fact is corrected, hidden or not.
 * `gone`: the source no longer has it.
 */
export const staffPlaceStates = ['shown', 'hidden', 'corrected', 'gone'] as const;

const listedShape = {
  slug,
  name: z.string(),
  park: z.nullable(z.string()),
  region: z.enum(tourismRegions),
  /** Number of its facts that are corrected. */
  corrections: z.int(),
  is_hidden: z.boolean(),
  /** Day of the import since which the source no longer has it; null while it has. */
  gone_since: z.nullable(day),
};

const listedSchema = z.object(listedShape);

/** Lists campgrounds by name, whether or not visitors see them. */
export const listStaffPlaces = staffEndpoint('GET', 'places/campgrounds', {
  query: z.object({
    /** A part of the name or of the address, in any case, with or without accents. */
    search: z.optional(z.string().check(z.trim(), atMost(fieldLengths.placeSearch))),
    state: z.optional(z.enum(staffPlaceStates)),
    /* The slug of the last place of the page before. */
    ...pageQuery(slug),
  }),
  response: z.object({
    places: z.array(listedSchema),
    next: z.nullable(slug),
    /** Number of places in each state, of those that match the search. */
    counts: z.record(z.enum(staffPlaceStates), z.int()),
    /** Number of places that match the search, in any state. */
    total: z.int(),
  }),
});

/** The person who did something, and the time. The name is null once the account is gone. */
const byWhom = { at: isoTime, by_id: z.int(), by_username: z.nullable(z.string()) };

const factOf = <Fact extends z.ZodMiniType<string>, Value extends z.ZodMiniType>(
  fact: Fact,
  value: Value,
) =>
  z.object({
    fact,
    /** Value in the newest import. */
    imported: value,
    /** Source of the import's value; null where nothing is known. */
    imported_source: z.nullable(sourceSchema),
    /** Correction that visitors see instead; null where no one corrected it. */
    correction: z.nullable(
      z.object({
        value,
        source: z.string(),
        source_url: z.nullable(z.string()),
        reason: z.string(),
        ...byWhom,
      }),
    ),
  });

const factSchema = z.discriminatedUnion('fact', [
  factOf(z.literal('name'), toldValues.name),
  factOf(z.literal('location'), toldValues.location),
  factOf(z.literal('type'), toldValues.type),
  factOf(z.literal('reservation'), toldValues.reservation),
  factOf(z.literal('official_url'), toldValues.official_url),
  factOf(z.literal('seasons'), toldValues.seasons),
  factOf(z.literal('sites'), toldValues.sites),
  factOf(z.enum(amenityFacts), toldValues.amenity),
]);

const staffPlaceSchema = z.object({
  ...listedShape,
  /** Sent back in `If-Match` with a change (docs/decisions/staff.md#0148). */
  version: z.string(),
  /** Null while visitors see it. */
  hidden: z.nullable(z.object({ reason: z.string(), ...byWhom })),
  /** Every fact that can be corrected, in the order of `correctableFacts`. */
  facts: z.array(factSchema),
});

const response = z.object({ place: staffPlaceSchema });
const params = z.object({ slug });

export const getStaffPlace = staffEndpoint('GET', 'places/campgrounds/:slug', {
  errors: ['NOT_FOUND'],
  params,
  response,
});

const changing = {
  errors: ['NOT_FOUND', 'CONFLICT', 'PRECONDITION_FAILED'],
  stepUp: 'identity',
  response,
} as const;

/** A line that staff must write; everything in it is shown as text. */
const line = (length: number, missing: 'reasonMissing' | 'sourceMissing') =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, fieldMessage(missing)),
      atMost(length),
      nothingHidden,
      somethingVisible,
    );

const reason = line(fieldLengths.reason, 'reasonMissing');

const correctionOf = <Fact extends z.ZodMiniType<string>, Value extends z.ZodMiniType>(
  fact: Fact,
  value: Value,
) =>
  z.object({
    fact,
    value,
    /** Source of the right value, in the words of the person who corrects it. Visitors read it. */
    source: line(fieldLengths.placeSource, 'sourceMissing'),
    source_url: z._default(z.nullable(httpsAddress), null),
    /** Reason, for staff alone. */
    reason,
  });

export const correctionBody = z.discriminatedUnion('fact', [
  correctionOf(z.literal('name'), correctedValues.name),
  correctionOf(z.literal('location'), correctedValues.location),
  correctionOf(z.literal('type'), correctedValues.type),
  correctionOf(z.literal('reservation'), correctedValues.reservation),
  correctionOf(z.literal('official_url'), correctedValues.official_url),
  correctionOf(z.literal('seasons'), correctedValues.seasons),
  correctionOf(z.literal('sites'), correctedValues.sites),
  correctionOf(z.enum(amenityFacts), correctedValues.amenity),
  correctionOf(z.literal('amenities'), correctedValues.amenities),
]);

/**
 * Corrects a fact, or several amenities in one act. Each wins over imports until it is withdrawn by itself, and replaces
 * an earlier correction.
 */
export const correctFact = staffEndpoint('POST', 'places/campgrounds/:slug/corrections', {
  ...changing,
  params,
  body: correctionBody,
});

/** Withdraws a correction: the value of the newest import counts again. */
export const withdrawCorrection = staffEndpoint(
  'DELETE',
  'places/campgrounds/:slug/corrections/:fact',
  {
    ...changing,
    params: z.object({ slug, fact: z.enum(correctableFacts) }),
    body: z.object({ reason }),
  },
);

/** Hides a place from everyone except staff. Called again, it changes the reason. */
export const hidePlace = staffEndpoint('PUT', 'places/campgrounds/:slug/hidden', {
  ...changing,
  params,
  body: z.object({ reason }),
});

export const showPlace = staffEndpoint('DELETE', 'places/campgrounds/:slug/hidden', {
  ...changing,
  params,
  body: z.object({ reason: statedReason }),
});

export type ListedStaffPlace = z.infer<typeof listedSchema>;
export type StaffPlace = z.infer<typeof staffPlaceSchema>;
export type StaffPlaceState = (typeof staffPlaceStates)[number];
export type PlaceFact = z.infer<typeof factSchema>;
export type Correction = z.output<typeof correctionBody>;

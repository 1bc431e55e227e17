import * as z from 'zod/mini';
import { nothingHidden, somethingVisible } from '#account/free-text.ts';
import { isoTime } from '#account/users.ts';
import { staffEndpoint } from '#client/endpoint.ts';
import { pageQuery } from '#client/paging.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { atMost } from '#site/at-most.ts';
import { fieldLengths } from '#site/field-lengths.ts';
import { statedReason } from '#staff/stated-reason.ts';
import {
  amenityFacts,
  correctableFacts,
  correctedValues,
  httpsAddress,
  toldValues,
} from './correctable-facts.ts';
import { sourceSchema } from './open-data.ts';
import { day, slug } from './shapes.ts';
import { tourismRegions } from './vocabulary.ts';

/*
 * Staff, from moderators up, correct facts of campgrounds and hide campgrounds
 * (docs/decisions/0240-corrections-of-places.md, docs/decisions/0241-hidden-places.md).
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
  /** How many of its facts are corrected. */
  corrections: z.int(),
  is_hidden: z.boolean(),
  /** Day of the import since which the source no longer has it; null while it has. */
  gone_since: z.nullable(day),
};

const listedSchema = z.object(listedShape);

/** By name, whatever visitors see of them. */
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
    /** Of those that match the search, how many are in each state. */
    counts: z.record(z.enum(staffPlaceStates), z.int()),
    /** How many match the search, in any state. */
    total: z.int(),
  }),
});

/** Who did something, and when. The name is null once the account is gone. */
const byWhom = { at: isoTime, by_id: z.int(), by_username: z.nullable(z.string()) };

const factOf = <Fact extends z.ZodMiniType<string>, Value extends z.ZodMiniType>(
  fact: Fact,
  value: Value,
) =>
  z.object({
    fact,
    /** What the newest import says. */
    imported: value,
    /** Where the import has it from; null where nothing is known. */
    imported_source: z.nullable(sourceSchema),
    /** What visitors are told instead; null where nobody corrected it. */
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
  /** Sent back in `If-Match` with a change (docs/decisions/0148-stale-changes.md). */
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

/** A line that somebody must write; whatever is in it is shown as text. */
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
    /** Where the right value is from, in the words of who corrects it: visitors read it. */
    source: line(fieldLengths.placeSource, 'sourceMissing'),
    source_url: z._default(z.nullable(httpsAddress), null),
    /** Why, for staff alone. */
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
]);

/** Wins over imports until it is withdrawn. Once more it replaces the correction before. */
export const correctFact = staffEndpoint('POST', 'places/campgrounds/:slug/corrections', {
  ...changing,
  params,
  body: correctionBody,
});

/** What the newest import says counts again. */
export const withdrawCorrection = staffEndpoint(
  'DELETE',
  'places/campgrounds/:slug/corrections/:fact',
  {
    ...changing,
    params: z.object({ slug, fact: z.enum(correctableFacts) }),
    body: z.object({ reason }),
  },
);

/** As if it were not there, for everybody but staff. Once more it changes the reason. */
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

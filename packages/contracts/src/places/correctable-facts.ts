import * as z from 'zod/mini';
import { nothingHidden, somethingVisible } from '#account/free-text.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { atMost } from '#site/at-most.ts';
import { fieldLengths } from '#site/field-lengths.ts';
import { correctedSeasons, seasonSchema } from './seasons.ts';
import {
  type Amenity,
  amenities,
  knownStates,
  placeTypes,
  precisions,
  provinceFrame,
} from './vocabulary.ts';

/*
 * Facts of a campground that staff may correct (docs/decisions/places.md#0240). A fact that is not
 * known is `unknown`, null or an empty list.
 */

type AmenityFact = `amenities.${Amenity}`;

/** `amenities.toilets` and the others. */
export const amenityFacts = amenities.map((amenity): AmenityFact => `amenities.${amenity}`);

export const plainFacts = [
  'name',
  'location',
  'type',
  'reservation',
  'official_url',
  'seasons',
  'sites',
] as const;

export const correctableFacts = [...plainFacts, ...amenityFacts] as const;

export type CorrectableFact = (typeof correctableFacts)[number];

/** Places that a corrected point may mark: the site itself, or its whole park. */
export const correctedPrecisions = ['site', 'park'] as const;

/** An address of the web that pages may link to: with no name of a person, which may look like another host's. */
export const httpsAddress = z.string().check(
  z.trim(),
  atMost(fieldLengths.webAddress),
  z.regex(/^https:\/\/[^\s\\<>"@/?#]+(?:[/?#][^\s\\<>"]*)?$/, fieldMessage('pictureAddress')),
  z.refine((address) => URL.canParse(address), fieldMessage('pictureAddress')),
);

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, fieldMessage('nameMissing')),
    atMost(fieldLengths.placeName),
    nothingHidden,
    somethingVisible,
    z.regex(/^[^<>]*$/, fieldMessage('invalid')),
  );

const degrees = ([low, high]: readonly [number, number]) =>
  z
    .number()
    .check(
      z.minimum(low, fieldMessage('outsideProvince')),
      z.maximum(high, fieldMessage('outsideProvince')),
    );

/** Within the frame of the province; the API asks its outline as well. */
const location = z.object({
  latitude: degrees(provinceFrame.latitude),
  longitude: degrees(provinceFrame.longitude),
  precision: z.enum(correctedPrecisions),
});

const count = z.int().check(z.minimum(1), z.maximum(5_000));

/** The number of sites, or the least that it can be. */
const sites = z.nullable(
  z.union([
    z.object({ count, at_least: z.null() }),
    z.object({ count: z.null(), at_least: count }),
  ]),
);

/** A link to book by is there only where sites can be booked. */
const reservation = z.object({ state: z.enum(knownStates), url: z.nullable(httpsAddress) }).check(
  z.refine(({ state, url }) => url === null || state === 'yes', {
    path: ['url'],
    error: fieldMessage('linkWithoutBooking'),
  }),
);

/** Several amenities at once: those that are not named stay as they are. */
const amenityStates = z
  .partialRecord(z.enum(amenities), z.enum(knownStates))
  .check(z.refine((states) => Object.keys(states).length > 0, fieldMessage('nothingToChange')));

export type AmenityStates = z.infer<typeof amenityStates>;

/** Values that may be sent, by fact. */
export const correctedValues = {
  name,
  location,
  type: z.enum(placeTypes),
  reservation,
  official_url: httpsAddress,
  seasons: correctedSeasons,
  sites,
  amenity: z.enum(knownStates),
  amenities: amenityStates,
};

/** Values in answers, by fact: values from imports follow the rules of imports. */
export const toldValues = {
  name: z.string(),
  /** Null where no point is known. */
  location: z.nullable(
    z.object({ latitude: z.number(), longitude: z.number(), precision: z.enum(precisions) }),
  ),
  type: z.enum(placeTypes),
  reservation: z.object({ state: z.enum(knownStates), url: z.nullable(z.string()) }),
  official_url: z.string(),
  /** Newest year first. */
  seasons: z.array(seasonSchema),
  sites: z.nullable(z.object({ count: z.nullable(z.int()), at_least: z.nullable(z.int()) })),
  amenity: z.enum(knownStates),
};

type ToldValues = typeof toldValues;

/** A value of any of the facts. */
export type FactValue = z.infer<ToldValues[keyof ToldValues]>;

import * as z from 'zod/mini';
import type { Position } from './geometry.ts';
import { isInProvince } from './province.ts';
import {
  day,
  keeping,
  line,
  optionalPoint,
  province,
  slug,
  text,
  type Rule,
  webAddress,
  wholePoint,
} from './shapes.ts';

/*
 * Rows of the files next to campgrounds: seasons of their parts, closures, recreation sites, and the outline of the
 * province. A folder may lack these files; those that it has must be whole.
 */

const recResource = z.string().check(z.regex(/^REC\d{3,6}$/, 'is not a number such as REC0002'));

/** A page shows them as text; some lead to pages without https. */
const link = z.url({ protocol: /^https?$/, error: 'is not the address of a page' });

/** Numbers of parts may have `_` in them. */
const seasonId = z
  .string()
  .check(z.regex(/^20\d\d-[a-z0-9_-]{1,60}$/, 'is not such as 2026-1-12-gate'));

const seasonShape = z.strictObject({
  id: seasonId,
  year: z.int().check(z.minimum(2000), z.maximum(2100)),
  kind: z.enum([
    'operation',
    'reservation',
    'winter-fee',
    'gate',
    'backcountry-registration',
    'off-season',
  ]),
  start: day,
  end: day,
  orcs: z.int(),
  park: line,
  /** Number and name of the part of the park. */
  feature: z.nullable(line),
  part: z.optional(line),
  campgroundId: z.nullable(slug),
  everyYear: z.boolean(),
  source: line,
});

type SeasonRow = z.infer<typeof seasonShape>;

const seasonRules: Rule<SeasonRow>[] = [
  { fact: 'end', holds: ({ start, end }) => start <= end, otherwise: 'is before start' },
];

/** Days of a part of a campground, or of the gate of a park. */
export const seasonRow = seasonShape.check(...keeping(seasonRules));

const closureShape = z.strictObject({
  id: slug,
  recResource,
  siteName: z.nullable(line),
  siteNameBasis: z.nullable(line),
  kind: z.enum(['unknown', 'site', 'trail', 'reserve', 'interpretive-forest']),
  status: z.literal('closed'),
  reason: line,
  headline: z.nullable(text),
  text: z.nullable(text),
  /** True if its text mentions an opening that the status does not. */
  textSaysOpen: z.optional(z.boolean()),
  links: z.array(link),
  opens: z.nullable(day),
  recordedOn: day,
  source: line,
  siteNameSource: z.nullable(line),
});

type ClosureRow = z.infer<typeof closureShape>;

const closureRules: Rule<ClosureRow>[] = [
  {
    fact: 'opens',
    holds: ({ opens, recordedOn }) => opens === null || recordedOn <= opens,
    otherwise: 'is before it was recorded as closed',
  },
  {
    fact: 'siteName',
    holds: ({ siteName, siteNameSource }) => (siteName === null) === (siteNameSource === null),
    otherwise: 'and its source disagree',
  },
];

/** A recreation site or trail that was closed on the day of the record. */
export const closureRow = closureShape.check(...keeping(closureRules));

const recreationSiteShape = z.strictObject({
  id: recResource,
  name: z.nullable(line),
  nameBasis: z.nullable(line),
  /** Number of photos whose title has this name, of all photos with a title. */
  support: z.optional(z.string().check(z.regex(/^\d+\/\d+$/, 'is not such as 3/5'))),
  ...optionalPoint,
  precision: z.nullable(z.enum(['site', 'lake-of-same-name'])),
  camping: z.enum(['yes', 'no', 'unknown']),
  activities: z.optional(z.array(line)),
  seenInPhotoTitles: z.array(line),
  reservationUrl: z.nullable(link),
  closedOn20260408: z.boolean(),
  url: webAddress,
  sources: z.array(line).check(z.minLength(1, 'is empty')),
});

type RecreationSiteRow = z.infer<typeof recreationSiteShape>;

const recreationSiteRules: Rule<RecreationSiteRow>[] = [
  wholePoint,
  {
    fact: 'precision',
    holds: ({ latitude, precision }) => (latitude === null) === (precision === null),
    otherwise: 'and point disagree',
  },
  {
    fact: 'latitude',
    holds: ({ latitude, longitude }) =>
      latitude === null || longitude === null || isInProvince([longitude, latitude]),
    otherwise: 'is outside the province',
  },
];

/** A recreation site, by its number, with what is known of it. */
export const recreationSiteRow = recreationSiteShape.check(...keeping(recreationSiteRules));

/* The outline of the province, a collection of one feature (RFC 7946). */

const position = z.tuple([province.longitude, province.latitude]);

const isClosed = (ring: Position[]) => {
  const [first, last] = [ring[0], ring.at(-1)];
  return first !== undefined && first[0] === last?.[0] && first[1] === last[1];
};

const ring = z
  .array(position)
  .check(z.minLength(4, 'has fewer than four corners'), z.refine(isClosed, 'is not closed'));

export const outlineFile = z.object({
  type: z.literal('FeatureCollection'),
  features: z.tuple([
    z.object({
      properties: z.object({ code: z.literal('CA-BC'), source: line }),
      geometry: z.object({
        type: z.literal('MultiPolygon'),
        coordinates: z
          .array(z.array(ring).check(z.minLength(1, 'is empty')))
          .check(z.minLength(1, 'is empty')),
      }),
    }),
  ]),
});

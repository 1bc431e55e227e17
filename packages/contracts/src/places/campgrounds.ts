import * as z from 'zod/mini';
import { endpoint } from '#client/endpoint.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { atMost } from '#site/at-most.ts';
import { fieldLengths } from '#site/field-lengths.ts';
import { sourceSchema } from './open-data.ts';
import { inParkSchema } from './park-facts.ts';
import { facetsSchema, offeredSchema, townSchema, understoodSchema } from './search-answer.ts';
import { seasonSchema, seasonSummarySchema } from './seasons.ts';
import { basis, closures, day, factBasis, factSources, point, slug } from './shapes.ts';
import {
  amenities,
  decidingParkFacts,
  knownStates,
  parkFeatures,
  placeTypes,
  precisions,
  tourismRegions,
} from './vocabulary.ts';

/*
 * Campgrounds of British Columbia. Distances are kilometres in a straight line, points are WGS84 degrees, dates
 * are days (`2024-05-10`), ranges include both ends. Null means that it is not known, never no.
 */

const listOf = <T extends readonly string[]>(words: T) =>
  z.optional(
    z.pipe(
      z.union([
        z.array(z.enum(words)),
        z.pipe(
          z.enum(words),
          z.transform((word) => [word]),
        ),
      ]),
      z.transform((chosen) => [...new Set(chosen)]),
    ),
  );

const numberFrom = (low: number, high: number) =>
  z.coerce.number().check(z.int(), z.minimum(low), z.maximum(high));

/** `match`: the closest to the words of the search come first; without words, those of which most is known. */
export const sortings = ['match', 'name', 'distance', 'region'] as const;
export const pageSizes = [20, 50, 100] as const;
export const radiuses = [25, 50, 100, 200] as const;

/** Filters that the page's address and the calls share. */
const filterShape = {
  /** Names, parks, towns, regions, kinds and amenities, in any order and with small mistakes. */
  q: z.optional(z.string().check(atMost(fieldLengths.placeSearch))),
  /** Id of a town. */
  near: z.optional(slug),
  /** The visitor's own point, `49.25,-123.1`; counts where there is no town. */
  at: z.optional(
    z
      .string()
      .check(z.regex(/^-?\d{1,2}(\.\d{1,5})?,-?\d{1,3}(\.\d{1,5})?$/, fieldMessage('point'))),
  ),
  /** Kilometres around town or point. */
  radius: z.optional(z.pipe(z.coerce.number(), z.literal(radiuses))),
  region: listOf(tourismRegions),
  type: listOf(placeTypes),
  reservation: listOf(knownStates),
  /** Open on all days of a stay, judged by the same days of the newest year that is known of a place. */
  from: z.optional(day),
  to: z.optional(day),
  /** All of these; an amenity of the park counts, too. */
  amenity: listOf(amenities),
  /** All of these, in its park. */
  feature: listOf(parkFeatures),
  /** Amenities and features of the filter, or `season`, for which places also count where it is unknown. */
  unknown: listOf([...amenities, ...parkFeatures, 'season'] as const),
  /** Without those that are closed now. */
  closed: z.optional(z.literal('hide')),
};

export const campgroundFilterSchema = z.object(filterShape);

export const campgroundQuerySchema = z.object({
  ...filterShape,
  sort: z._default(z.enum(sortings), 'match'),
  page: z._default(numberFrom(1, 10_000), 1),
  size: z._default(z.pipe(z.coerce.number(), z.literal(pageSizes)), 20),
});

export const nearby = z.object({ id: slug, name: z.string(), km: z.number() });

/** Status of a place by its closures and alerts; a closure outranks all. */
export const placeStatuses = ['closed', 'warning', 'notice'] as const;

/** A campground in a list. */
const campgroundShape = {
  slug,
  name: z.string(),
  park: z.nullable(z.string()),
  type: z.enum(placeTypes),
  /** Basis of the type; null where it is not known. */
  type_basis: basis,
  region: z.enum(tourismRegions),
  point: z.nullable(point),
  precision: z.nullable(z.enum(precisions)),
  nearest_town: z.nullable(nearby),
  reservation: z.enum(knownStates),
  season: z.nullable(seasonSummarySchema),
  /** Amenities that are known to be there. */
  amenities: z.array(z.enum(amenities)),
  /** Facts of its park that decide where people go, and hold in all or parts of it. */
  park_facts: z.optional(z.array(z.enum(decidingParkFacts))),
  /** The part of them that holds in parts of the park only, or at times. */
  limited_park_facts: z.optional(z.array(z.enum(decidingParkFacts))),
  /** From the town or point that was asked about. */
  distance_km: z.nullable(z.number()),
  status: z.nullable(z.enum(placeStatuses)),
  /** First day of a closure that was announced. */
  closes_on: z.optional(z.nullable(day)),
};

export const campgroundSummarySchema = z.object(campgroundShape);

export const findCampgrounds = endpoint('GET', '/api/places/campgrounds', {
  query: campgroundQuerySchema,
  response: z.object({
    campgrounds: z.array(campgroundSummarySchema),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    facets: facetsSchema,
    offered: offeredSchema,
    /**
     * Number of places that each amenity asked for, or the season, hides because it is unknown there: places that
     * nothing known speaks against. 0 for those not asked for.
     */
    hidden: z.record(z.enum([...amenities, 'season'] as const), z.int()),
    hidden_features: z.optional(z.record(z.enum(parkFeatures), z.int())),
    /** Parks that the search names. */
    parks: z.optional(z.array(z.object({ slug, name: z.string(), campgrounds: z.int() }))),
    closures,
    understood: z.nullable(understoodSchema),
    /** The nearest place that all else fits, where there is none within `radius`. APIs from before leave it out. */
    nearest: z.optional(z.nullable(z.object({ slug, name: z.string(), km: z.number() }))),
    /** The town that was asked about; null where there is none of this id. */
    near: z.nullable(townSchema),
    /** Year of most of the dates that `from` and `to` were compared with; null where they were not. */
    season_year: z.nullable(z.int()),
    /** Oldest day of the sources of what decides: kind, point, season, reservations. */
    as_of: day,
  }),
});

/** Returns the points of everything a filter finds, for the map; places without a point are only counted. */
export const mapCampgrounds = endpoint('GET', '/api/places/campgrounds/map', {
  query: campgroundFilterSchema,
  response: z.object({
    /** slug, name, latitude, longitude, precision, status. */
    points: z.array(
      z.tuple([
        slug,
        z.string(),
        z.number(),
        z.number(),
        z.enum(precisions),
        z.nullable(z.enum(placeStatuses)),
      ]),
    ),
    without_point: z.int(),
  }),
});

/** Finds towns whose name begins with the typed text, or is close to it; best first. */
export const findTowns = endpoint('GET', '/api/places/towns', {
  query: z.object({ q: z.string().check(atMost(fieldLengths.placeSearch)) }),
  response: z.object({
    towns: z.array(
      /* The region of the place to camp that is nearest to it. APIs from before leave it out. */
      z.extend(townSchema, { region: z.optional(z.enum(tourismRegions)) }),
    ),
  }),
});

export const noticeSchema = z.object({
  id: z.string(),
  /** Of what was announced and has not begun, `notice`. */
  status: z.enum(placeStatuses),
  /** The day on which it begins, in the province's time, and the status from then on. */
  announced: z.optional(z.nullable(z.object({ from: day, status: z.enum(placeStatuses) }))),
  headline: z.string(),
  /** Null where the feed has it in English only. */
  headline_fr: z.nullable(z.string()),
  /** Plain text. */
  text: z.nullable(z.string()),
  text_fr: z.nullable(z.string()),
  url: z.nullable(z.string()),
  source: z.string(),
  as_of: z.nullable(z.iso.datetime()),
  /** True if it is a recorded sample, as the demonstration shows. */
  is_sample: z.boolean(),
});

export const campgroundSchema = z.object({
  ...campgroundShape,
  other_names: z.array(z.string()),
  operator: z.string(),
  /** Official name of the place that a `named-place` point marks. */
  place_name: z.nullable(z.string()),
  districts: z.array(z.string()),
  sites: z.nullable(z.object({ count: z.nullable(z.int()), at_least: z.nullable(z.int()) })),
  /** Newest year first. */
  seasons: z.array(seasonSchema),
  all_amenities: z.record(
    z.enum(amenities),
    z.object({ state: z.enum(knownStates), source: z.nullable(z.string()), basis }),
  ),
  activities: z.array(z.string()),
  /** Its park as a whole, and the sources of what is known of it; null where it has no page. */
  in_park: z.optional(z.nullable(inParkSchema)),
  /** The official page. */
  official_url: z.string(),
  reservation_url: z.nullable(z.string()),
  fact_sources: factSources,
  fact_basis: factBasis,
  /** All that the facts name. */
  sources: z.array(sourceSchema),
  notices: z.array(noticeSchema),
  others_nearby: z.array(campgroundSummarySchema),
  /** Day of the import since which the source no longer has it; null while it has. */
  gone_since: z.nullable(day),
});

export const getCampground = endpoint('GET', '/api/places/campgrounds/:slug', {
  errors: ['NOT_FOUND'],
  params: z.object({ slug }),
  response: z.object({ campground: campgroundSchema }),
});

/** Finds campgrounds and parks that a visitor who typed an address by hand may have meant; best first. */
export const similarCampgrounds = endpoint('GET', '/api/places/campgrounds/:slug/similar', {
  params: z.object({ slug: z.string().check(atMost(fieldLengths.placeSearch)) }),
  response: z.pick(findCampgrounds.response, { campgrounds: true, parks: true }),
});

export type CampgroundFilter = z.output<typeof campgroundFilterSchema>;
export type CampgroundQuery = z.output<typeof campgroundQuerySchema>;
export type CampgroundSummary = z.infer<typeof campgroundSummarySchema>;
export type Campground = z.infer<typeof campgroundSchema>;
export type PlaceStatus = (typeof placeStatuses)[number];
export type Town = z.infer<typeof townSchema>;

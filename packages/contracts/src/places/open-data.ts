import * as z from 'zod/mini';
import { endpoint } from '#client/endpoint.ts';
import { seasonExtents } from './seasons.ts';
import { basis, day, range, slug } from './shapes.ts';
import { amenities, knownStates, placeTypes, precisions, tourismRegions } from './vocabulary.ts';

/** A source of facts. */
export const sourceSchema = z.object({
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  licence: z.string(),
  licence_url: z.nullable(z.string()),
  /** Address at which the publisher keeps it. */
  repository_url: z.nullable(z.string()),
  /** Day of the data; of some only the year is known. */
  as_of: z.nullable(z.string()),
  /** The sentence that the licence asks to be shown. */
  attribution: z.nullable(z.string()),
});

/** Lists every source of the facts about campgrounds and towns. */
export const listPlaceSources = endpoint('GET', '/api/places/sources', {
  response: z.object({
    sources: z.array(sourceSchema),
    /** Number of all campgrounds. */
    campgrounds: z.int(),
    /** Oldest day of the sources of what decides: kind, point, season, reservations. */
    as_of: day,
  }),
});

/** Gone: the source no longer has it. Its page stays, and it comes back when the source has it again. */
export const placeChanges = ['added', 'changed', 'gone', 'returned'] as const;

const count = z.int();

const importSchema = z.object({
  id: z.int(),
  imported_at: z.iso.datetime(),
  /** Day of the newest data in it. */
  as_of: day,
  added: count,
  changed: count,
  gone: count,
  returned: count,
  /** The first few hundred places that changed; none for a first import, of which only the counts are kept. */
  places: z.array(
    z.object({
      slug,
      name: z.string(),
      change: z.enum(placeChanges),
      /** Facts as texts; null where nothing is known. Amenities are `amenities.toilets`. */
      facts: z.array(
        z.object({ fact: z.string(), was: z.nullable(z.string()), now: z.nullable(z.string()) }),
      ),
    }),
  ),
});

/** Lists the changes of the last imports, newest first. */
export const listPlaceImports = endpoint('GET', '/api/places/imports', {
  response: z.object({ imports: z.array(importSchema) }),
});

const featureSchema = z.object({
  type: z.literal('Feature'),
  id: slug,
  /** Longitude first (RFC 7946). */
  geometry: z.nullable(z.object({ type: z.literal('Point'), coordinates: z.array(z.number()) })),
  properties: z.object({
    name: z.string(),
    park: z.nullable(z.string()),
    operator: z.string(),
    type: z.enum(placeTypes),
    /** Basis of type and number of sites; that of a point is its `precision`. */
    type_basis: basis,
    region: z.enum(tourismRegions),
    precision: z.nullable(z.enum(precisions)),
    nearest_town: z.nullable(z.string()),
    nearest_town_km: z.nullable(z.number()),
    sites: z.nullable(z.int()),
    sites_basis: basis,
    season_year: z.nullable(z.int()),
    season_from: z.nullable(day),
    season_to: z.nullable(day),
    /** Days on which at least one part is open. */
    season_spans: z.array(range),
    season_extent: z.nullable(z.enum(seasonExtents)),
    reservation: z.enum(knownStates),
    amenities: z.record(z.enum(amenities), z.enum(knownStates)),
    /** Amenities that only the name says, or that are worked out from the park. */
    amenities_not_listed: z.array(z.enum(amenities)),
    official_url: z.string(),
    /** Ids of the sources below. */
    sources: z.array(z.string()),
  }),
});

/** All campgrounds as a GeoJSON FeatureCollection, with its licences. */
export const campgroundFeatures = endpoint('GET', '/api/places/campgrounds.geojson', {
  response: z.object({
    type: z.literal('FeatureCollection'),
    as_of: day,
    sources: z.array(sourceSchema),
    features: z.array(featureSchema),
  }),
});

/** The same as a table, with licences and attributions in each row. */
export const campgroundsCsvPath = '/api/places/campgrounds.csv';

export type PlaceSource = z.infer<typeof sourceSchema>;
export type PlaceChange = (typeof placeChanges)[number];
export type PlaceImport = z.infer<typeof importSchema>;
export type CampgroundFeature = z.infer<typeof featureSchema>;

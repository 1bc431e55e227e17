import * as z from 'zod/mini';
import { endpoint } from '#client/endpoint.ts';
import { describedIn, pageDescriptionSchema, pageListSchema } from '#client/page-description.ts';
import { campgroundSummarySchema, nearby, noticeSchema } from './campgrounds.ts';
import { sourceSchema } from './open-data.ts';
import { parkDates, parkFacts, point, slug } from './shapes.ts';
import { tourismRegions } from './vocabulary.ts';

/* Parks of British Columbia that have campgrounds. Null means that it is not known, never no. */

export const parkSchema = z.object({
  slug,
  name: z.string(),
  /** The province's number of the protected area. */
  orcs: z.int(),
  region: z.enum(tourismRegions),
  /** The point of the park as a whole, or of one of its campgrounds. */
  point: z.nullable(point),
  nearest_town: z.nullable(nearby),
  official_url: z.string(),
  facts: parkFacts,
  /** Ids of their sources. */
  facts_sources: z.array(z.string()),
  dates: parkDates,
  dates_source: z.nullable(z.string()),
  campgrounds: z.array(campgroundSummarySchema),
  notices: z.array(noticeSchema),
  /** All that the facts and dates name. */
  sources: z.array(sourceSchema),
});

export const getPark = endpoint('GET', '/api/places/parks/:slug', {
  errors: ['NOT_FOUND'],
  params: z.object({ slug }),
  response: z.object({ park: parkSchema }),
});

export const describePark = endpoint('GET', '/api/places/parks/:slug/page', {
  errors: ['NOT_FOUND'],
  params: getPark.params,
  query: describedIn,
  response: z.extend(pageDescriptionSchema, { data: getPark.response }),
});

/** Lists the parks that have a page. */
export const listParkPages = endpoint('GET', '/api/places/park-pages', {
  response: pageListSchema,
});

export type Park = z.infer<typeof parkSchema>;

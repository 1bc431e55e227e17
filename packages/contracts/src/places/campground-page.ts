import * as z from 'zod/mini';
import { endpoint } from '#client/endpoint.ts';
import { describedIn, pageDescriptionSchema, pageListSchema } from '#client/page-description.ts';
import { getCampground } from './campgrounds.ts';

/* Contents of the document of a campground's page before any code is there. */

export const describeCampground = endpoint('GET', '/api/places/campgrounds/:slug/page', {
  errors: ['NOT_FOUND'],
  params: getCampground.params,
  query: describedIn,
  response: z.extend(pageDescriptionSchema, { data: getCampground.response }),
});

/** Lists the campgrounds that have a page, without those that the source no longer has. */
export const listCampgroundPages = endpoint('GET', '/api/places/pages', {
  response: pageListSchema,
});

/** Draws the picture for links to a campground: 1200 by 630 pixels, in PNG. */
export const drawCampground = endpoint('GET', '/api/share/campgrounds/:slug/picture.png', {
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
  params: getCampground.params,
  query: describedIn,
  /** The bytes of a file. */
  response: z.string(),
});

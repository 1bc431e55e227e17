import {
  describeCampground,
  drawCampground,
  listCampgroundPages,
} from '@camp/contracts/places/campground-page';
import { describePark, listParkPages } from '@camp/contracts/places/parks';
import type { Router } from 'express';
import type * as z from 'zod/mini';
import { showCampground } from '#features/places/campgrounds.service.ts';
import type { AppContext } from '#context.ts';
import type { LiveIndex } from '#features/places/live-index.ts';
import { showPark } from '#features/places/parks.service.ts';
import type { PlaceIndex } from '#features/places/place-index.ts';
import { parseInput } from '#http/parse-input.ts';
import { exactRouter, nameCall, openRoute, routerOf } from '#http/route.ts';
import { onceFor } from '#kept-answers/once-for.ts';
import { describePark as parkDescription } from './describe-park.ts';
import { describePlace } from './describe-place.ts';

/** Describes each campground to the edge and to those who show links (docs/decisions/documents.md#0220). */
export function placePagesRoutes({ rateLimits }: AppContext, live: LiveIndex): Router[] {
  return [
    routerOf([
      openRoute(listCampgroundPages, async () => listPages(await live.current())),
      openRoute(describeCampground, async ({ params, query }) => {
        const data = showCampground(await live.current(), { params });
        return { ...describePlace(data.campground, query.lang), data };
      }),
      openRoute(listParkPages, async () => listParks(await live.current())),
      openRoute(describePark, async ({ params, query }) => {
        const data = showPark(await live.current(), { params });
        return { ...parkDescription(data.park, query.lang), data };
      }),
    ]),
    pictureRoutes(live, rateLimits),
  ];
}

const listPages = onceFor(({ places }: PlaceIndex) => ({
  pages: places.map(({ summary: { slug } }) => ({ slug })),
}));

const listParks = onceFor(({ parks }: PlaceIndex) => ({
  pages: [...parks.keys()].map((slug) => ({ slug })),
}));

type PictureCall = {
  params: z.output<typeof drawCampground.params>;
  query: z.output<typeof drawCampground.query>;
};

/** The code that draws has fonts and maps with it, and is loaded with the first picture. */
function pictureRoutes(live: LiveIndex, rateLimits: AppContext['rateLimits']): Router {
  nameCall({ endpoint: drawCampground, access: 'anyone', answers: 'image/png' });
  return exactRouter().get(drawCampground.path, async (request, response) => {
    const { params, query } = parseInput(drawCampground, request) as PictureCall;
    const { campground } = showCampground(await live.current(), { params });
    const { sendPicture } = await import('./send-picture.ts');
    await sendPicture({ campground, language: query.lang, rateLimits }, request, response);
  });
}

import {
  describeCampground,
  drawCampground,
  listCampgroundPages,
} from '@camp/contracts/places/campground-page';
import type { Campground } from '@camp/contracts/places/campgrounds';
import type { Language } from '@camp/contracts/sentences/language';
import { type Request, type Response, Router } from 'express';
import type * as z from 'zod/mini';
import { showCampground } from '#features/places/campgrounds.service.ts';
import type { LiveIndex } from '#features/places/live-index.ts';
import { nameCall, parseInput, route, routerOf } from '#http/route.ts';
import { describePlace } from './describe-place.ts';
import { DrawnPictures, tagOf } from './drawn-pictures.ts';
import { placePicture } from './place-picture.ts';
import { placeWords } from './words.ts';

/** Whoever shows a link keeps its picture this long, in seconds. */
const pictureFreshForSeconds = 86_400;

/** What the edge and those who show links are told of each campground (docs/decisions/0220-described-pages.md). */
export function placePagesRoutes(live: LiveIndex): Router[] {
  return [
    routerOf([
      route(listCampgroundPages, 'anyone', async () => {
        const { places } = await live.current();
        return { pages: places.map(({ summary: { slug } }) => ({ slug })) };
      }),
      route(describeCampground, 'anyone', async ({ params, query }) => {
        const data = showCampground(await live.current(), { params });
        return { ...describePlace(data.campground, query.lang), data };
      }),
    ]),
    pictureRoutes(live),
  ];
}

type PictureCall = {
  params: z.output<typeof drawCampground.params>;
  query: z.output<typeof drawCampground.query>;
};

function pictureRoutes(live: LiveIndex): Router {
  const pictures = new DrawnPictures();
  nameCall({ endpoint: drawCampground, access: 'anyone', answers: 'image/png' });
  return Router().get(drawCampground.path, async (request, response) => {
    const { params, query } = parseInput(drawCampground, request) as PictureCall;
    const { campground } = showCampground(await live.current(), { params });
    const svg = pictureOf(campground, query.lang);
    await send({ request, response, pictures, svg });
  });
}

interface Sending {
  request: Request;
  response: Response;
  pictures: DrawnPictures;
  svg: string;
}

/** A picture that somebody has already is not drawn again. Other sites and mail programs may show it. */
async function send({ request, response, pictures, svg }: Sending): Promise<void> {
  response.set({
    'content-type': 'image/png',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': `public, max-age=${pictureFreshForSeconds}`,
    etag: `"${tagOf(svg)}"`,
  });
  if (request.fresh) response.status(304).end();
  else response.send(await pictures.of(svg));
}

/** The picture of a campground as SVG. A point that is only approximate is drawn and said to be so. */
function pictureOf(campground: Campground, language: Language): string {
  const { name, type, park, region, point, precision } = campground;
  const words = placeWords[language];
  return placePicture({
    name,
    type: words.type[type],
    park,
    region: words.region[region],
    point,
    caution: point && precision ? words.caution[precision] : words.noPoint,
  });
}

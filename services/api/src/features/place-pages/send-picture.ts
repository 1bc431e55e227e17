import type { Campground } from '@camp/contracts/places/campgrounds';
import type { Language } from '@camp/contracts/sentences/language';
import type { Request, Response } from 'express';
import { ipOf } from '#client-info/client-info.ts';
import type { RateLimits } from '#rate-limits/rate-limits.ts';
import { DrawnPictures, tagOf } from './drawn-pictures.ts';
import { placePicture } from './place-picture.ts';
import { placeWords } from './words.ts';

/** Time that sites may keep the picture of a link, in seconds: a place may be hidden or corrected. */
const pictureFreshForSeconds = 300;

const pictures = new DrawnPictures();

interface Input {
  campground: Campground;
  language: Language;
  rateLimits: RateLimits;
}

/** Sends a picture, drawn again only for clients that do not have it. Other sites and mail programs may show it. */
export async function sendPicture(
  { campground, language, rateLimits }: Input,
  request: Request,
  response: Response,
): Promise<void> {
  const svg = pictureOf(campground, language);
  response.set({
    'content-type': 'image/png',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': `public, max-age=${pictureFreshForSeconds}`,
    etag: `"${tagOf(svg)}"`,
  });
  if (request.fresh) response.status(304).end();
  else {
    const takeTicket = () => rateLimits.drawing.take({ ip: ipOf(request) });
    response.send(await pictures.of({ svg, takeTicket }));
  }
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

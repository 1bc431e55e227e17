import type { Campground } from '@camp/contracts/places/campgrounds';
import type { Language } from '@camp/contracts/sentences/language';
import { placePicture } from './place-picture.ts';
import { placeWords } from './words.ts';

/** The picture of a campground as SVG. A point that is only approximate is drawn and said to be so. */
export function pictureOf(campground: Campground, language: Language): string {
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

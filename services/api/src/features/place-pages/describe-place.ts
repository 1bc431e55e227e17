import { drawCampground } from '@camp/contracts/places/campground-page';
import type { Campground } from '@camp/contracts/places/campgrounds';
import type { Language } from '@camp/contracts/sentences/language';
import type { PageDescription } from '@camp/contracts/client/page-description';
import { factsOf } from './facts.ts';
import { placeSentences } from './sentences.ts';
import { placeWords } from './words.ts';

/** Letters that a document has room for. */
const most = { title: 200, description: 500 };

/** Returns what the document of a place's page says before its code is there. */
export function describePlace(
  campground: Campground,
  language: Language,
): Omit<PageDescription, 'data'> {
  const { name, slug } = campground;
  return {
    title: name.slice(0, most.title),
    description: summaryIn(campground, language).slice(0, most.description),
    picture: {
      path: `${drawCampground.path.replace(':slug', slug)}?lang=${language}`,
      alt: placeSentences[language].picture(name).slice(0, most.title),
    },
    structured_data: structuredDataOf(campground, language),
    facts: factsOf(campground, language),
  };
}

/** `Drive-in campground, Alice Lake Park, Vancouver Island, British Columbia. In 2024 open …` */
function summaryIn({ type, park, region, season, reservation }: Campground, language: Language) {
  const words = placeWords[language];
  const sentences = placeSentences[language];
  const where = [words.type[type], ...(park === null ? [] : [park]), words.region[region]];
  return [
    sentences.where(where),
    season ? `${sentences.season(season)}${sentences.extent[season.extent]}` : sentences.noSeason,
    words.reservation[reservation],
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

/**
 * A campground in the words of schema.org: what is known for sure, and nothing else. A point that is only
 * approximate would be taken for the place, so it is left out.
 */
function structuredDataOf(place: Campground, language: Language): Record<string, unknown> {
  const { name, other_names: others, park, point, precision, amenities } = place;
  const words = placeWords[language];
  return {
    '@type': 'Campground',
    name,
    ...(others.length > 0 && { alternateName: others }),
    address: { '@type': 'PostalAddress', addressRegion: 'BC', addressCountry: 'CA' },
    ...(park !== null && { containedInPlace: { '@type': 'Park', name: park } }),
    ...(point && precision === 'site' && { geo: { '@type': 'GeoCoordinates', ...point } }),
    ...(amenities.length > 0 && {
      amenityFeature: amenities.map((amenity) => ({
        '@type': 'LocationFeatureSpecification',
        name: words.amenity[amenity],
        value: true,
      })),
    }),
    sameAs: place.official_url,
  };
}

import type { Campground } from '@camp/contracts/places/campgrounds';
import type { Language } from '@camp/contracts/sentences/language';
import { placeWords } from './words.ts';

/**
 * A campground in the words of schema.org: what is known for sure, and nothing else. A point that is only
 * approximate would be taken for the place, so it is left out.
 */
export function structuredDataOf(place: Campground, language: Language): Record<string, unknown> {
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

import type { Campground } from '@camp/contracts/places/campgrounds';
import type { Language } from '@camp/contracts/sentences/language';
import { formatNumber } from '@camp/ui/i18n/format';

const sentences = {
  en: {
    near: ({ km, name }: Nearby) => `About ${km} from ${name}`,
    straight: (near: string) => `${near}, in a straight line`,
    away: (km: string) => `${km} away`,
    here: 'At the same point',
  },
  fr: {
    near: ({ km, name }: Nearby) => `À\u00A0environ ${km} de ${name}`,
    straight: (near: string) => `${near}, à vol d’oiseau`,
    away: (km: string) => `à ${km}`,
    here: 'Au même point',
  },
};

interface Nearby {
  km: string;
  name: string;
}

/** 'About 20 km from Squamish, in a straight line'; null where no town is known. */
export function nearestTownText(
  town: Campground['nearest_town'],
  language: Language,
): string | null {
  return town && sentences[language].straight(townText(town, language));
}

type Nearest = NonNullable<Campground['nearest_town']>;

/** 'About 20 km from Squamish'. */
export const townText = ({ km, name }: Nearest, language: Language): string =>
  sentences[language].near({ km: formatKilometres(km, language), name });

/** '12 km away'; places that share their park's point are 'At the same point'. */
export function distanceText(km: number, language: Language): string {
  if (km === 0) return sentences[language].here;
  return sentences[language].away(formatKilometres(km, language));
}

/** '9.5 km', from ten on without a fraction. */
export function formatKilometres(km: number, language: Language): string {
  const rounded = km < 10 ? Math.round(km * 10) / 10 : Math.round(km);
  return `${formatNumber(rounded, language)}\u00A0km`;
}

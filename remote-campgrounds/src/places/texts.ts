import type { Campground, CampgroundSummary } from '@camp/contracts/places/campgrounds';
import type { Language } from '@camp/contracts/sentences/language';
import { formatRange } from '@camp/ui/i18n/calendar';
import { formatNumber } from '@camp/ui/i18n/format';

type Season = NonNullable<CampgroundSummary['season']>;

const sentences = {
  en: {
    season: ({ year, range }: SeasonParts) => `Open ${range} in ${year}`,
    seasonUnknown: 'Season unknown',
    near: ({ km, name }: Nearby) => `About ${km} from ${name}, in a straight line`,
    away: (km: string) => `${km} away`,
    here: 'At the same point',
  },
  fr: {
    season: ({ year, range }: SeasonParts) => `Ouvert ${range} en ${year}`,
    seasonUnknown: 'Saison inconnue',
    near: ({ km, name }: Nearby) => `À environ ${km} de ${name}, à vol d’oiseau`,
    away: (km: string) => `à ${km}`,
    here: 'Au même point',
  },
};

interface SeasonParts {
  year: number;
  range: string;
}

interface Nearby {
  km: string;
  name: string;
}

/** 'Open May 10 – Sep 30 in 2024': dates move a little from year to year, so the year is always said. */
export function seasonText(season: Season | null, language: Language): string {
  const { season: say, seasonUnknown } = sentences[language];
  return season ? say({ year: season.year, range: formatRange(season, language) }) : seasonUnknown;
}

/** 'About 20 km from Squamish, in a straight line'; null where no town is known. */
export function nearestTownText(
  town: Campground['nearest_town'],
  language: Language,
): string | null {
  if (!town) return null;
  return sentences[language].near({ km: formatKilometres(town.km, language), name: town.name });
}

/** '12 km away'; places that share their park's point are 'At the same point'. */
export function distanceText(km: number, language: Language): string {
  if (km === 0) return sentences[language].here;
  return sentences[language].away(formatKilometres(km, language));
}

/** '9.5 km', from ten on without a fraction. */
function formatKilometres(km: number, language: Language): string {
  const rounded = km < 10 ? Math.round(km * 10) / 10 : Math.round(km);
  return `${formatNumber(rounded, language)}\u00A0km`;
}

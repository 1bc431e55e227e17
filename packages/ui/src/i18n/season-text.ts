import type { SeasonSummary } from '@camp/contracts/places/seasons';
import type { Language } from '@camp/contracts/sentences/language';
import { formatRanges } from './calendar.ts';

interface SeasonParts {
  year: number;
  ranges: string;
}

const sentences = {
  en: {
    whole: ({ year, ranges }: SeasonParts) => `Open ${ranges} in ${year}`,
    varies: ({ year, ranges }: SeasonParts) => `Open ${ranges} in ${year}, parts of it for less`,
    'partly-known': ({ year, ranges }: SeasonParts) =>
      `Parts open ${ranges} in ${year}, others unknown`,
  },
  fr: {
    whole: ({ year, ranges }: SeasonParts) => `Ouvert en ${year} ${ranges}`,
    varies: ({ year, ranges }: SeasonParts) =>
      `Ouvert en ${year} ${ranges}, par endroits moins longtemps`,
    'partly-known': ({ year, ranges }: SeasonParts) =>
      `Ouvert par endroits en ${year} ${ranges}, ailleurs inconnu`,
  },
};

/** 'Open May 10 – Sep 30 in 2024': dates move a little from year to year, so the year is always said. */
export const seasonText = ({ year, spans, extent }: SeasonSummary, language: Language): string =>
  sentences[language][extent]({ year, ranges: formatRanges(spans, language) });

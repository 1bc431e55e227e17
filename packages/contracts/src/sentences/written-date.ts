import type { Language } from './language.ts';

/**
 * Mends the French of a date that Intl wrote: the first of a month by its rank, hours without a zero in front, as the
 * Office québécois de la langue française writes them. '01 h 05' and '1 juin' become '1 h 05' and '1er juin'.
 */
export const writtenDate = (date: string, language: Language): string =>
  language === 'fr'
    ? date.replace(/\b1(?=\s\p{L}{3})/u, '1er').replace(/\b0(?=\d\sh\b)/u, '')
    : date;

const minute = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
const here = { timeZone: 'America/Vancouver', timeZoneName: 'short' } as const;

/** Day and minute at the campgrounds, with the time zone: 'July 1, 2026 at 1:05 p.m. PDT'. */
export const momentHere = (at: Date, language: Language): string =>
  writtenDate(
    new Intl.DateTimeFormat(`${language}-CA`, { ...minute, ...here }).format(at),
    language,
  );

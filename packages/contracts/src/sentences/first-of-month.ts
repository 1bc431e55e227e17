import type { Language } from './language.ts';

/** Returns a date with the first of a month by its rank where that is French: '1er juin 2026 à 1 h 05'. */
export const withFirstOfMonth = (date: string, language: Language): string =>
  language === 'fr' ? date.replace(/\b1(?=\s\p{L}{3})/u, '1er') : date;

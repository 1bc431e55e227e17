import type { Language } from '@camp/contracts/language';

const formats: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' }),
  fr: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long' }),
};

/** The day of an ISO moment in the reader's own time zone, in words. */
export function dayIn(language: Language, at: string): string {
  return formats[language].format(new Date(at));
}

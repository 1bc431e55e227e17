/** Languages of the site; the first is spoken when nothing says otherwise. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** A language from outside (a cookie, an address), or null when we do not speak it. */
export function languageIn(value: string | null | undefined): Language | null {
  return languages.find((language) => language === value) ?? null;
}

/** Cookie that keeps the visitor's choice; read by the edge, which writes the document in it. */
export const languageCookie = 'campbc_language';

/** A text of the site in each of its languages. */
export type Translated<T = string> = Record<Language, T>;

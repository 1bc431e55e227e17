import { type Language, languages } from '@camp/contracts/sentences/language';

/** Name of the file with a script's texts in a language, beside the script: `login.1a2b3c4d5e.en.json`. */
export const languageFileOf = (script: string, language: Language): string =>
  script.replace(/js$/, `${language}.json`);

const ending = new RegExp(`\\.(${languages.join('|')})\\.json$`);

export const isTexts = (path: string): boolean => ending.test(path);

/** False for texts in another language than a visitor's, which need not be fetched. */
export const isOfLanguage = (path: string, language: Language): boolean =>
  (ending.exec(path)?.[1] ?? language) === language;

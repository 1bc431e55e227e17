import type { Language } from '@camp/contracts/sentences/language';
import { type TextsFile, textsOf } from '@camp/contracts/sentences/texts';
import { useLanguage } from './language.ts';

/** Texts in every language: plain ones as they are, and those with places for values as functions of these values. */
type Messages<T> = Readonly<Record<Language, T>>;

/**
 * Makes messages of the files that hold their texts in each language, in ICU MessageFormat. Their type comes from
 * the same files (infra/check/texts.ts).
 */
export const defineMessages = <T>({ en, fr }: Record<Language, TextsFile<T>>): Messages<T> => ({
  en: textsOf<T>(en, 'en'),
  fr: textsOf<T>(fr, 'fr'),
});

/** The texts in the language on screen. */
export function useMessages<T>(messages: Messages<T>): T {
  return messages[useLanguage()];
}

import { type Language, languages } from '@camp/contracts/sentences/language';
import { type TextsFile, textsOf } from '@camp/contracts/sentences/texts';
import { useLanguage } from './language.ts';

/** Texts in every language: plain ones as they are, and those with places for values as functions of these values. */
type Messages<T> = Readonly<Record<Language, T>>;

/**
 * Makes messages of the files that hold their texts in each language, in ICU MessageFormat. Their type comes from
 * the same files (infra/check/texts.ts). Until the texts of a language have come, those of another one stand in.
 */
export function defineMessages<T>(files: Record<Language, TextsFile<T>>): Messages<T> {
  const made: Partial<Record<Language, T>> = {};
  const messagesIn = (language: Language): T => {
    const hasCome = (each: Language) => Object.keys(files[each]).length > 0;
    const here = [language, ...languages].find(hasCome) ?? language;
    return (made[here] ??= textsOf<T>(files[here], here));
  };
  return {
    get en() {
      return messagesIn('en');
    },
    get fr() {
      return messagesIn('fr');
    },
  };
}

/** The texts in the language on screen. */
export function useMessages<T>(messages: Messages<T>): T {
  return messages[useLanguage()];
}

import type { Language } from '@camp/contracts/sentences/language';
import { type CompiledText, formatText, type TextValues } from './format-text.ts';
import { useLanguage } from './language.ts';

/** A file of texts as a build compiled it: by name, plain or with places for values, or grouped. */
interface CompiledTexts {
  readonly [name: string]: CompiledText | CompiledTexts;
}

/** The file that texts come from. */
type TextsFile<T> = {
  readonly [Name in keyof T]: T[Name] extends string | ((values: never) => string)
    ? string
    : TextsFile<T[Name]>;
};

/** Texts in every language: plain ones as they are, and those with places for values as functions of these values. */
type Messages<T> = Readonly<Record<Language, T>>;

/**
 * Makes messages of the files that hold their texts in each language, in ICU MessageFormat. Their type comes from
 * the same files (infra/check/texts.ts).
 */
export const defineMessages = <T>({ en, fr }: Record<Language, TextsFile<T>>): Messages<T> => ({
  en: functionsOf(en, 'en') as T,
  fr: functionsOf(fr, 'fr') as T,
});

function functionsOf(texts: CompiledTexts, language: Language): unknown {
  const named = Object.entries(texts).map(([name, text]) => {
    if (typeof text === 'string') return [name, text];
    return Array.isArray(text)
      ? [name, (values: TextValues) => formatText(text as CompiledText, values, language)]
      : [name, functionsOf(text as CompiledTexts, language)];
  });
  return Object.fromEntries(named);
}

/** The texts in the language on screen. */
export function useMessages<T>(messages: Messages<T>): T {
  return messages[useLanguage()];
}

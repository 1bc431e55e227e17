import { fieldMessages } from '@camp/contracts/sentences/field-messages';
import { sentenceIn } from '@camp/contracts/sentences/language';
import { useLanguage } from '@camp/ui/i18n/language';
import type { Problems } from './correction-input.ts';

/** What is wrong with a field, or else with one of those that are tried after it, in the language on screen. */
export function useProblemTexts(
  problems: Problems,
): (...names: readonly string[]) => string | undefined {
  const sentences = fieldMessages[useLanguage()];

  return (...names) => {
    const name = names.find((each) => Object.hasOwn(problems, each));
    const message = name === undefined ? undefined : problems[name];
    return message && (sentenceIn(sentences, message) ?? sentences.invalid);
  };
}

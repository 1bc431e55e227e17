import { type FieldMessageKey, fieldMessages } from '@camp/contracts/sentences/field-messages';
import { decodeMessage, encodeMessage, type Language } from '@camp/contracts/sentences/language';
import { sentenceIn } from '@camp/contracts/sentences/sentence-in';
import * as z from 'zod/mini';
import { isApiCallError } from '#i18n/error-message.ts';
import { currentLanguage } from '#i18n/language.ts';

/**
 * Finds the fields of a form that the API refused, in the order of the form. A known sentence is encoded as by a
 * schema, so that it follows the language on screen.
 */
export function refusedFields<Name extends string>(
  error: unknown,
  names: readonly Name[],
): [Name, string][] {
  if (!isApiCallError(error)) return [];
  const { fields = {}, fieldSentences = {} } = error;
  return names.flatMap((name) => {
    const [text, sentence] = [fields[name], fieldSentences[name]];
    if (!text) return [];
    const isKnown = sentence && Object.hasOwn(fieldMessages[currentLanguage()], sentence.key);
    return [[name, isKnown ? encodeMessage(sentence) : text]];
  });
}

/** A check without its own sentence gets a general one, in either language. */
const unnamed: FieldMessageKey = 'invalid';
z.config({ localeError: () => unnamed });

/** A field's error in one language; a text that is no key of ours stays as it is. */
export function fieldText(message: string, language: Language): string {
  return sentenceIn(fieldMessages[language], decodeMessage(message), language) ?? message;
}

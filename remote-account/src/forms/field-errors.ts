import { type FieldMessageKey, fieldMessages } from '@camp/contracts/sentences/field-messages';
import { decodeMessage, encodeMessage, type Language } from '@camp/contracts/sentences/language';
import { sentenceIn } from '@camp/contracts/sentences/sentence-in';
import { ApiCallError } from '@camp/shell-api';
import { currentLanguage, useLanguage } from '@camp/ui/i18n/language';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import * as z from 'zod/mini';

interface LandingOptions<Values extends FieldValues> {
  error: unknown;
  /** Fields of the form; errors of any other field stay in the form's own message. */
  names: readonly Path<Values>[];
  setError: UseFormSetError<Values>;
}

/** Shows the server's field errors at their inputs and focuses the first. */
export function landFieldErrors<Values extends FieldValues>(landing: LandingOptions<Values>): void {
  const { error, names, setError } = landing;
  for (const [index, [name, message]] of refusedFields(error, names).entries()) {
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  }
}

/** True if the inputs show the error, so that the form need not. */
export function hasFieldErrors(error: unknown, names: readonly string[]): boolean {
  return refusedFields(error, names).length > 0;
}

/** Finds the refused fields. A known sentence is encoded as by a schema, so that it follows the language on screen. */
function refusedFields<Name extends string>(error: unknown, names: readonly Name[]) {
  if (!(error instanceof ApiCallError)) return [];
  const { fields, fieldSentences } = error;
  return names.flatMap((name) => {
    const [text, sentence] = [fields[name], fieldSentences[name]];
    if (!text) return [];
    const isKnown = sentence && Object.hasOwn(fieldMessages[currentLanguage()], sentence.key);
    return [[name, isKnown ? encodeMessage(sentence) : text] as const];
  });
}

/** A check without its own sentence gets a general one, in either language. */
const unnamed: FieldMessageKey = 'invalid';
z.config({ localeError: () => unnamed });

/** A field's error in one language; a text that is no key of ours stays as it is. */
export function fieldText(message: string, language: Language): string {
  return sentenceIn(fieldMessages[language], decodeMessage(message), language) ?? message;
}

/** Returns a function that gives a field's error in the language on screen. */
export function useFieldTexts(): (error?: { message?: string | undefined }) => string | undefined {
  const language = useLanguage();

  return (error) => error?.message && fieldText(error.message, language);
}

import { inFrench } from '@camp/contracts/sentences/error-messages';
import { ApiCallError } from '@camp/shell-api';
import { useLanguage } from '@camp/ui/i18n/language';

/** Returns the API's error for the first of these fields that has one. */
export type SayRefused = (...names: readonly string[]) => string | undefined;

/** Returns the lookup of the API's field errors in the language on screen. The answer has English texts only. */
export function useRefused(error: unknown): SayRefused {
  const language = useLanguage();
  if (!(error instanceof ApiCallError)) return () => undefined;

  const { fields, fieldSentences } = error;
  return (...names) => {
    const name = names.find((each) => fields[each] !== undefined);
    if (name === undefined) return undefined;
    const sentence = fieldSentences[name];
    return (language === 'fr' && sentence && inFrench(sentence)) || fields[name];
  };
}

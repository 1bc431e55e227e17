import { inFrench } from '@camp/contracts/sentences/error-messages';
import { ApiCallError } from '@camp/shell-api';
import { useLanguage } from '@camp/ui/i18n/language';

/** What the API has against a field, or else against one of those that are tried after it. */
export type SayRefused = (...names: readonly string[]) => string | undefined;

/** What the API has against fields, in the language on screen: the answer has the English sentence itself. */
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

import { useLanguage } from '@camp/ui/i18n/language';
import { frenchSentences } from './french-sentences.ts';

/** Says a field's error in the language on screen; one without a translation stays as it is. */
export function useFieldTexts(): (error?: { message?: string | undefined }) => string | undefined {
  const language = useLanguage();

  return (error) => {
    const message = error?.message;
    if (message === undefined || language === 'en') return message;
    return frenchSentences[message] ?? message;
  };
}

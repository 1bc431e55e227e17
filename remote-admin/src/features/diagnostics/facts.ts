import type { Check } from '@camp/contracts/staff/diagnostics';
import { factInFrench } from '@camp/contracts/sentences/diagnosis-facts';
import type { Language } from '@camp/contracts/sentences/language';

interface FactText {
  text: string;
  /** The language of the text: English where we have no translation. */
  language: Language;
}

/** Returns what a check found, in the reader's language if we have a translation; null if the check says nothing. */
export function factIn(
  language: Language,
  { detail, fact }: Pick<Check, 'detail' | 'fact'>,
): FactText | null {
  if (detail === null) return null;
  const french = language === 'fr' && fact ? factInFrench(fact) : undefined;
  if (french !== undefined) return { text: french, language };
  return { text: detail.slice(0, 1).toUpperCase() + detail.slice(1), language: 'en' };
}

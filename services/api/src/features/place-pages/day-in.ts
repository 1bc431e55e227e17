import { writtenDate } from '@camp/contracts/sentences/written-date';
import type { Language } from '@camp/contracts/sentences/language';

/**
 * Returns a function that says a day without its year. It makes the format at the first use: a start would wait ten
 * milliseconds for each.
 */
export function dayIn(language: Language): (day: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat(`${language}-CA`, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
    return writtenDate(format.format(new Date(`${day}T00:00:00Z`)), language);
  };
}

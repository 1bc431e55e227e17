import type { Language } from '@camp/contracts/language';

const locales: Record<Language, string> = { en: 'en-CA', fr: 'fr-CA' };

const units = [
  { unit: 'year', seconds: 365 * 24 * 60 * 60 },
  { unit: 'month', seconds: 30 * 24 * 60 * 60 },
  { unit: 'week', seconds: 7 * 24 * 60 * 60 },
  { unit: 'day', seconds: 24 * 60 * 60 },
  { unit: 'hour', seconds: 60 * 60 },
  { unit: 'minute', seconds: 60 },
] as const;

interface Moment {
  /** An ISO moment that is past. */
  at: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** How long ago in words, in the largest unit that fits: '3 hours ago', 'yesterday', 'now'. */
export function timeAgo(language: Language, { at, now }: Moment): string {
  const format = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' });
  const passed = Math.max(0, (now - Date.parse(at)) / 1_000);
  const fitting = units.find(({ seconds }) => passed >= seconds);
  if (!fitting) return format.format(0, 'second');
  return format.format(-Math.floor(passed / fitting.seconds), fitting.unit);
}

/** The day of an ISO moment in the reader's own time zone, in words. */
export function dayIn(language: Language, at: string): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' }).format(new Date(at));
}

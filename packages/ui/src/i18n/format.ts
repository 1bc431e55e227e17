import { writtenDate } from '@camp/contracts/sentences/written-date';
import type { Language } from '@camp/contracts/sentences/language';

/** An ISO 8601 text, or milliseconds since 1970; shown in the reader's own time zone. */
type Instant = string | number;

/** 'May 3, 2026'. */
export function formatDay(at: Instant, language: Language): string {
  return momentText(at, language, { dateStyle: 'long' });
}

/** 'May 2026'. */
export function formatMonth(at: Instant, language: Language): string {
  return dateFormat(language, { month: 'long', year: 'numeric' }).format(new Date(at));
}

/** '3:04 p.m.'. */
export function formatTime(at: Instant, language: Language): string {
  return momentText(at, language, { timeStyle: 'short' });
}

/** '3:04:27 p.m.'. */
export function formatClock(at: Instant, language: Language): string {
  return momentText(at, language, { timeStyle: 'medium' });
}

const moments = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
} as const;

export type Precision = keyof typeof moments;

/** 'May 3, 2026, 3:04 p.m.', or as much of it as the precision says. */
export function formatMoment(at: Instant, precision: Precision, language: Language): string {
  return momentText(at, language, moments[precision]);
}

function momentText(at: Instant, language: Language, shape: Intl.DateTimeFormatOptions): string {
  return writtenDate(dateFormat(language, shape).format(new Date(at)), language);
}

const units = [
  { unit: 'year', seconds: 365 * 24 * 60 * 60 },
  { unit: 'month', seconds: 30 * 24 * 60 * 60 },
  { unit: 'week', seconds: 7 * 24 * 60 * 60 },
  { unit: 'day', seconds: 24 * 60 * 60 },
  { unit: 'hour', seconds: 60 * 60 },
  { unit: 'minute', seconds: 60 },
] as const;

/**
 * Time since a moment, in the largest unit that fits: '3 hours ago', 'yesterday', 'now'. A moment in the future is
 * 'now', because the reader's clock may be behind the server's.
 */
export function formatAgo(at: Instant, now: number, language: Language): string {
  const format = relativeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, (now - new Date(at).getTime()) / 1_000);
  const fitting = units.find(({ seconds }) => passed >= seconds);
  if (!fitting) return format.format(0, 'second');
  return format.format(-Math.floor(passed / fitting.seconds), fitting.unit);
}

/** Seconds as a player shows them: 72.9 is '1:12'. */
export function formatPlaytime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** '200,000'. */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(language, {}).format(value);
}

/** A share between 0 and 1, to a tenth of a percent. */
export function formatPercent(share: number, language: Language): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

/** Milliseconds as seconds: 1234 is '1.2s'. */
export function formatSeconds(ms: number, language: Language): string {
  return numberFormat(language, {
    style: 'unit',
    unit: 'second',
    /* French has a space before the sign. */
    unitDisplay: language === 'fr' ? 'short' : 'narrow',
    maximumSignificantDigits: 2,
  }).format(ms / 1_000);
}

/** With the SI sign; below 10 ms to a tenth. */
export function formatMilliseconds(ms: number, language: Language): string {
  return `${numberFormat(language, { maximumFractionDigits: ms < 10 ? 1 : 0 }).format(ms)}\u00A0ms`;
}

/** In kilobytes of 1000 bytes, from a thousand of them in megabytes; below 10 to a tenth. */
export function formatBytes(bytes: number, language: Language): string {
  const [unit, size] =
    bytes < 999_500 ? (['kilobyte', 1_000] as const) : (['megabyte', 1_000_000] as const);
  const count = bytes / size;
  return numberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: count < 10 ? 1 : 0,
  }).format(count);
}

interface Money {
  /** In units of the currency, not in hundredths. */
  value: number;
  /** ISO 4217; null shows the number alone. */
  currency: string | null;
  decimals: number;
}

/** With the currency's code, as several currencies call themselves $: 'CAD 19.00'. */
export function formatMoney({ value, currency, decimals }: Money, language: Language): string {
  return numberFormat(language, {
    ...(currency !== null && { style: 'currency', currency, currencyDisplay: 'code' }),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}

const dateFormat = cached(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const relativeFormat = cached(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

/** Making a format is expensive and a list shows hundreds: one per language and options is kept. */
function cached<Options, Format>(make: (locale: string, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (language: Language, options: Options): Format => {
    const key = language + JSON.stringify(options);
    const format = made.get(key) ?? make(`${language}-CA`, options);
    made.set(key, format);
    return format;
  };
}

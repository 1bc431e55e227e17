import { joined, newestParts, type Season } from '@camp/contracts/places/seasons';

/** Days from the first to the last, as days of a leap year, so that each day has the same number in every year. */
export interface DaySpan {
  first: number;
  days: number;
}

const dayMs = 86_400_000;
const leapYear = 2024;
const daysInYear = 366;

const dayOfYear = (day: string) =>
  Math.round((Date.parse(`${leapYear}${day.slice(4)}`) - Date.parse(`${leapYear}-01-01`)) / dayMs);

/** Both days are included, and may be of different years. A year or more is every day. */
export function spanOf(from: string, to: string): DaySpan {
  const first = dayOfYear(from);
  const length = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  const days = length >= daysInYear - 1 ? daysInYear : after(first, dayOfYear(to)) + 1;
  return { first, days };
}

/** True if each day of a stay is in the season, whatever the years. */
export const isWithin = (stay: DaySpan, season: DaySpan): boolean =>
  season.days >= daysInYear || after(season.first, stay.first) + stay.days <= season.days;

const after = (first: number, day: number) => (day - first + daysInYear) % daysInYear;

/** Days of the newest year of a place, whatever its number. */
export interface KnownSeason {
  year: number;
  /** Spans in which one part at least is open. */
  open: readonly DaySpan[];
  /** Spans in which one may be: with the off-season. */
  perhaps: readonly DaySpan[];
  /** False where the days of a part are not known. */
  isWhole: boolean;
}

/** Returns the days that stays are compared with; null where none are known. */
export function knownSeason(rows: readonly Season[]): KnownSeason | null {
  const parts = newestParts(rows);
  const [first] = parts;
  if (!first) return null;
  return {
    year: first.year,
    open: parts.flatMap(({ operating }) => roundTheYear(operating)),
    perhaps: parts.flatMap(({ operating, offseason }) =>
      roundTheYear(joined([...operating, ...offseason])),
    ),
    isWhole: parts.every(({ operating }) => operating.length > 0),
  };
}

/** Returns null where a part whose days are not known, or the off-season, may be open. */
export function opensIn({ open, perhaps, isWhole }: KnownSeason, stay: DaySpan): boolean | null {
  const isIn = (spans: readonly DaySpan[]) => spans.some((span) => isWithin(stay, span));
  if (isIn(open)) return true;
  return isWhole && !isIn(perhaps) ? false : null;
}

/** A winter that ends with one year and begins with the same one is one winter. */
function roundTheYear(spans: readonly { from: string; to: string }[]): DaySpan[] {
  const days = spans.map(({ from, to }) => spanOf(from, to));
  const last = days.find(({ first, days: count }) => first + count === daysInYear);
  const next = days.find(({ first }) => first === 0);
  if (!last || !next || last === next) return days;
  const winter = { first: last.first, days: Math.min(daysInYear, last.days + next.days) };
  return [...days.filter((each) => each !== last && each !== next), winter];
}

/** The year of most places: lists say so. */
export function commonYear(all: readonly (KnownSeason | null)[]): number | null {
  const counts = new Map<number, number>();
  for (const season of all) if (season) counts.set(season.year, (counts.get(season.year) ?? 0) + 1);
  const most = [...counts].toSorted(([a, many], [b, few]) => few - many || b - a);
  return most[0]?.[0] ?? null;
}

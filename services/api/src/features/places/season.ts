import type { CampgroundRow } from '@camp/places/campgrounds';

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

type Seasons = CampgroundRow['seasons'];

export interface KnownSeason {
  year: number;
  from: string;
  to: string;
}

/** The operating dates of a year; without one, of the newest year that is known. */
export function seasonOf(seasons: Seasons, year?: number): KnownSeason | null {
  const known = Object.entries(seasons ?? {}).flatMap(([name, { operating }]) =>
    operating ? [{ year: Number(name), from: operating[0], to: operating[1] }] : [],
  );
  const newestFirst = known.toSorted((a, b) => b.year - a.year);
  return newestFirst.find((season) => season.year === year) ?? newestFirst[0] ?? null;
}

/** The year for which most places have dates: stays are compared with it, and lists say so. */
export function commonYear(all: readonly Seasons[]): number | null {
  const counts = new Map<number, number>();
  for (const seasons of all) {
    for (const [year, { operating }] of Object.entries(seasons ?? {})) {
      if (operating) counts.set(Number(year), (counts.get(Number(year)) ?? 0) + 1);
    }
  }
  const most = [...counts].toSorted(([a, many], [b, few]) => few - many || b - a);
  return most[0]?.[0] ?? null;
}

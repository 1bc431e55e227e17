import * as z from 'zod/mini';
import { fieldMessage } from '#sentences/field-messages.ts';
import { atMost } from '#site/at-most.ts';
import { fieldLengths } from '#site/field-lengths.ts';
import { range } from './shapes.ts';

/*
 * Dated seasons of a campground: a row for each span of a part of it, so that gaps and parts with other dates stay
 * what they are (docs/decisions/places.md#0335).
 */

/** Spans of a row. In the off-season a place has fewer services, or is closed: its dates do not say which. */
export const seasonSpans = ['operating', 'reservable', 'offseason'] as const;

type SpanName = (typeof seasonSpans)[number];

/** Days of a part of a campground in a year. Where it has no span, its days in that year are not known. */
export const seasonSchema = z.object({
  /** The publisher's year; a winter may begin before it or end after it. */
  year: z.int(),
  /** The publisher's name of the part; without one, the whole campground or a part without a name. */
  part: z.optional(z.nullable(z.string())),
  operating: z.nullable(range),
  reservable: z.nullable(range),
  offseason: z.optional(z.nullable(range)),
});

export type Season = z.infer<typeof seasonSchema>;

type Span = NonNullable<Season['operating']>;

/** Whole if the days of all parts are known and the same. */
export const seasonExtents = ['whole', 'varies', 'partly-known'] as const;

/** Days of operation of the newest year that is known, as lists show them. */
export const seasonSummarySchema = z.extend(range, {
  year: z.int(),
  /** Days on which at least one part is open; `from` and `to` are the first and the last of them. */
  spans: z.array(range),
  extent: z.enum(seasonExtents),
});

export type SeasonSummary = z.infer<typeof seasonSummarySchema>;

/** Most rows of a campground. */
export const maxSeasons = 60;

/** A shorter span of operation is a slip of the pen, as is one of more than a year. */
const daysOf: Record<SpanName, { least: number; most: number }> = {
  operating: { least: 7, most: 366 },
  reservable: { least: 2, most: 366 },
  offseason: { least: 2, most: 366 },
};

const dayMs = 86_400_000;

/** Number of days; both are included. */
export const daysIn = ({ from, to }: Span): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs + 1;

export type SeasonFault =
  | 'missing'
  | 'lastDayBeforeFirst'
  | 'seasonLength'
  | 'seasonYear'
  | 'seasonOverlap';

interface FoundFault {
  fault: SeasonFault;
  /** Number of the row, and the name of the span, or of the day of it. */
  path: (string | number)[];
}

/** Finds spans that cannot be, spans of one part that lie over one another, and years without any. */
export function* faultsOfSeasons(rows: readonly Season[]): Generator<FoundFault> {
  const dated = new Set(rows.flatMap((row) => (hasSpan(row) ? [row.year] : [])));
  for (const [at, row] of rows.entries()) {
    if (!dated.has(row.year)) yield { fault: 'missing', path: [at, 'operating'] };
    for (const name of seasonSpans) {
      const span = row[name];
      const fault = span && faultOf(span, row.year, daysOf[name]);
      if (fault === 'lastDayBeforeFirst') yield { fault, path: [at, name, 'to'] };
      else if (fault) yield { fault, path: [at, name] };
      else if (span && rows.slice(0, at).some((other) => overlaps(other, { row, name, span })))
        yield { fault: 'seasonOverlap', path: [at, name] };
    }
  }
}

const hasSpan = (row: Season) => seasonSpans.some((name) => row[name]);

function faultOf(
  span: Span,
  year: number,
  { least, most }: { least: number; most: number },
): SeasonFault | null {
  const days = daysIn(span);
  if (days < 1) return 'lastDayBeforeFirst';
  if (days < least || days > most) return 'seasonLength';
  return span.from > `${year}-12-31` || span.to < `${year}-01-01` ? 'seasonYear' : null;
}

function overlaps(
  other: Season,
  { row, name, span }: { row: Season; name: SpanName; span: Span },
): boolean {
  const before = other[name];
  if (!before || (other.part ?? null) !== (row.part ?? null)) return false;
  return before.from <= span.to && span.from <= before.to;
}

const partName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, fieldMessage('missing')),
    atMost(fieldLengths.placeName),
    z.regex(/^[^<>]*$/, fieldMessage('invalid')),
  );

const year = z.int().check(z.minimum(2_000), z.maximum(2_099));

/** Rows that staff send. */
export const correctedSeasons = z
  .array(
    z.object({
      ...seasonSchema.shape,
      year,
      part: z.optional(z.nullable(partName)),
    }),
  )
  .check(z.maxLength(maxSeasons), (context) => {
    for (const { fault, path } of faultsOfSeasons(context.value))
      context.issues.push({
        code: 'custom',
        message: fieldMessage(fault),
        path,
        input: context.value,
      });
  });

/** Days of one part in one year. None of operation: they are not known. */
export interface PartSeason {
  year: number;
  /** Null for the whole campground, or a part without a name. */
  part: string | null;
  operating: Span[];
  reservable: Span[];
  offseason: Span[];
}

/** Returns what rows say of each part, newest year first. */
export function partSeasons(rows: readonly Season[]): PartSeason[] {
  const byPart = Map.groupBy(rows, ({ year: ofRow, part }) => `${ofRow} ${part ?? ''}`);
  const seasons = [...byPart.values()].flatMap((ofPart): PartSeason[] => {
    const [first] = ofPart;
    const spansOf = (name: SpanName) => joined(ofPart.flatMap((row) => row[name] ?? []));
    if (!first) return [];
    const [operating, reservable, offseason] = [
      spansOf('operating'),
      spansOf('reservable'),
      spansOf('offseason'),
    ];
    return [{ year: first.year, part: first.part ?? null, operating, reservable, offseason }];
  });
  return seasons.toSorted((a, b) => b.year - a.year);
}

/** Days that are the same for all of these parts. No names: of the whole campground, or of what has no name. */
export interface ToldSeason extends Omit<PartSeason, 'part'> {
  parts: string[];
}

/** Returns what rows say, as people read it: newest year first, parts with the same days together. */
export function toldSeasons(rows: readonly Season[]): ToldSeason[] {
  const byDays = Map.groupBy(partSeasons(rows), ({ part: _part, ...days }) => JSON.stringify(days));
  return [...byDays.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { part, ...days } = first;
    return [
      {
        ...days,
        parts: [part, ...others.map((each) => each.part)].filter((name) => name !== null),
      },
    ];
  });
}

/** Returns the parts in the newest year with days of operation; none where there is no such year. */
export function newestParts(rows: readonly Season[]): PartSeason[] {
  const parts = partSeasons(rows);
  const newest = parts.find(({ operating }) => operating.length > 0);
  return newest ? parts.filter(({ year: ofPart }) => ofPart === newest.year) : [];
}

/** Sums up the newest year; null where no days of operation are known. */
export function summarizeSeasons(rows: readonly Season[]): SeasonSummary | null {
  const parts = newestParts(rows);
  const spans = joined(parts.flatMap(({ operating }) => operating));
  const [first, last, [part]] = [spans[0], spans.at(-1), parts];
  if (!first || !last || !part) return null;
  const days = parts.map(({ operating }) => operating);
  return { year: part.year, from: first.from, to: last.to, spans, extent: extentOf(days) };
}

function extentOf(parts: readonly Span[][]): SeasonSummary['extent'] {
  if (parts.some((spans) => spans.length === 0)) return 'partly-known';
  const different = new Set(parts.map((spans) => JSON.stringify(spans)));
  return different.size === 1 ? 'whole' : 'varies';
}

/** Returns spans in order; those that touch or lie over one another are one. */
export function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = all.at(-1);
    if (!last || Date.parse(span.from) - Date.parse(last.to) > dayMs) all.push({ ...span });
    else if (span.to > last.to) last.to = span.to;
  }
  return all;
}

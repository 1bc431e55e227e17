import {
  amenities,
  parkDateKinds,
  parkFeatures,
  parkStates,
} from '@camp/contracts/places/vocabulary';
import * as z from 'zod/mini';
import { day, keeping, line, type Rule, slug, webAddress } from './shapes.ts';

const parkShape = z.strictObject({
  id: slug,
  orcs: z.int().check(z.positive()),
  name: line,
  url: webAddress,
  /** Facts of the park as a whole; what is left out is not known. */
  facts: z.partialRecord(z.enum([...parkFeatures, ...amenities]), z.enum(parkStates)),
  dates: z.array(
    z
      .strictObject({
        year: z.int().check(z.minimum(2000), z.maximum(2099)),
        kind: z.enum(parkDateKinds),
        from: day,
        to: day,
      })
      .check(
        z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'is before its first day' }),
      ),
  ),
  sources: z.strictObject({ name: line, facts: z.array(line), dates: z.nullable(line) }),
});

/** A park that has campgrounds, as the open data has it. */
export type ParkRow = z.infer<typeof parkShape>;

export type ParkFact = keyof ParkRow['facts'];

const rules: Rule<ParkRow>[] = [
  {
    fact: 'facts',
    holds: ({ facts, sources }) => Object.keys(facts).length > 0 === sources.facts.length > 0,
    otherwise: 'and their source disagree',
  },
  {
    fact: 'dates',
    holds: ({ dates, sources }) => dates.length > 0 === (sources.dates !== null),
    otherwise: 'and their source disagree',
  },
];

export const parkRow = parkShape.check(...keeping(rules));

/** Reads a park as it is kept; null where a newer version has written it otherwise. */
export const keptPark = (factsText: string): ParkRow | null =>
  parkRow.safeParse(JSON.parse(factsText)).data ?? null;

/** Source of what the public API of BC Parks answered last. */
export const askedSource = 'bcp-data-api';

/** Source of what it answered on a day before, for parks whose newer answer was not taken. */
export const askedSourceOf = (date: string) => `${askedSource}-${date}`;

/** True for a source that was asked, not read from a file: it has no commit. */
export const isAskedSource = (id: string) => id.startsWith(askedSource);

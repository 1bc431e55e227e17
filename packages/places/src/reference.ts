import * as z from 'zod/mini';
import { ownSources } from './fact-basis.ts';
import { isAskedSource } from './parks.ts';
import {
  day,
  keeping,
  line,
  optionalPoint,
  type Rule,
  slug,
  text,
  webAddress,
  wholePoint,
} from './shapes.ts';

const townShape = z.strictObject({
  id: slug,
  name: line,
  ...optionalPoint,
  /** 1 a large city, 2 a town, 3 a smaller one, 5 a small place. */
  rank: z.literal([1, 2, 3, 5]),
  corrected: z.boolean(),
  reason: z.optional(line),
  sources: z.strictObject({ name: line, point: line }),
});

export type TownRow = z.infer<typeof townShape>;

const townRules: Rule<TownRow>[] = [
  wholePoint,
  {
    fact: 'reason',
    holds: ({ latitude, reason }) => latitude !== null || reason !== undefined,
    otherwise: 'is missing for a place without a point',
  },
];

/** A town or a small place, with a point. */
export const townRow = townShape.check(...keeping(townRules));

/** Sources of facts that no list has: they have no date and no repository. */
const own: readonly string[] = Object.values(ownSources);

const sourceShape = z.strictObject({
  id: line,
  title: line,
  publisher: line,
  licence: line,
  licenceUrl: z.nullable(webAddress),
  repository: z.nullable(webAddress),
  commit: z.nullable(z.string().check(z.regex(/^[0-9a-f]{40}$/, 'is not a full commit'))),
  path: z.nullable(line),
  /** For some, only the year is known. */
  date: z.nullable(
    z.union([day, z.string().check(z.regex(/^20\d\d$/, 'is neither a day nor a year'))]),
  ),
  rows: z.int(),
  rowsMeaning: z.string(),
  attribution: z.nullable(text),
  file: z.optional(z.string().check(z.regex(/^feeds\/[\w-]+\/[\w-]+\.json$/, 'is not a feed'))),
});

export type SourceRow = z.infer<typeof sourceShape>;

const named = ['licenceUrl', 'repository', 'commit', 'path', 'date', 'attribution'] as const;

/** A source of facts, its licence, and the sentence that the licence asks to be shown. */
export const sourceRow = sourceShape.check(
  ...keeping(
    named.map((fact): Rule<SourceRow> => ({
      fact,
      holds: (row) =>
        own.includes(row.id) || row[fact] !== null || (fact === 'commit' && isAskedSource(row.id)),
      otherwise: 'is missing',
    })),
  ),
);

import type { FieldMessage } from '@camp/contracts/sentences/field-messages';
import { encodeMessage } from '@camp/contracts/sentences/language';
import * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

/** A longer list of what may stand there is for the description of the API. */
const maxValuesInSentence = 20;

/** Gives schemas a sentence where the contract itself gives none: it says what would be right. */
export function setSchemaSentences(): void {
  z.config({ localeError: (issue) => encodeMessage(sentenceFor(issue)) });
}

function sentenceFor(issue: Issue): FieldMessage {
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'invalid_value') return oneOf(issue.values);
  if (issue.code === 'invalid_union') return oneOf(issue.errors.flat().flatMap(valuesIn));
  if (issue.code === 'invalid_format') return wrongFormat(issue);
  if (issue.code === 'invalid_type') return wrongType(issue);
  return { key: 'invalid' };
}

function tooBig({ origin, maximum }: IssueOf<'too_big'>): FieldMessage {
  const params = { most: Number(maximum) };
  if (origin === 'string') return { key: 'tooLong', params };
  return { key: origin === 'array' ? 'tooMany' : 'atMost', params };
}

/** Every number with an exclusive minimum is a whole one. */
function tooSmall({ origin, minimum, inclusive }: IssueOf<'too_small'>): FieldMessage {
  if (origin === 'string' || origin === 'array') return { key: 'invalid' };
  return { key: 'atLeast', params: { least: Number(minimum) + (inclusive ? 0 : 1) } };
}

const valuesIn = (issue: z.core.$ZodIssue) => (issue.code === 'invalid_value' ? issue.values : []);

function oneOf(values: readonly unknown[]): FieldMessage {
  const known = [...new Set(values.map(String))];
  if (known.length === 0 || known.length > maxValuesInSentence) return { key: 'invalid' };
  return { key: 'oneOf', params: { values: known.join(', ') } };
}

function wrongFormat({ format }: IssueOf<'invalid_format'>): FieldMessage {
  if (format === 'date') return { key: 'day' };
  return { key: format === 'datetime' ? 'moment' : 'invalid' };
}

function wrongType({ expected, input }: IssueOf<'invalid_type'>): FieldMessage {
  if (input === undefined) return { key: 'missing' };
  if (expected === 'number') return { key: 'number' };
  return { key: expected === 'int' ? 'wholeNumber' : 'invalid' };
}

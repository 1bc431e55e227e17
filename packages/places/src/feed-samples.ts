import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { dataFolder } from './read-data.ts';

/** Answers of public feeds that were recorded once, for demonstrations and tests. */

const sampleSource = z.object({
  id: z.string(),
  date: z.iso.date(),
  attribution: z.string(),
  file: z.optional(z.string()),
});

export interface FeedSample {
  /** Day of the recording. */
  date: string;
  /** The sentence that its licence asks to be shown. */
  attribution: string;
  answer: unknown;
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(dataFolder, file), 'utf8'));

/** The recorded answer that a source of `feeds/sources.json`, or of `sources.json`, describes. */
export function readFeedSample(id: string, file?: string): FeedSample {
  const listed = file === undefined ? 'feeds/sources.json' : 'sources.json';
  const sources = z.array(z.unknown()).parse(read(listed));
  const named = sources.map((source) => sampleSource.safeParse(source).data);
  const source = named.find((each) => each?.id === id);
  const from = file ?? source?.file;
  if (!source || !from) throw new Error(`There is no sample ${id}.`);
  return { date: source.date, attribution: source.attribution, answer: read(from) };
}

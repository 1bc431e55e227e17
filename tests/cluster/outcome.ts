import { isGood, type SentRequest } from '#tests/support/traffic/person.ts';

/** Effects of a fault on visitors. */
export interface Outcome {
  requests: number;
  failed: number;
  /** Longest time without a good answer, in milliseconds: of pages, and of calls that read or change. */
  pageGapMs: number;
  readGapMs: number;
  changeGapMs: number;
}

const reading = new Set(['me', 'audit log', 'outbox']);
const gapOf = (of: SentRequest[][], is: (made: SentRequest) => boolean) =>
  Math.round(Math.max(...of.map((made) => longestGap(made.filter(is)))));

/** Returns the outcome of all requests that began from then on. */
export function outcomeSince(histories: SentRequest[][], since: number): Outcome {
  const recent = histories.map((made) => made.filter(({ startedAt }) => startedAt >= since));
  return {
    requests: recent.flat().length,
    failed: recent.flat().filter((made) => !isGood(made)).length,
    pageGapMs: gapOf(recent, ({ kind }) => kind === 'page'),
    readGapMs: gapOf(recent, ({ kind }) => reading.has(kind)),
    changeGapMs: gapOf(recent, ({ kind }) => kind !== 'page' && !reading.has(kind)),
  };
}

/** From the start of the first request without a good answer to the end of the first with one; or one long wait. */
function longestGap(made: SentRequest[]): number {
  let longest = 0;
  let since: number | null = null;
  for (const each of made) {
    since ??= each.startedAt;
    longest = Math.max(longest, each.endedAt - since);
    if (isGood(each)) since = null;
  }
  return longest;
}

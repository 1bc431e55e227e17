import { isGood, type Made } from '#tests/support/traffic/person.ts';

/** What visitors saw of a fault. */
export interface Outcome {
  requests: number;
  failed: number;
  /** The longest that somebody went without a good answer: of pages, and of calls that read or change. In milliseconds. */
  pageGapMs: number;
  readGapMs: number;
  changeGapMs: number;
}

const reading = new Set(['me', 'audit log', 'outbox']);
const gapOf = (of: Made[][], is: (made: Made) => boolean) =>
  Math.round(Math.max(...of.map((made) => longestGap(made.filter(is)))));

/** Of all that began from then on. */
export function outcomeSince(histories: Made[][], since: number): Outcome {
  const recent = histories.map((made) => made.filter(({ startedAt }) => startedAt >= since));
  return {
    requests: recent.flat().length,
    failed: recent.flat().filter((made) => !isGood(made)).length,
    pageGapMs: gapOf(recent, ({ kind }) => kind === 'page'),
    readGapMs: gapOf(recent, ({ kind }) => reading.has(kind)),
    changeGapMs: gapOf(recent, ({ kind }) => kind !== 'page' && !reading.has(kind)),
  };
}

/** From the start of the first request that has no good answer to the end of the first that has; or one long wait. */
function longestGap(made: Made[]): number {
  let longest = 0;
  let since: number | null = null;
  for (const each of made) {
    since ??= each.startedAt;
    longest = Math.max(longest, each.endedAt - since);
    if (isGood(each)) since = null;
  }
  return longest;
}

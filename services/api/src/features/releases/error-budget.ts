import type { LoadStats } from './load-stats.ts';

/** What a canary may cost. All numbers of it are here. */
export const errorBudget = {
  /** From so many loads on, good and failed ones together, the shares are told apart from chance. */
  fewestLoads: 20,
  /** More than this share of loads may not fail, */
  failureShare: 0.05,
  /** unless so many times the share that fails for everybody else is more. */
  timesStableShare: 2,
  /** A load may take so many times as long as everybody else’s, three of four loads considered, */
  timesStableLoad: 2,
  /** or so much longer, in milliseconds, whichever is more. */
  slowerByMs: 1_000,
} as const;

interface Sides {
  canary: LoadStats;
  stable: LoadStats;
}

export type Verdict = 'waiting' | 'kept' | 'failures' | 'load-time';

/**
 * Whether a canary keeps its budget. Nobody has to sign in to tell how a release fares, so a stranger
 * may end a canary by telling lies; to begin one, or to keep one alive that fails for others, takes more.
 */
export function evaluateBudget(sides: Sides): Verdict {
  if (attemptsIn(sides.canary) < errorBudget.fewestLoads) return 'waiting';
  if (failsTooOften(sides)) return 'failures';
  return isTooSlow(sides) ? 'load-time' : 'kept';
}

const attemptsIn = ({ loads, failures }: LoadStats) => loads + failures;

function failsTooOften({ canary, stable }: Sides): boolean {
  const { failureShare, timesStableShare } = errorBudget;
  return shareOf(canary) > Math.max(failureShare, timesStableShare * shareOf(stable));
}

const shareOf = (stats: LoadStats) => stats.failures / Math.max(1, attemptsIn(stats));

/** Only where enough loads were timed on both sides. */
function isTooSlow({ canary, stable }: Sides): boolean {
  const { fewestLoads, timesStableLoad, slowerByMs } = errorBudget;
  if (Math.min(canary.timed, stable.timed) < fewestLoads) return false;
  const [tried, usual] = [canary.p75Ms ?? 0, stable.p75Ms ?? 0];
  return tried > Math.max(timesStableLoad * usual, usual + slowerByMs);
}

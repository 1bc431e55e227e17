import type { LoadStats } from './load-stats.ts';

/** Limits for a canary. */
export const errorBudget = {
  /** Below this many loads, good and failed, a difference may be chance. */
  minLoads: 20,
  /** This share of loads may fail, */
  failureShare: 0.05,
  /** or this many times the share that fails for everyone else, whichever is more. */
  timesStableShare: 2,
  /** The 75th percentile of load times may be this many times that of everyone else, */
  timesStableLoad: 2,
  /** or this much longer, in milliseconds, whichever is more. */
  slowerByMs: 1_000,
} as const;

interface Sides {
  canary: LoadStats;
  stable: LoadStats;
}

export type Verdict = 'waiting' | 'kept' | 'failures' | 'load-time';

/** Compares a canary with its budget. Loads and failures are visitors, each counted once. */
export function evaluateBudget(sides: Sides): Verdict {
  if (attemptsIn(sides.canary) < errorBudget.minLoads) return 'waiting';
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
  const { minLoads, timesStableLoad, slowerByMs } = errorBudget;
  if (Math.min(canary.timed, stable.timed) < minLoads) return false;
  const [tried, usual] = [canary.p75Ms ?? 0, stable.p75Ms ?? 0];
  return tried > Math.max(timesStableLoad * usual, usual + slowerByMs);
}

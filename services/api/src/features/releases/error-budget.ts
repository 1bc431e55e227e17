import { visitorsIn } from '@camp/contracts/staff/release-visitors';
import type { LoadStats } from './load-stats.ts';

export interface VisitorCount {
  visitors: number;
  /** Visitors who had any failure. */
  failures: number;
}

interface FailureBudget {
  /** This share of visitors may fail, */
  failureShare: number;
  /** or this many times the share that fails otherwise, whichever is more. */
  timesUsualShare: number;
}

export function failsTooOften(
  now: VisitorCount,
  usual: VisitorCount,
  { failureShare, timesUsualShare }: FailureBudget,
): boolean {
  return shareOf(now) > Math.max(failureShare, timesUsualShare * shareOf(usual));
}

const shareOf = ({ visitors, failures }: VisitorCount) => failures / Math.max(1, visitors);

/** Limits for a canary. What is usual is what those have who are not in it. */
export const errorBudget = {
  /** Below this many loads, good and failed, a difference may be chance. */
  minLoads: 20,
  failureShare: 0.05,
  timesUsualShare: 2,
  /** The 75th percentile of load times may be this many times that of everyone else, */
  timesStableLoad: 2,
  /** or this much longer, in milliseconds, whichever is more. */
  slowerByMs: 1_000,
} as const;

interface Sides {
  canary: LoadStats;
  stable: LoadStats;
  /** Of the canary, with few voices of each provider. */
  spread: VisitorCount;
}

export type Verdict = 'waiting' | 'kept' | 'failures' | 'load-time';

/**
 * Compares a canary with its budget. Loads and failures are visitors, each counted once. Nothing ends it before visitors
 * of several providers came.
 */
export function evaluateBudget({ spread, ...sides }: Sides): Verdict {
  const [canary, stable] = [visitorsIn(sides.canary), visitorsIn(sides.stable)];
  if (canary.visitors < errorBudget.minLoads) return 'waiting';
  const isFailing = failsTooOften(canary, stable, errorBudget);
  const isSlow = isTooSlow(sides);
  if (!isFailing && !isSlow) return 'kept';
  if (spread.visitors < errorBudget.minLoads) return 'waiting';
  if (isFailing && failsTooOften(spread, stable, errorBudget)) return 'failures';
  return isSlow ? 'load-time' : 'kept';
}

/** Only where enough loads were timed on both sides. */
function isTooSlow({ canary, stable }: Omit<Sides, 'spread'>): boolean {
  const { minLoads, timesStableLoad, slowerByMs } = errorBudget;
  if (Math.min(canary.timed, stable.timed) < minLoads) return false;
  const [tried, usual] = [canary.p75Ms ?? 0, stable.p75Ms ?? 0];
  return tried > Math.max(timesStableLoad * usual, usual + slowerByMs);
}

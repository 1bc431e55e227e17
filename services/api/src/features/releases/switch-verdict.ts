import { failsTooOften, type VisitorCount } from './error-budget.ts';

/** Visitors and failures between one switch of what is live and the next. */
export interface Interval extends VisitorCount {
  /** The generation of the switch. */
  generation: number;
  /** Apps that it changed. */
  apps: readonly string[];
}

/** Limits at which what went live is taken back. What is usual is what was before. */
export const rollbackBudget = {
  /** A switch is watched for this long after as many visitors came as are needed, in milliseconds, */
  watchedMs: 600_000,
  /** and where they come slowly, for this long after the first. */
  longestMs: 86_400_000,
  /** Below this many visitors failures may be chance. */
  minVisitors: 20,
  failureShare: 0.2,
  timesUsualShare: 2,
  /** Fewer visitors than this between two switches do not show which of them failed. */
  minBetween: 5,
} as const;

export interface Blame {
  /** The first switch that is taken back, and the apps that are. */
  generation: number;
  apps: string[];
  before: VisitorCount;
  since: VisitorCount;
}

/**
 * Returns which of the last switches made the site fail; null when none did. The newest is asked first: what
 * other teams made live later is left alone, unless too few visitors came between to distinguish them.
 * @param base visitors and failures before the first of the switches
 * @param switches oldest first
 */
export function findCause(base: VisitorCount, switches: readonly Interval[]): Blame | null {
  const segments = mergeSmallSegments(switches);
  for (let at = segments.length - 1; at >= 0; at -= 1) {
    const segment = segments[at];
    const before = segments[at - 1] ?? base;
    const since = sumOf(segments.slice(at));
    if (!segment || before.visitors === 0 || since.visitors < rollbackBudget.minVisitors) continue;
    if (!isWorse(segment, before) || !isWorse(since, before)) continue;
    const { generation, apps } = segment;
    const { visitors, failures } = before;
    return { generation, apps: [...apps], before: { visitors, failures }, since };
  }
  return null;
}

/** Switches between which too few visitors came are one. */
function mergeSmallSegments(switches: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  let waiting: Interval | null = null;
  for (const [index, next] of switches.entries()) {
    const segment: Interval = waiting ? joined(waiting, next) : next;
    const isLast = index === switches.length - 1;
    waiting = !isLast && segment.visitors < rollbackBudget.minBetween ? segment : null;
    if (!waiting) merged.push(segment);
  }
  return merged;
}

const joined = (first: Interval, second: Interval): Interval => ({
  ...sumOf([first, second]),
  generation: first.generation,
  apps: [...new Set([...first.apps, ...second.apps])],
});

function sumOf(segments: readonly VisitorCount[]): VisitorCount {
  const total = (key: 'visitors' | 'failures') =>
    segments.reduce((sum, segment) => sum + segment[key], 0);
  return { visitors: total('visitors'), failures: total('failures') };
}

const isWorse = (now: VisitorCount, before: VisitorCount) =>
  failsTooOften(now, before, rollbackBudget);

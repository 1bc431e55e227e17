/** Numbers of loads and failures of builds, and load times. */
export interface LoadStats {
  loads: number;
  failures: number;
  /** Loads whose time is known. */
  timed: number;
  /** The 75th percentile of load times, in milliseconds; null when none is known. */
  p75Ms: number | null;
}

/** Number of reports from browsers of one kind and load time. */
export interface MetricCount {
  kind: 'loaded' | 'failed' | 'violation';
  loadMs: number;
  times: number;
}

export function loadStatsOf(told: readonly MetricCount[]): LoadStats {
  const loaded = told.filter(({ kind }) => kind === 'loaded');
  const timed = loaded.filter(({ loadMs }) => loadMs > 0);
  return {
    loads: sumOf(loaded),
    failures: sumOf(told.filter(({ kind }) => kind === 'failed')),
    timed: sumOf(timed),
    p75Ms: quartileOf(timed),
  };
}

const sumOf = (told: readonly MetricCount[]) => told.reduce((sum, { times }) => sum + times, 0);

function quartileOf(timed: readonly MetricCount[]): number | null {
  let left = 0.75 * sumOf(timed);
  for (const { loadMs, times } of timed.toSorted((a, b) => a.loadMs - b.loadMs)) {
    left -= times;
    if (left <= 0) return loadMs;
  }
  return null;
}

const step = 1.2;
const longestLoadMs = 60_000;

/**
 * Rounds a load time up to a grid whose steps grow by a fifth, in whole milliseconds, so that a few dozen
 * counters are enough for a 75th percentile. Longer than a minute counts as a minute.
 */
export function onGrid(loadMs: number): number {
  const within = Math.min(Math.max(loadMs, 1), longestLoadMs);
  return Math.ceil(step ** Math.ceil(Math.log(within) / Math.log(step)));
}

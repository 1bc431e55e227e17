import { type Verdict, evaluateBudget } from './error-budget.ts';
import { type LoadStats, loadStatsOf } from './load-stats.ts';
import type { ReleaseRecord, ReleaseRecords, CanaryRecord } from './release-records.ts';
import { metricsSince } from './release-metrics.ts';

export interface CanaryHealth {
  /** The generation that was looked at. */
  generation: number;
  canary: CanaryRecord;
  stats: Record<'canary' | 'stable', LoadStats>;
  verdict: Verdict;
}

/** How the builds in the canary fare beside the same builds of everybody else, since the canary began; null without a canary. */
export async function canaryHealth(records: ReleaseRecords): Promise<CanaryHealth | null> {
  const live = await records.live();
  if (!live?.canary) return null;
  const { generation, canary } = live;
  const signals = await metricsSince(await beginningOf(live, records), appsOf(canary));
  const statsIn = (wanted: 'canary' | 'stable') =>
    loadStatsOf(signals.filter(({ channel }) => channel === wanted));
  const stats = { canary: statsIn('canary'), stable: statsIn('stable') };
  return { generation, canary, stats, verdict: evaluateBudget(stats) };
}

/** The first generation with the canary; it goes on while others publish. */
async function beginningOf(live: ReleaseRecord, records: ReleaseRecords): Promise<number> {
  let first = live.generation;
  for (;;) {
    const before = await records.of(first - 1);
    if (before?.canary?.since !== live.canary?.since) return first;
    first -= 1;
  }
}

/** Another shell is tried with every remote it loads. */
const appsOf = ({ tried, builds }: CanaryRecord) =>
  tried.includes('shell') ? [...builds.keys()] : tried;

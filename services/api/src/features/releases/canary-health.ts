import { type Verdict, verdictOn } from './error-budget.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { ReleaseRecord, ReleaseRecords, CanaryRecord } from './release-records.ts';
import { signalsSince } from './signals.ts';

export interface CanaryHealth {
  /** The generation that was looked at. */
  generation: number;
  canary: CanaryRecord;
  figures: Record<'canary' | 'stable', Figures>;
  verdict: Verdict;
}

/** How the builds in the canary fare beside the same builds of everybody else, since the canary began; null without a canary. */
export async function canaryHealth(records: ReleaseRecords): Promise<CanaryHealth | null> {
  const live = await records.live();
  if (!live?.canary) return null;
  const { generation, canary } = live;
  const signals = await signalsSince(await beginningOf(live, records), appsOf(canary));
  const figuresIn = (wanted: 'canary' | 'stable') =>
    figuresOf(signals.filter(({ channel }) => channel === wanted));
  const figures = { canary: figuresIn('canary'), stable: figuresIn('stable') };
  return { generation, canary, figures, verdict: verdictOn(figures) };
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

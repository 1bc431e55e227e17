import { type Verdict, verdictOn } from './error-budget.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { ReleaseRecord, ReleaseRecords, TrialRecord } from './release-records.ts';
import { signalsSince } from './signals.ts';

export interface TrialHealth {
  /** The generation that was looked at. */
  generation: number;
  trial: TrialRecord;
  canary: Figures;
  stable: Figures;
  verdict: Verdict;
}

/** How the parts on trial fare beside the same parts of everybody else, since the trial began; null without a trial. */
export async function trialHealth(records: ReleaseRecords): Promise<TrialHealth | null> {
  const live = await records.live();
  if (!live?.trial) return null;
  const { generation, trial } = live;
  const signals = await signalsSince(await beginningOf(live, records), membersOf(trial));
  const canary = figuresOf(signals.filter(({ channel }) => channel === 'canary'));
  const stable = figuresOf(signals.filter(({ channel }) => channel === 'stable'));
  return { generation, trial, canary, stable, verdict: verdictOn({ canary, stable }) };
}

/** The first generation with the trial; it goes on while others publish. */
async function beginningOf(live: ReleaseRecord, records: ReleaseRecords): Promise<number> {
  let first = live.generation;
  for (;;) {
    const before = await records.of(first - 1);
    if (before?.trial?.since !== live.trial?.since) return first;
    first -= 1;
  }
}

/** Another shell is tried with every remote it loads. */
const membersOf = ({ tried, parts }: TrialRecord) =>
  tried.includes('shell') ? [...parts.keys()] : tried;

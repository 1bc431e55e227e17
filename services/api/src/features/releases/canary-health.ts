import { hasCanary } from '@camp/contracts/site/channel';
import { type Verdict, evaluateBudget } from './error-budget.ts';
import type { Sequelize } from 'sequelize';
import type { LoadStats } from './load-stats.ts';
import type { CanaryRecord, ReleaseRecord, ReleaseRecords } from './release-records.ts';
import { spreadVoices, visitStats } from './visit-stats.ts';

export interface CanaryHealth {
  /** The generation that was looked at. */
  generation: number;
  canary: CanaryRecord;
  stats: Record<'canary' | 'stable', LoadStats>;
  verdict: Verdict;
  /** The visitors that it is judged by. */
  visits: Parameters<typeof visitStats>[1];
}

interface Sources {
  db: Sequelize;
  records: ReleaseRecords;
}

/**
 * Compares the visitors of each running canary since it began with those who do not have it: on both sides only
 * those who were fine before it. Every app counts: a canary may break another one.
 */
export async function canaryHealth({ db, records }: Sources): Promise<CanaryHealth[]> {
  const live = await records.live();
  if (!live) return [];
  return Promise.all(live.canaries.map((canary) => healthOf(canary, live, { db, records })));
}

async function healthOf(
  canary: CanaryRecord,
  live: ReleaseRecord,
  { db, records }: Sources,
): Promise<CanaryHealth> {
  const from = await beginningOf(canary, live, records);
  const visitsWhere = (isWanted: boolean) => ({
    from,
    fineBefore: from,
    isIn: (channel: string) => hasCanary(channel, canary.apps) === isWanted,
  });
  const visits = visitsWhere(true);
  const stats = {
    canary: await visitStats(db, visits),
    stable: await visitStats(db, visitsWhere(false)),
  };
  const verdict = evaluateBudget({ ...stats, spread: await spreadVoices(db, visits) });
  return { generation: live.generation, canary, stats, verdict, visits };
}

/** The first generation with this canary, which goes on while others publish. */
async function beginningOf(
  { name, since }: CanaryRecord,
  live: ReleaseRecord,
  records: ReleaseRecords,
): Promise<number> {
  let first = live.generation;
  for (;;) {
    const before = await records.of(first - 1);
    if (!before?.canaries.some((canary) => canary.name === name && canary.since === since))
      return first;
    first -= 1;
  }
}

import type { CallResult } from '@camp/contracts/client/endpoint';
import type { readDashboard } from '@camp/contracts/staff/dashboard';
import { visitorsIn } from '@camp/contracts/staff/release-visitors';
import type { Sequelize } from 'sequelize';
import { canaryHealth } from './canary-health.ts';
import { automaticEndings } from './endings.ts';
import type { ReleaseRecord, ReleaseRecords } from './release-records.ts';
import { failingLive } from './take-back.ts';
import { watchdogNames } from './watchdog-input.ts';

type Figures = NonNullable<CallResult<typeof readDashboard.admin>['release']>;
type Failing = NonNullable<Figures['failing']>[number];

interface Sources {
  db: Sequelize;
  records: ReleaseRecords;
}

/** Returns what fails for more visitors than may, what everyone gets first; or what was just ended for it. */
export async function failingReleases(live: ReleaseRecord, sources: Sources): Promise<Failing[]> {
  const [blame, canaries, ended] = await Promise.all([
    failingLive(sources.db, live, sources.records),
    failingCanaries(sources),
    endedWith(live, sources.records),
  ]);
  const failing: Failing[] = blame
    ? [{ state: 'live', reason: 'failures', apps: blame.apps, ...blame.since }]
    : [];
  return [...failing, ...canaries, ...(ended ? [ended] : [])];
}

async function failingCanaries(sources: Sources): Promise<Failing[]> {
  const running = await canaryHealth(sources);
  return running.flatMap(({ canary, stats, verdict }): Failing[] => {
    if (verdict !== 'failures' && verdict !== 'load-time') return [];
    const visitors = visitorsIn(stats.canary);
    return [{ state: 'canary', reason: verdict, apps: [...canary.apps], ...visitors }];
  });
}

/** Null once a person has made something else live. */
async function endedWith(
  { generation, by }: ReleaseRecord,
  records: ReleaseRecords,
): Promise<Failing | null> {
  if (by !== watchdogNames.live && by !== watchdogNames.canary) return null;
  const ending = (await automaticEndings(records)).made.get(generation);
  if (!ending) return null;
  const { cause: _cause, ...what } = ending;
  return { state: by === watchdogNames.live ? 'taken-back' : 'ended', ...what };
}

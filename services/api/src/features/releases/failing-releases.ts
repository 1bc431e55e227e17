import type { CallResult } from '@camp/contracts/client/endpoint';
import type { readDashboard } from '@camp/contracts/staff/dashboard';
import { visitorsIn } from '@camp/contracts/staff/release-visitors';
import { stableChannel } from '@camp/contracts/site/channel';
import type { Sequelize } from 'sequelize';
import type { CanaryHealth } from './canary-health.ts';
import { automaticEndings } from './endings.ts';
import type { ReleaseRecord, ReleaseRecords } from './release-records.ts';
import type { ServedPeriod } from './periods.ts';
import { failingLive } from './take-back.ts';
import { reportsOf } from './visit-stats.ts';
import { watchdogNames } from './watchdog-input.ts';

type Figures = NonNullable<CallResult<typeof readDashboard.admin>['release']>;
type Failing = NonNullable<Figures['failing']>[number];
type Running = NonNullable<Figures['canaries']>[number];

const dayMs = 24 * 3_600_000;

interface Sources {
  db: Sequelize;
  records: ReleaseRecords;
  /** The running canaries. */
  canaries: readonly CanaryHealth[];
}

/** Returns what fails for more visitors than may, what everyone gets first, then what was ended for it. */
export async function failingReleases(
  live: ReleaseRecord,
  period: ServedPeriod | undefined,
  sources: Sources,
): Promise<Failing[]> {
  const [now, ended] = await Promise.all([
    failingNow(live, period, sources),
    endedLately(live, sources.records),
  ]);
  return [...now, ...failingCanaries(sources.canaries), ...ended];
}

/** Returns what everyone gets if it is over its error budget, whether it is taken back automatically or not. */
async function failingNow(
  live: ReleaseRecord,
  period: ServedPeriod | undefined,
  { db, records }: Sources,
): Promise<Failing[]> {
  const failing = await failingLive(db, live, records);
  const over = period?.served?.budget === 'failures' ? period.served : undefined;
  const counted = over ?? failing?.blame.since;
  if (!counted) return [];
  const { blame, isTakenBack } = failing ?? { blame: { apps: [] }, isTakenBack: false };
  const { visitors, failures } = counted;
  const held = isTakenBack ? undefined : await whyHeld(period?.from, db);
  return [{ state: 'live', reason: 'failures', apps: blame.apps, visitors, failures, held }];
}

async function whyHeld(from = 0, db: Sequelize): Promise<Failing['held']> {
  const { providers } = await reportsOf(db, { from, isIn: (name) => name === stableChannel });
  return providers === 1 ? 'one-network' : 'by-hand';
}

const failingCanaries = (canaries: readonly CanaryHealth[]) =>
  canaries.flatMap(({ canary, stats, verdict }): Failing[] => {
    if (verdict !== 'failures' && verdict !== 'load-time') return [];
    const visitors = visitorsIn(stats.canary);
    return [{ state: 'canary', reason: verdict, apps: [...canary.apps], ...visitors }];
  });

/** Returns the canaries that do not fail, which wait for visitors or for someone to promote them. */
export const fineCanaries = (canaries: readonly CanaryHealth[]) =>
  canaries.flatMap(({ canary, stats, verdict }): Running[] => {
    if (verdict !== 'waiting' && verdict !== 'kept') return [];
    const { apps, percentage } = canary;
    const visitors = visitorsIn(stats.canary);
    return [{ apps: [...apps], percentage, is_judged: verdict === 'kept', ...visitors }];
  });

/** Returns what was ended within a day, the last first, once for its apps; what a person replaced since is settled. */
async function endedLately(live: ReleaseRecord, records: ReleaseRecords): Promise<Failing[]> {
  const { made } = await automaticEndings(records, new Date(Date.now() - dayMs));
  const ended = new Map<string, Failing>();
  for (const [generation, { cause: _cause, ...what }] of [...made].toReversed()) {
    const record = await records.of(generation);
    const name = what.apps.join('+');
    if (!record || ended.has(name) || isSettled(record, live, what.apps)) continue;
    ended.set(name, { state: record.by === watchdogNames.live ? 'taken-back' : 'ended', ...what });
  }
  return [...ended.values()];
}

/** True once the apps that a generation ended something of have other builds or a new canary. */
function isSettled(ending: ReleaseRecord, live: ReleaseRecord, apps: readonly string[]): boolean {
  const hasOther = (app: string) =>
    live.builds.get(app)?.version !== ending.builds.get(app)?.version ||
    live.canaries.some((canary) => canary.apps.includes(app) && canary.since > ending.createdAt);
  return apps.some(hasOther);
}

import { visitorsIn } from '@camp/contracts/staff/release-visitors';
import { stableChannel } from '@camp/contracts/site/channel';
import { ReleaseError } from '@camp/release/release-error';
import { writeAudit } from '#audit/write-audit.ts';
import { recipientOf } from '#mail/recipient.ts';
import { releaseTakenBackMail } from '#mail/release-mails.ts';
import type { Sequelize } from 'sequelize';
import { actingAdmins, warnOfReports } from './doubted-release.ts';
import { recentSwitches, type Switches } from './recent-switches.ts';
import type { ReleaseRecord, ReleaseRecords } from './release-records.ts';
import { failsTooOften, type VisitorCount } from './error-budget.ts';
import { type Blame, findCause, rollbackBudget } from './switch-verdict.ts';
import { mainCause, reportsOf, spreadVoices, visitStats } from './visit-stats.ts';
import { type WatchdogInput, watchdogNames } from './watchdog-input.ts';

/**
 * Takes back what made the site fail for visitors right after it went live: the apps that were changed, and no
 * other. It does so once, then waits for a person (docs/decisions/releases.md#0078). Only visitors who
 * were fine before have a say, from the networks of several providers; what others report goes to admins
 * (docs/decisions/limits.md#0277, docs/decisions/limits.md#0353).
 */
export async function takeBack(watched: WatchdogInput): Promise<void> {
  const { context, records } = watched;
  const { db, env } = context;
  const live = env.RELEASE_AUTO_ROLLBACK ? await records.live() : null;
  const recent = live && (await recentSwitches(db, live, records));
  if (!recent) return;
  const open = sinceKept(recent);
  const blame = await provenBlame(db, open);
  if (blame && (await isSpread(db, blame))) return rollBack({ live, blame, recent: open }, watched);
  const doubt = await reportedBlame(db, recent);
  if (doubt) await warnOfReports(context, doubt, live);
}

const provenBlame = (db: Sequelize, recent: Switches) =>
  blameIn(recent, (visits) => votesOf(db, visits));
const reportedBlame = (db: Sequelize, recent: Switches) =>
  blameIn(recent, (visits) => reportsIn(db, visits));

/** Returns what made the site fail and is live still, and whether that is taken back automatically. */
export async function failingLive(
  db: Sequelize,
  live: ReleaseRecord,
  records: ReleaseRecords,
): Promise<{ blame: Blame; isTakenBack: boolean } | null> {
  const recent = await recentSwitches(db, live, records);
  if (!recent) return null;
  const proven = await provenBlame(db, sinceKept(recent));
  if (proven && (await isSpread(db, proven))) return { blame: proven, isTakenBack: true };
  const blame = (await provenBlame(db, recent)) ?? (await reportedBlame(db, recent));
  return blame && { blame, isTakenBack: false };
}

/** True if it fails as well where each provider has four voices at most. */
async function isSpread(db: Sequelize, { generation, before }: Blame): Promise<boolean> {
  const spread = await spreadVoices(db, { from: generation, fineBefore: generation, isIn });
  const isEnough = spread.visitors >= rollbackBudget.minVisitors;
  return isEnough && failsTooOften(spread, before, rollbackBudget);
}

interface Bad {
  live: ReleaseRecord;
  blame: Blame;
  recent: Switches;
}

async function rollBack(
  { live, blame, recent }: Bad,
  { context: { db, log, outbox }, publisher }: WatchdogInput,
): Promise<void> {
  const request = {
    by: watchdogNames.live,
    expected: live.generation,
    ...appsBefore(blame, recent),
  };
  const { rollbackApps } = await import('@camp/release/publish/rollback');
  const now = await rollbackApps(publisher, request).catch((error: unknown) => {
    if (!(error instanceof ReleaseError)) throw error;
    if (error.code !== 'GENERATION_MOVED') log.error({ err: error }, 'a bad release stays live');
    return null;
  });
  if (!now || now.generation === live.generation) return;
  const { before, since, apps, generation } = blame;
  const cause = await mainCause(db, { from: generation, fineBefore: generation, isIn });
  const details = { was: live.generation, now: now.generation, apps, before, since, cause };
  log.warn(details, 'what went live was taken back');
  const admins = await actingAdmins();
  await db.transaction(async (transaction) => {
    const event = { action: 'release.taken_back', details, request: null } as const;
    await writeAudit(event, transaction);
    for (const admin of admins) {
      await outbox.add(releaseTakenBackMail(recipientOf(admin), details), transaction);
    }
  });
}

/** The switches after the last one that is kept: nothing takes that one back, or what was before it. */
function sinceKept({ base, switches }: Switches): Switches {
  const at = switches.findLastIndex(({ record }) => record.isKept);
  return { base: switches[at]?.record ?? base, switches: switches.slice(at + 1) };
}

interface Visits {
  from: number;
  to: number | undefined;
  /** Absent for the time before all switches: there, visitors need not have been fine before. */
  fineBefore?: number;
}

async function blameIn(
  { base, switches }: Switches,
  count: (visits: Visits) => Promise<VisitorCount>,
): Promise<Blame | null> {
  const ends = [...switches.slice(1).map(({ record }) => record.generation - 1), undefined];
  const segments = await Promise.all(
    switches.map(async ({ record: { generation }, apps }, index) => ({
      generation,
      apps,
      ...(await count({ from: generation, to: ends[index], fineBefore: generation })),
    })),
  );
  const to = (switches[0]?.record.generation ?? 0) - 1;
  return findCause(await count({ from: base.generation, to }), segments);
}

/* Of those in no canary: canaries are judged by themselves. */
const isIn = (channel: string) => channel === stableChannel;

async function votesOf(db: Sequelize, visits: Visits): Promise<VisitorCount> {
  return visitorsIn(await visitStats(db, { ...visits, isIn }));
}

async function reportsIn(db: Sequelize, { from, to }: Visits): Promise<VisitorCount> {
  const { places: visitors, failures } = await reportsOf(db, { from, to, isIn });
  return { visitors, failures };
}

/** Returns the versions that everyone had before, and the apps that no one had. */
function appsBefore({ generation, apps }: Blame, { base, switches }: Switches) {
  const at = switches.findIndex(({ record }) => record.generation === generation);
  const { builds } = switches[at - 1]?.record ?? base;
  const had = apps.filter((app) => builds.has(app));
  return {
    apps: had.map((app) => ({ app, version: builds.get(app)?.version })),
    without: apps.filter((app) => !had.includes(app)),
  };
}

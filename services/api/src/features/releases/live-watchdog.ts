import { stableChannel } from '@camp/contracts/site/channel';
import type { Publisher } from '@camp/release/publish/next-generation';
import { ReleaseError } from '@camp/release/release-error';
import { writeAudit } from '#audit/write-audit.ts';
import { recipientOf, releaseTakenBackMail } from '#mail/mails.ts';
import { User } from '#models/user.ts';
import { isSuspended } from '#sessions/suspension.ts';
import { recentSwitches, type Switches } from './recent-switches.ts';
import type { ReleaseRecord } from './release-records.ts';
import { type Blame, blameOf, type Counted } from './switch-verdict.ts';
import { visitStats } from './visit-stats.ts';
import { Watchdog, type Watched, watchdogNames } from './watchdog.ts';

/**
 * Takes back what made the site fail for visitors right after it went live: the apps that were changed, and
 * no other. It does so once, then waits for a person (docs/decisions/0078-automatic-rollback.md).
 */
export class LiveWatchdog extends Watchdog {
  readonly name = 'release-watchdog';
  protected readonly failure = 'what went live is not watched';

  protected async look({ publisher, records }: Watched): Promise<void> {
    const live = this.context.env.RELEASE_AUTO_ROLLBACK ? await records.live() : null;
    const recent = live && (await recentSwitches(live, records));
    const blame = recent && (await this.blameIn(recent));
    if (blame) await this.takeBack({ live, blame, recent }, publisher);
  }

  private async blameIn({ base, switches }: Switches): Promise<Blame | null> {
    const ends = [...switches.slice(1).map(({ record }) => record.generation - 1), undefined];
    const segments = await Promise.all(
      switches.map(async ({ record: { generation }, apps }, index) => ({
        generation,
        apps,
        ...(await this.visitorsOf(generation, ends[index])),
      })),
    );
    const before = (switches[0]?.record.generation ?? 0) - 1;
    return blameOf(await this.visitorsOf(base.generation, before), segments);
  }

  /** Of those in no canary: canaries are judged by themselves. */
  private async visitorsOf(from: number, to: number | undefined): Promise<Counted> {
    const isIn = (channel: string) => channel === stableChannel;
    const { loads, failures } = await visitStats(this.context.db, { from, to, isIn });
    return { visitors: loads + failures, failures };
  }

  private async takeBack(
    { live, blame, recent }: { live: ReleaseRecord; blame: Blame; recent: Switches },
    publisher: Publisher,
  ): Promise<void> {
    const { db, log, outbox } = this.context;
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
    const { before, since } = blame;
    const details = { was: live.generation, now: now.generation, apps: blame.apps, before, since };
    log.warn(details, 'what went live was taken back');
    const all = await User.findAll({ where: { role: 'admin' } });
    const admins = all.filter((admin) => !isSuspended(admin));
    await db.transaction(async (transaction) => {
      const event = { action: 'release.taken_back', details, request: null } as const;
      await writeAudit(event, transaction);
      for (const admin of admins) {
        await outbox.add(releaseTakenBackMail(recipientOf(admin), details), transaction);
      }
    });
  }
}

/** The versions that everybody had before, and the apps that nobody had. */
function appsBefore({ generation, apps }: Blame, { base, switches }: Switches) {
  const at = switches.findIndex(({ record }) => record.generation === generation);
  const { builds } = switches[at - 1]?.record ?? base;
  const had = apps.filter((app) => builds.has(app));
  return {
    apps: had.map((app) => ({ app, version: builds.get(app)?.version })),
    without: apps.filter((app) => !had.includes(app)),
  };
}

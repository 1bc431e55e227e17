import { endCanary } from '@camp/release/releases';
import { Op } from 'sequelize';
import { AuditEntry } from '#models/audit-entry.ts';
import { ReleaseSignal } from '#models/release-signal.ts';
import type { Releases } from '#releases.ts';
import type { Services } from '#services.ts';
import { changeRelease } from './change-release.ts';
import { GenerationMoved } from './next-generation-store.ts';
import { ReleaseRecords } from './release-records.ts';
import { type TrialHealth, trialHealth } from './trial-health.ts';

const sweepEveryMs = 3_600_000;
const keptForMs = 30 * 24 * 3_600_000;

/**
 * Ends a trial that is over its error budget, and forgets what browsers told longer ago than 30 days.
 * Several processes may watch: the first to claim the next generation ends the trial, and the others
 * find that what they saw is live no more.
 */
export class ReleaseKeeper {
  private readonly services: Services;
  private readonly records: ReleaseRecords | null;
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | null = null;
  private sweptAt = -Infinity;

  constructor(services: Services) {
    this.services = services;
    this.records = services.releases && new ReleaseRecords(services.releases);
  }

  start(): void {
    this.timer = setInterval(() => void this.work(), this.services.env.RELEASE_BUDGET_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.working;
  }

  private work(): Promise<void> {
    this.working ??= this.keep()
      .catch((error: unknown) => this.services.log.warn({ err: error }, 'no trial is watched'))
      .finally(() => {
        this.working = null;
      });
    return this.working;
  }

  private async keep(): Promise<void> {
    const { releases } = this.services;
    if (!releases || !this.records) return;
    await this.sweep();
    const health = await trialHealth(this.records);
    if (health?.verdict === 'failures' || health?.verdict === 'load-time') {
      await this.end(health, releases);
    }
  }

  private async end(health: TrialHealth, releases: Releases): Promise<void> {
    const { db, log } = this.services;
    const { generation: seen, verdict: reason, canary, stable, trial } = health;
    const ended = await changeRelease(releases, {
      seen,
      act: (place) => endCanary(place, { by: 'error budget' }),
    }).catch(unlessMoved);
    if (!ended) return;
    const { tried: parts, percentage } = trial;
    const details = { was: seen, now: ended.generation, reason, parts, percentage, canary, stable };
    log.warn(details, 'a trial was over its error budget and has ended');
    const nobody = { actorUserId: null, targetUserId: null, requestIp: '', userAgent: '' };
    await db.transaction((transaction) =>
      AuditEntry.create({ action: 'release.canary_ended', ...nobody, details }, { transaction }),
    );
  }

  private async sweep(): Promise<void> {
    const now = Date.now();
    if (now - this.sweptAt < sweepEveryMs) return;
    await ReleaseSignal.destroy({ where: { hour: { [Op.lt]: new Date(now - keptForMs) } } });
    this.sweptAt = now;
  }
}

function unlessMoved(error: unknown): null {
  if (error instanceof GenerationMoved) return null;
  throw error;
}

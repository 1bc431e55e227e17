import { endCanary, type Place } from '@camp/release/publish/publish';
import { ReleaseError } from '@camp/release/release-error';
import { writeAudit } from '#audit/write-audit.ts';
import { RepeatedWork } from '#background/repeated-work.ts';
import { placeOf } from '#releases.ts';
import type { AppContext } from '#context.ts';
import { ReleaseRecords } from './release-records.ts';
import { type CanaryHealth, canaryHealth } from './canary-health.ts';

/**
 * Ends a canary that is over its error budget.
 * Several processes may watch: the first to claim the next generation ends the canary, and the others
 * find that what they saw is live no more.
 */
export class CanaryWatchdog extends RepeatedWork {
  private readonly context: AppContext;
  private readonly records: ReleaseRecords | null;

  constructor(context: AppContext) {
    super(context.env.RELEASE_BUDGET_MS);
    this.context = context;
    this.records = context.releases && new ReleaseRecords(context.releases);
  }

  protected explain(error: unknown): void {
    this.context.log.warn({ err: error }, 'no canary is watched');
  }

  protected async work(): Promise<void> {
    const { releases } = this.context;
    if (!releases || !this.records) return;
    const health = await canaryHealth(this.records);
    if (health?.verdict === 'failures' || health?.verdict === 'load-time') {
      await this.end({ ...health, reason: health.verdict }, placeOf(releases));
    }
  }

  private async end(
    { generation: seen, reason, canary, stats }: Overspent,
    place: Place | null,
  ): Promise<void> {
    if (!place) return;
    const { db, log } = this.context;
    const decision = { by: 'error budget', expected: seen };
    const ended = await endCanary(place, decision).catch(unlessMoved);
    if (!ended) return;
    const { tried: apps, percentage } = canary;
    const details = { was: seen, now: ended.generation, reason, apps, percentage, ...stats };
    log.warn(details, 'a canary was over its error budget and has ended');
    const event = { action: 'release.canary_ended', details, request: null } as const;
    await db.transaction((transaction) => writeAudit(event, transaction));
  }
}

interface Overspent extends CanaryHealth {
  reason: 'failures' | 'load-time';
}

function unlessMoved(error: unknown): null {
  if (error instanceof ReleaseError && error.code === 'GENERATION_MOVED') return null;
  throw error;
}

import { endCanary } from '@camp/release/publish/canary';
import { ReleaseError } from '@camp/release/release-error';
import { writeAudit } from '#audit/write-audit.ts';
import { type CanaryHealth, canaryHealth } from './canary-health.ts';
import { type WatchdogInput, watchdogNames } from './watchdog-input.ts';

/**
 * Ends each canary that is over its error budget, and no other. Several processes may watch, and teams may
 * publish meanwhile: the first to claim the next generation ends the canary, the others find it over.
 */
export async function endCanaries({ context, publisher, records }: WatchdogInput): Promise<void> {
  for (const health of await canaryHealth({ db: context.db, records })) {
    const { verdict: reason } = health;
    if (reason !== 'failures' && reason !== 'load-time') continue;
    await end({ ...health, reason }, { context, publisher });
  }
}

async function end(
  { generation: was, reason, canary, stats }: Overspent,
  { context: { db, log }, publisher }: Pick<WatchdogInput, 'context' | 'publisher'>,
): Promise<void> {
  const { name, since, apps, percentage } = canary;
  const decision = { by: watchdogNames.canary, apps: [name], since };
  const ended = await endCanary(publisher, decision).catch(unlessOver);
  if (!ended) return;
  const details = { was, now: ended.generation, reason, apps, percentage, ...stats };
  log.warn(details, 'a canary was over its error budget and has ended');
  const event = { action: 'release.canary_ended', details, request: null } as const;
  await db.transaction((transaction) => writeAudit(event, transaction));
}

interface Overspent extends CanaryHealth {
  reason: 'failures' | 'load-time';
}

/** Returns null if someone else has ended the canary already. */
function unlessOver(error: unknown): null {
  if (error instanceof ReleaseError && error.code === 'NO_CANARY') return null;
  throw error;
}

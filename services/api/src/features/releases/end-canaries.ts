import { visitorsIn } from '@camp/contracts/staff/release-visitors';
import { endCanary } from '@camp/release/publish/canary';
import { ReleaseError } from '@camp/release/release-error';
import { writeAudit } from '#audit/write-audit.ts';
import { recipientOf } from '#mail/recipient.ts';
import { canaryEndedMail } from '#mail/release-mails.ts';
import { type CanaryHealth, canaryHealth } from './canary-health.ts';
import { actingAdmins } from './doubted-release.ts';
import { mainCause } from './visit-stats.ts';
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
  { generation: was, reason, canary, stats, visits }: Overspent,
  { context: { db, log, outbox }, publisher }: Pick<WatchdogInput, 'context' | 'publisher'>,
): Promise<void> {
  const { name, since, apps, percentage } = canary;
  const decision = { by: watchdogNames.canary, apps: [name], since };
  const ended = await endCanary(publisher, decision).catch(unlessOver);
  if (!ended) return;
  const cause = reason === 'failures' ? await mainCause(db, visits) : null;
  const details = { was, now: ended.generation, reason, apps, percentage, ...stats, cause };
  log.warn(details, 'a canary was over its error budget and has ended');
  const event = { action: 'release.canary_ended', details, request: null } as const;
  const told = { apps, reason, ...visitorsIn(stats.canary) };
  const admins = await actingAdmins();
  await db.transaction(async (transaction) => {
    await writeAudit(event, transaction);
    for (const admin of admins) {
      await outbox.add(canaryEndedMail(recipientOf(admin), told), transaction);
    }
  });
}

interface Overspent extends CanaryHealth {
  reason: 'failures' | 'load-time';
}

/** Returns null if someone else has ended the canary already. */
function unlessOver(error: unknown): null {
  if (error instanceof ReleaseError && error.code === 'NO_CANARY') return null;
  throw error;
}

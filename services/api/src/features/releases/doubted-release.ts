import { stableChannel } from '@camp/contracts/site/channel';
import type { AppContext } from '#context.ts';
import { recipientOf } from '#mail/recipient.ts';
import { releaseDoubtedMail } from '#mail/release-mails.ts';
import { RecordedGeneration } from '#models/recorded-generation.ts';
import { User } from '#models/user.ts';
import { isSuspended } from '#sessions/suspension.ts';
import type { ReleaseRecord } from './release-records.ts';
import type { Blame } from './switch-verdict.ts';
import { reportsOf } from './visit-stats.ts';

/**
 * Warns admins, once for each generation, of failures that take nothing back, and where they come from:
 * strangers may be wrong, or lie, and may be the first to see what is true.
 */
export async function warnOfReports(
  { db, log, outbox }: AppContext,
  { generation, apps }: Blame,
  live: ReleaseRecord,
): Promise<void> {
  const isIn = (channel: string) => channel === stableChannel;
  const reports = await reportsOf(db, { from: generation, isIn });
  const details = { generation, live: live.generation, apps, isKept: live.isKept, ...reports };
  await db.transaction(async (transaction) => {
    const [first] = await RecordedGeneration.update(
      { warnedAt: new Date() },
      { where: { generation, warnedAt: null }, transaction },
    );
    if (first === 0) return;
    log.warn(details, 'failures are reported of what went live, and nothing is taken back');
    for (const admin of await actingAdmins()) {
      await outbox.add(releaseDoubtedMail(recipientOf(admin), details), transaction);
    }
  });
}

export async function actingAdmins(): Promise<User[]> {
  const all = await User.findAll({ where: { role: 'admin' } });
  return all.filter((admin) => !isSuspended(admin));
}

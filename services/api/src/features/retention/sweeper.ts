import type { Logger } from 'pino';
import { Op } from 'sequelize';
import { RepeatedWork } from '#background/repeated-work.ts';
import { BulkJob } from '#models/bulk-job.ts';
import { DeviceSession } from '#models/device-session.ts';
import { KeptAnswer } from '#models/kept-answer.ts';
import { KnownDevice } from '#models/known-device.ts';
import { MailedToken } from '#models/mailed-token.ts';
import { WithdrawnShare } from '#models/place-list.ts';
import { ReleaseMetric } from '#models/release-metric.ts';
import { SignInToken } from '#models/sign-in-token.ts';
import { VisitOutcome } from '#models/visit-outcome.ts';
import { lifetimes } from '#tokens/lifetimes.ts';

const intervalMs = 3_600_000;

/** Rows deleted per statement, so that none blocks a request for long. */
const batchSize = 1_000;

/** Deletes at most `limit` rows, and returns the number of deleted rows. */
type Sweep = (limit: number) => Promise<number>;

interface Parts {
  log: Logger;
  /** Further sweeps, not only of rows that expire. */
  others: Sweep[];
}

/** Deletes expired rows once an hour, so that no addresses are kept longer than needed. */
export class Sweeper extends RepeatedWork {
  readonly name = 'sweeper';
  /** A process may live for less than an hour. */
  protected override readonly beginsAtOnce = true;
  private readonly log: Logger;
  private readonly others: Sweep[];

  constructor({ log, others }: Parts) {
    super(intervalMs);
    this.log = log;
    this.others = others;
  }

  protected explain(error: unknown): void {
    this.log.warn({ err: error }, 'nothing was swept');
  }

  protected async work(): Promise<void> {
    for (const deleteBatch of [...this.others, ...sweepsAt(Date.now())]) {
      while (!this.isStopped && (await deleteBatch(batchSize)) === batchSize);
    }
  }
}

function sweepsAt(now: number): Sweep[] {
  const before = (age: number) => ({ [Op.lt]: new Date(now - age) });
  const ended = { [Op.or]: [{ expiresAt: before(0) }, { lastSeenAt: before(lifetimes.idle) }] };
  /* Until then an old link still answers “expired” instead of “unknown”. */
  const isLongExpired = { expiresAt: before(lifetimes.expiredToken) };
  return [
    (limit) => DeviceSession.destroy({ where: ended, limit }),
    (limit) => KnownDevice.destroy({ where: { lastSeenAt: before(lifetimes.knownDevice) }, limit }),
    (limit) => MailedToken.destroy({ where: isLongExpired, limit }),
    (limit) => SignInToken.destroy({ where: isLongExpired, limit }),
    (limit) =>
      WithdrawnShare.destroy({ where: { createdAt: before(lifetimes.withdrawnShare) }, limit }),
    (limit) => ReleaseMetric.destroy({ where: { hour: before(lifetimes.releaseMetric) }, limit }),
    (limit) => KeptAnswer.destroy({ where: { createdAt: before(lifetimes.keptAnswer) }, limit }),
    (limit) => BulkJob.destroy({ where: { createdAt: before(lifetimes.bulkJob) }, limit }),
    (limit) => VisitOutcome.destroy({ where: { toldAt: before(lifetimes.visitOutcome) }, limit }),
  ];
}

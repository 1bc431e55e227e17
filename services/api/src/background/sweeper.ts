import type { Logger } from 'pino';
import { Op } from 'sequelize';
import { DeviceSession } from '#models/device-session.ts';
import { KnownDevice } from '#models/known-device.ts';
import { MailedToken } from '#models/mailed-token.ts';
import { ReleaseMetric } from '#models/release-metric.ts';
import { SignInToken } from '#models/sign-in-token.ts';
import { VisitOutcome } from '#models/visit-outcome.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { RepeatedWork } from './repeated-work.ts';

const everyMs = 3_600_000;

/** Rows deleted per statement, so that none blocks a request for long. */
const batchSize = 1_000;

/** Deletes expired rows once an hour, so that nobody's addresses are kept longer than needed. */
export class Sweeper extends RepeatedWork {
  private readonly log: Logger;

  constructor({ log }: { log: Logger }) {
    super(everyMs);
    this.log = log;
  }

  /** Sweeps at once too: a process may live for less than an hour. */
  override start(): void {
    super.start();
    void this.workNow();
  }

  protected explain(error: unknown): void {
    this.log.warn({ err: error }, 'nothing was swept');
  }

  protected async work(): Promise<void> {
    for (const deleteBatch of sweepsAt(Date.now())) {
      while (!this.isStopped && (await deleteBatch()) === batchSize);
    }
  }
}

/** Each deletes a batch and returns how many rows it deleted. */
function sweepsAt(now: number): (() => Promise<number>)[] {
  const before = (age: number) => ({ [Op.lt]: new Date(now - age) });
  const limit = batchSize;
  const ended = { [Op.or]: [{ expiresAt: before(0) }, { lastSeenAt: before(lifetimes.idle) }] };
  /* Until then an old link still answers “expired” instead of “unknown”. */
  const isLongExpired = { expiresAt: before(lifetimes.expiredToken) };
  return [
    () => DeviceSession.destroy({ where: ended, limit }),
    () => KnownDevice.destroy({ where: { lastSeenAt: before(lifetimes.knownDevice) }, limit }),
    () => MailedToken.destroy({ where: isLongExpired, limit }),
    () => SignInToken.destroy({ where: isLongExpired, limit }),
    () => ReleaseMetric.destroy({ where: { hour: before(lifetimes.releaseMetric) }, limit }),
    () => VisitOutcome.destroy({ where: { toldAt: before(lifetimes.visitOutcome) }, limit }),
  ];
}

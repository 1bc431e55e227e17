import type { Logger } from 'pino';
import { Op, type Sequelize } from 'sequelize';
import { RepeatedWork } from '#background/repeated-work.ts';
import type { Env } from '#env.ts';
import type { CurrentAlerts } from '#features/feeds/current-alerts.ts';
import type { LiveIndex } from '#features/places/live-index.ts';
import type { Outbox } from '#mail/outbox.ts';
import { ClosureMail } from '#models/closure-mail.ts';
import { readClosures } from './closures-now.ts';
import { lookAtPlaces } from './look-at-places.ts';

const membersPerRound = 50;
/** A look whose process has died is taken up again after this time. */
const leaseMs = 60_000;

interface Parts {
  db: Sequelize;
  log: Logger;
  env: Pick<Env, 'FEEDS' | 'SECRETS_KEY' | 'WORKER_INTERVAL_MS'>;
  outbox: Outbox;
  alerts: CurrentAlerts;
  places: LiveIndex;
}

/**
 * Looks every five minutes at the saved places of each member who wants mails about closures. What was missed
 * while no process ran is mailed afterwards. Without live feeds nothing is mailed: recorded samples are no news
 * (docs/decisions/mail.md#0245).
 */
export class ClosureMailWorker extends RepeatedWork {
  readonly name = 'closure-mails';
  private readonly parts: Parts;

  constructor(parts: Parts) {
    super(parts.env.WORKER_INTERVAL_MS);
    this.parts = parts;
  }

  protected explain(error: unknown): void {
    this.parts.log.warn({ err: error }, 'mails about closures are waiting');
  }

  protected async work(): Promise<void> {
    const { db, env, outbox } = this.parts;
    if (env.FEEDS !== 'on') return;
    const due = await ClosureMail.findAll({
      where: { isOn: 1, nextAt: { [Op.lte]: new Date() } },
      order: ['nextAt'],
      limit: membersPerRound,
    });
    const now = due.length > 0 ? await readClosures(this.parts) : null;
    if (!now) return;
    for (const member of due) {
      if (this.isStopped) return;
      const { userId } = member;
      if (await claim(member))
        await lookAtPlaces({ db, keys: env.SECRETS_KEY, outbox }, { userId, now });
    }
    if (due.length === membersPerRound) this.workSoon();
  }
}

/** Takes the turn for this process alone; false when another one was faster, or the mails were turned off. */
async function claim({ userId, nextAt }: ClosureMail): Promise<boolean> {
  const taken = { nextAt: new Date(Date.now() + leaseMs) };
  const [count] = await ClosureMail.update(taken, { where: { userId, nextAt, isOn: 1 } });
  return count === 1;
}

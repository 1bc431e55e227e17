import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import { RepeatedWork } from '#background/repeated-work.ts';
import type { Origin } from '#client-info/client-info.ts';
import { writeAudit } from './write-audit.ts';

const pollIntervalMs = 60_000;
const sumOverMs = 3_600_000;
/** More people than this are on record within the minute, so that little is lost with the process. */
const dueFrom = 500;

interface Reading {
  actorId: number;
  /** Number of rows about people. */
  people: number;
  request: Origin;
}

interface Sum extends Reading {
  since: number;
}

/**
 * Puts on record how many people each account has read from one place: a sum for an hour, not an entry for a page
 * (docs/decisions/staff.md#0288).
 */
export class PeopleRead extends RepeatedWork {
  readonly name = 'people-read';
  private readonly db: Sequelize;
  private readonly log: Logger;
  private readonly sums = new Map<string, Sum>();

  constructor({ db, log }: { db: Sequelize; log: Logger }) {
    super(pollIntervalMs);
    this.db = db;
    this.log = log;
  }

  add({ actorId, people, request }: Reading): void {
    const key = `${actorId} ${request.ip}`;
    const sum = this.sums.get(key);
    if (sum) sum.people += people;
    else this.sums.set(key, { actorId, people, request, since: Date.now() });
  }

  /** Resolves once nothing is left in memory alone. */
  override async stop(): Promise<void> {
    await super.stop();
    await this.workNow();
  }

  protected explain(error: unknown): void {
    this.log.warn({ err: error }, 'who read about people is not on record yet');
  }

  protected async work(): Promise<void> {
    for (const [key, sum] of this.sums) {
      if (!this.isDue(sum)) continue;
      this.sums.delete(key);
      await this.record(sum);
    }
  }

  private isDue({ people, since }: Sum): boolean {
    return this.isStopped || people >= dueFrom || Date.now() - since >= sumOverMs;
  }

  private async record({ since, ...sum }: Sum): Promise<void> {
    const { actorId, people, request } = sum;
    const details = { people, since: new Date(since).toISOString() };
    try {
      await this.db.transaction((transaction) =>
        writeAudit({ action: 'users.read', actorId, details, request }, transaction),
      );
    } catch (error) {
      this.add(sum);
      throw error;
    }
  }
}

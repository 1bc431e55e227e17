import type { Sequelize } from 'sequelize';
import { withTimeout } from '#background/with-timeout.ts';
import { read, sql } from '#db/sql.ts';
import { OutboxMail } from '#models/outbox-mail.ts';

/** Time limit for the database's answer, and time for which an answer counts, in milliseconds. */
const answerTimeoutMs = 1_000;
const countsForMs = 5_000;

/** Entries are searched from this many ids before the last sealed one, and counted up to a maximum. */
const lookBack = 1_000;
const maxCounted = 10_000;

const waitingStates = ['queued', 'sending', 'failed'] as const;

/** Null stands for values that are unknown while the database is away. */
export interface Lengths {
  isDatabaseUp: number;
  mails: Record<string, number>;
  /** Both ages are in seconds. */
  oldestMailAge: number | null;
  unsealed: number | null;
  oldestUnsealedAge: number | null;
}

const unknown: Lengths = {
  isDatabaseUp: 0,
  mails: {},
  oldestMailAge: null,
  unsealed: null,
  oldestUnsealedAge: null,
};

/**
 * Lengths of the queues in the database. It is asked at most once in five seconds, and never while it still owes an
 * answer, so that no one loads it by asking for metrics.
 */
export class QueueLengths {
  private readonly db: Sequelize;
  private known = unknown;
  private readAt = -Infinity;
  private reading: Promise<Lengths> | null = null;

  constructor(db: Sequelize) {
    this.db = db;
  }

  async read(): Promise<Lengths> {
    if (performance.now() - this.readAt < countsForMs) return this.known;
    this.reading ??= lengthsIn(this.db).finally(() => (this.reading = null));
    const { reading } = this;
    const known = await withTimeout(reading, answerTimeoutMs).catch(() => unknown);
    /* Several gauges wait for the same answer. */
    if (performance.now() - this.readAt >= countsForMs) {
      this.known = known;
      this.readAt = performance.now();
    }
    return this.known;
  }
}

async function lengthsIn(db: Sequelize): Promise<Lengths> {
  const [mails, oldestMail, unsealed] = await Promise.all([
    OutboxMail.count({ where: { state: [...waitingStates, 'dead'] }, group: ['state'] }),
    OutboxMail.min<Date | null, OutboxMail>('createdAt', { where: { state: [...waitingStates] } }),
    unsealedIn(db),
  ]);
  const none = Object.fromEntries([...waitingStates, 'dead'].map((state) => [state, 0]));
  const found = mails.map(({ state, count }) => [state as string, count] as const);
  return {
    isDatabaseUp: 1,
    mails: { ...none, ...Object.fromEntries(found) },
    oldestMailAge: ageOf(oldestMail),
    unsealed: unsealed.entries,
    oldestUnsealedAge: ageOf(unsealed.oldest),
  };
}

interface UnsealedCount {
  entries: number;
  oldest: Date | string | null;
}

async function unsealedIn(db: Sequelize): Promise<UnsealedCount> {
  const [found] = await read<UnsealedCount>(
    db,
    sql`SELECT COUNT(*) AS entries, MIN(created_at) AS oldest FROM (
        SELECT entry.created_at FROM audit_log AS entry
        LEFT JOIN audit_chain AS link ON link.entry_id = entry.id
        WHERE entry.id > (SELECT COALESCE(MAX(entry_id), 0) FROM audit_chain) - ${lookBack}
          AND link.entry_id IS NULL
        ORDER BY entry.id LIMIT ${maxCounted}
      ) AS outside`,
  );
  return found ?? { entries: 0, oldest: null };
}

/** In seconds; 0 where there is nothing. SQLite gives times as text. */
function ageOf(time: Date | string | null): number {
  if (!time) return 0;
  return Math.max(0, (Date.now() - new Date(time).getTime()) / 1_000);
}

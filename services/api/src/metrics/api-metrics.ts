import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseProblem, releaseProblems } from '@camp/contracts/staff/diagnostics';
import { readGauge, readGauges } from '@camp/service/gauges';
import { RequestMetrics } from '@camp/service/request-metrics';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import type { Sequelize } from 'sequelize';
import type { RepeatedWork } from '#background/repeated-work.ts';
import type { Redis } from '#redis.ts';
import { hashingLine } from '#secrets/password.ts';
import { countAudited } from './audited.ts';
import { FeedAges } from './feed-ages.ts';
import { type Lengths, QueueLengths } from './queue-lengths.ts';

interface Parts {
  db: Sequelize;
  redis: Redis | null;
  /** True if public feeds are asked. */
  asksFeeds: boolean;
  /** Folder where a back-up leaves its mark. */
  dataDir: string;
  releaseFindings: { problem: ReleaseProblem | null };
}

const never = () => 0;

/** Limits on tries to sign in. */
const signInLimits = /^(login|codes|strangersSecondSteps)By/;

/** Metrics of the API for its operator (docs/decisions/operations.md#0186). Made only where METRICS_PORT is set. */
export class ApiMetrics {
  readonly registry = new Registry();
  readonly requests = new RequestMetrics(this.registry, {
    prefix: 'campbc_api',
    labels: ['method', 'route'],
  });
  private readonly refusals = this.counter({
    name: 'campbc_api_refusals_total',
    help: 'Calls that were refused, by the code of the error.',
    labelNames: ['code'],
  });
  private readonly limitsReached = this.counter({
    name: 'campbc_rate_limits_reached_total',
    help: 'Calls that were refused because a rate limit was reached, by the limit.',
    labelNames: ['limit'],
  });
  readonly signIns = this.counter({
    name: 'campbc_sign_ins_total',
    help: 'Steps of sign-ins, by what came of them.',
    labelNames: ['outcome'],
  });
  readonly remoteFailures = this.counter({
    name: 'campbc_remote_failures_total',
    help: 'Failures of shell and remotes that browsers reported and that our documents prove.',
    labelNames: ['app', 'phase'],
  });
  readonly mailReports = this.counter({
    name: 'campbc_mail_reports_total',
    help: 'Reports of the mail server about mails that it had taken: failed, other (late), unknown.',
    labelNames: ['kind'],
  });
  readonly releaseChanges = this.counter({
    name: 'campbc_release_changes_total',
    help: 'Changes of what is live that this process put on record, by the action in the audit log.',
    labelNames: ['action'],
  });

  constructor({ db, redis, asksFeeds, dataDir, releaseFindings }: Parts) {
    collectDefaultMetrics({ register: this.registry });
    this.watchDatabase(db);
    this.watchQueues(db);
    this.gauge('campbc_redis_up', 'Whether Redis answers, where one is used.', () =>
      redis ? Number(redis.isReady) : null,
    );
    this.gauge(
      'campbc_backup_timestamp_seconds',
      'When the last back-up of this site was made, in seconds since 1970; 0 for never.',
      () => stat(join(dataDir, 'last-backup')).then(({ mtimeMs }) => mtimeMs / 1_000, never),
    );
    readGauges(this.registry, {
      name: 'campbc_release_problem',
      help: 'Whether something is wrong with what the release store has, by what it is.',
      label: 'problem',
      read: () =>
        Object.fromEntries(
          releaseProblems.map((name) => [name, Number(releaseFindings.problem === name)]),
        ),
    });
    const feeds = new FeedAges();
    readGauges(this.registry, {
      name: 'campbc_feed_age_seconds',
      help: 'Age of the last good answer of each public feed, where they are asked.',
      label: 'feed',
      read: async () => (asksFeeds ? feeds.read() : {}),
    });
    for (const kind of ['failed', 'other', 'unknown']) this.mailReports.inc({ kind }, 0);
    countAudited(this);
  }

  /** Counts a refused call, by its reason. */
  noteRefusal({ code, limit }: { code: string; limit?: string }): void {
    this.refusals.inc({ code });
    if (!limit) return;
    this.limitsReached.inc({ limit });
    if (signInLimits.test(limit)) this.signIns.inc({ outcome: 'rate_limited' });
  }

  /** One whose number stands still hangs. */
  watchWorkers(workers: readonly Pick<RepeatedWork, 'name' | 'rounds'>[]): void {
    const counter: Counter = new Counter({
      name: 'campbc_worker_rounds_total',
      help: 'Rounds of work in the background that have ended, by the worker.',
      labelNames: ['worker'],
      registers: [this.registry],
      collect() {
        counter.reset();
        for (const { name, rounds } of workers) counter.inc({ worker: name }, rounds);
      },
    });
  }

  private counter<Label extends string>(described: {
    name: string;
    help: string;
    labelNames: Label[];
  }): Counter<Label> {
    return new Counter({ ...described, registers: [this.registry] });
  }

  private gauge(name: string, help: string, read: () => number | null | Promise<number | null>) {
    readGauge(this.registry, { name, help, read });
  }

  private watchDatabase(db: Sequelize): void {
    const { pool } = db.connectionManager as { pool?: Pool };
    /* SQLite has one connection, and its pool is never asked. */
    const asked = db.getDialect() === 'sqlite' ? undefined : pool;
    readGauges(this.registry, {
      name: 'campbc_database_connections',
      help: 'Connections to the database, by whether a call uses them.',
      label: 'state',
      read: () => (asked ? { used: asked.using, idle: asked.available } : {}),
    });
    this.gauge(
      'campbc_database_waiting_calls',
      'Calls that wait for a connection to the database.',
      () => asked?.waiting ?? null,
    );
  }

  private watchQueues(db: Sequelize): void {
    const queues = new QueueLengths(db);
    const known = (name: keyof Omit<Lengths, 'mails'>) => async () => (await queues.read())[name];
    this.gauge(
      'campbc_database_up',
      'Whether the database answers within a second.',
      known('isDatabaseUp'),
    );
    readGauges(this.registry, {
      name: 'campbc_outbox_mails',
      help: 'Mails that are not sent, by their state; dead ones are tried no more.',
      label: 'state',
      read: async () => (await queues.read()).mails,
    });
    this.gauge(
      'campbc_outbox_oldest_age_seconds',
      'Age of the oldest mail that still waits; 0 where none does.',
      known('oldestMailAge'),
    );
    this.gauge(
      'campbc_audit_unsealed_entries',
      'Entries of the audit log that are not in its chain yet, counted up to 10000.',
      known('unsealed'),
    );
    this.gauge(
      'campbc_audit_unsealed_oldest_age_seconds',
      'Age of the oldest entry of the audit log that is not in its chain yet; 0 where all are.',
      known('oldestUnsealedAge'),
    );
    readGauges(this.registry, {
      name: 'campbc_hashing_queue_tasks',
      help: 'Passwords and codes that are being hashed, or wait for it.',
      label: 'state',
      read: hashingLine.tasks,
    });
  }
}

/** The numbers that sequelize-pool reports; Sequelize's types leave its pool out. */
interface Pool {
  using: number;
  available: number;
  waiting: number;
}

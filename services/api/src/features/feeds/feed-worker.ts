import type { Logger } from 'pino';
import { Op } from 'sequelize';
import { RepeatedWork } from '#background/repeated-work.ts';
import type { Env } from '#env.ts';
import { Feed } from '#models/feed.ts';
import { ChangedShapeError, type FeedAlert } from '#features/feed-adapters/alert.ts';
import type { CurrentAlerts } from './current-alerts.ts';
import { type FeedAnswer, FeedError, type FeedFailure, fetchFeed } from './fetch-feed.ts';
import { type AskedFeed, askedFeeds } from './feeds.ts';

const feedLeaseMs = 30_000;
const longestPauseMs = 3_600_000;

/** A public source that the worker asks in its turn. */
export interface TurnSource {
  name: Feed['name'];
  intervalMs: number;
  /** One whose process has died meanwhile is asked by another one after this time. */
  leaseMs: number;
  /** Asks it and keeps its answer. @returns what to keep in its row. @throws {@link FeedError} */
  ask: (feed: Feed, signal: AbortSignal) => Promise<Partial<Feed>>;
  /** Time to ask again after a good answer. */
  nextAt: () => Date;
}

interface Parts {
  log: Logger;
  alerts: Pick<CurrentAlerts, 'lookSoon'>;
  /** Sources of something else than alerts. */
  others: readonly TurnSource[];
  env: Pick<Env, 'FEEDS' | 'FEEDS_BASE' | 'BC_PARKS_API_KEY' | 'WORKER_INTERVAL_MS'>;
}

/**
 * Asks the public feeds, each at its own pace, and keeps their last good answers. Of several processes one asks
 * (docs/decisions/places.md#0226). A feed that fails, or changes its shape, leaves what is kept as it is.
 */
export class FeedWorker extends RepeatedWork {
  readonly name = 'feeds';
  protected override readonly beginsAtOnce = true;
  private readonly log: Logger;
  private readonly alerts: Parts['alerts'];
  private readonly feeds: Map<string, TurnSource>;
  private readonly stopping = new AbortController();
  private isListed = false;

  constructor({ log, alerts, others, env }: Parts) {
    super(env.WORKER_INTERVAL_MS);
    this.log = log;
    this.alerts = alerts;
    const feeds = askedFeeds(env).map((feed) => this.turnOf(feed));
    const all = env.FEEDS === 'on' ? [...feeds, ...others] : [];
    this.feeds = new Map(all.map((source) => [source.name, source]));
  }

  override stop(): Promise<void> {
    this.stopping.abort();
    return super.stop();
  }

  protected explain(error: unknown): void {
    this.log.warn({ err: error }, 'feeds are waiting');
  }

  protected async work(): Promise<void> {
    if (this.feeds.size === 0) return;
    await this.list();
    const due = await Feed.findAll({
      where: { name: [...this.feeds.keys()], nextAt: { [Op.lte]: new Date() } },
      attributes: { exclude: ['alertsText'] },
    });
    await Promise.all(due.map((feed) => this.ask(feed)));
  }

  /** Gives each feed its row, the first time that one runs. */
  private async list(): Promise<void> {
    if (this.isListed) return;
    const rows = [...this.feeds.values()].map(({ name }) => ({ name, nextAt: new Date() }));
    await Feed.bulkCreate(rows, { ignoreDuplicates: true });
    this.isListed = true;
  }

  private async ask(feed: Feed): Promise<void> {
    const source = this.feeds.get(feed.name);
    if (!source || this.isStopped || !(await claim(feed, source))) return;
    try {
      await this.keep(feed, source, await source.ask(feed, this.stopping.signal));
    } catch (error) {
      /* The next process to run asks again. */
      if (this.isStopped) await feed.update({ nextAt: new Date() });
      else await this.putOff(feed, source, error);
    }
    this.alerts.lookSoon();
  }

  private turnOf(source: AskedFeed): TurnSource {
    const { name, intervalMs, address, key } = source;
    return {
      name,
      intervalMs,
      leaseMs: feedLeaseMs,
      ask: async (feed, signal) => {
        const { etag, lastModified } = feed;
        const found = await fetchFeed(address, { etag, lastModified, key, signal });
        return found ? this.read(feed, source, found) : {};
      },
      nextAt: () => later(intervalMs),
    };
  }

  private async read(feed: Feed, source: AskedFeed, found: FeedAnswer): Promise<Partial<Feed>> {
    const { answer, ...validators } = found;
    const { alerts, dropped } = source.read(answer);
    this.log.debug({ feed: feed.name, alerts: alerts.length, dropped }, 'a feed was read');
    return { ...validators, ...(await changed(feed, alerts)) };
  }

  private async keep(feed: Feed, source: TurnSource, kept: Partial<Feed>): Promise<void> {
    if (feed.failures > 0) this.log.info({ feed: feed.name }, 'a feed answers again');
    const answeredAt = new Date();
    const nextAt = source.nextAt();
    await feed.update({ failure: null, ...kept, failures: 0, answeredAt, nextAt });
  }

  /** Doubles the pause with each failure in a row, and logs a line when it fails in another way. */
  private async putOff(feed: Feed, source: TurnSource, error: unknown): Promise<void> {
    const failure = failureOf(error);
    if (feed.failure !== failure) {
      const told = { feed: feed.name, failure, reason: reasonOf(error) };
      this.log.warn(told, 'a feed gives nothing to be used');
    }
    const failures = feed.failures + 1;
    const pause = Math.min(longestPauseMs, source.intervalMs * 2 ** Math.min(failures - 1, 10));
    await feed.update({ failures, failure, nextAt: later(pause) });
  }
}

/** Up to a fifth sooner, so that feeds that failed at the same moment do not come back at the same moment. */
const later = (ms: number) => new Date(Date.now() + ms * (1 - Math.random() / 5));

/** Takes the turn for this process alone; false when another one was faster. */
async function claim(feed: Feed, { leaseMs }: TurnSource): Promise<boolean> {
  const now = Date.now();
  const taken = { nextAt: new Date(now + leaseMs), askedAt: new Date(now) };
  const where = { name: feed.name, nextAt: { [Op.lte]: new Date(now) } };
  const [count] = await Feed.update(taken, { where });
  return count === 1;
}

/** Returns what to keep of an answer that says something else than the one before. */
async function changed({ name }: Feed, alerts: FeedAlert[]): Promise<Partial<Feed>> {
  const alertsText = JSON.stringify(alerts);
  const before = await Feed.findByPk(name, { attributes: ['alertsText', 'revision'] });
  if (!before || before.alertsText === alertsText) return {};
  return { alertsText, revision: before.revision + 1 };
}

function failureOf(error: unknown): FeedFailure | 'broken' {
  if (error instanceof FeedError) return error.failure;
  return error instanceof ChangedShapeError ? 'changed its shape' : 'broken';
}

/** Returns the reason behind an error; never the address, which may have a key in it. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  const inner = cause instanceof Error ? (cause.cause ?? cause) : null;
  return inner instanceof Error ? inner.message : message;
}

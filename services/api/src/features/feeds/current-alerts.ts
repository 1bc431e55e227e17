import { isDeepStrictEqual } from 'node:util';
import type { Feed as ShownFeed } from '@camp/contracts/places/alerts';
import { type FeedSample, readFeedSample } from '@camp/places/feed-samples';
import { Feed } from '#models/feed.ts';
import { type FeedAlert, feedAlertSchema } from '#features/feed-adapters/alert.ts';
import { type FeedSource, feedSources } from './feeds.ts';

/** Time for which alerts are told before they begin, in milliseconds: people book that far ahead. */
const announcedMs = 60 * 24 * 3_600_000;

/** Intervals missed before an answer counts as stale. */
const maxMissed = 3;

export interface Current {
  alerts: FeedAlert[];
  /** Alerts that begin within the next two months. */
  announced: FeedAlert[];
  feeds: ShownFeed[];
  isSample: boolean;
  /** Changes whenever the alerts change. */
  edition: number;
}

/** `live`: as the worker keeps them. `samples`: as they were recorded once. `off`: none. */
export type AlertsMode = 'live' | 'samples' | 'off';

/** The alerts that count now, and how its feeds are doing. Kept in memory: every list of places asks for them. */
export class CurrentAlerts {
  private readonly mode: AlertsMode;
  private readonly intervalMs: number;
  private readonly kept = new Map<Feed['name'], { revision: number; alerts: FeedAlert[] }>();
  private lookedAt = -Infinity;
  private looking: Promise<void> | null = null;
  private rows: Feed[] = [];
  private current: FeedAlert[] = [];
  private announced: FeedAlert[] = [];
  private changesAt = -Infinity;
  private edition = 0;
  private latest: Current | undefined;

  /** The tables are asked at most once in an interval. */
  constructor({ mode, intervalMs }: { mode: AlertsMode; intervalMs: number }) {
    this.mode = mode;
    this.intervalMs = intervalMs;
  }

  /**
   * Returns the same object while it says the same. If the database is away, which its own watchers report, the
   * last known alerts go on counting.
   */
  async read(now = Date.now()): Promise<Current> {
    if (this.mode === 'samples') return (sampled ??= readSamples());
    if (this.mode === 'live' && now - this.lookedAt >= this.intervalMs) {
      this.lookedAt = now;
      this.looking ??= this.look()
        .catch(() => undefined)
        .finally(() => (this.looking = null));
      await this.looking;
    }
    if (now >= this.changesAt) this.choose(now);
    return this.sameOrNew(feedSources.map((source) => this.present(source, now)));
  }

  private sameOrNew(feeds: ShownFeed[]): Current {
    const { latest, current: alerts, announced, edition } = this;
    const isSame = latest?.edition === edition && isDeepStrictEqual(latest.feeds, feeds);
    return isSame ? latest : (this.latest = { alerts, announced, feeds, edition, isSample: false });
  }

  /** Has the next call look, because this process has just put something new in the tables. */
  lookSoon(): void {
    this.lookedAt = -Infinity;
  }

  /** Takes over what this process or another one has put in the tables. */
  private async look(): Promise<void> {
    this.rows = await Feed.findAll({ attributes: { exclude: ['alertsText'] } });
    const others = this.rows.filter(
      ({ name, revision }) => revision !== (this.kept.get(name)?.revision ?? 0),
    );
    for (const { name } of others) {
      const row = await Feed.findByPk(name);
      if (row) this.kept.set(name, { revision: row.revision, alerts: alertsIn(row.alertsText) });
      this.changesAt = -Infinity;
    }
  }

  /** Keeps the alerts that have begun or were announced, and are not over, until that changes for the next one. */
  private choose(now: number): void {
    const all = [...this.kept.values()].flatMap(({ alerts }) => alerts);
    const times = all.flatMap(({ from, until }) => [
      timeOf(from),
      timeOf(from) - announcedMs,
      timeOf(until),
    ]);
    this.current = all.filter(
      ({ from, until }) => timeOf(from, -Infinity) <= now && timeOf(until) > now,
    );
    this.announced = all.filter(({ from, until }) => {
      const begins = timeOf(from, -Infinity);
      return begins > now && begins <= now + announcedMs && timeOf(until) > begins;
    });
    this.changesAt = times.reduce(
      (soonest, time) => (time > now ? Math.min(soonest, time) : soonest),
      Infinity,
    );
    this.edition += 1;
  }

  private present(source: FeedSource, now: number): ShownFeed {
    const row = this.rows.find(({ name }) => name === source.name);
    const isAsked = this.mode === 'live' && source.address !== null;
    const state = isAsked ? stateOf(row, source.intervalMs, now) : 'off';
    return shown(source, { state, as_of: row?.answeredAt?.toISOString() ?? null });
  }
}

const timeOf = (time: string | null, otherwise = Infinity) =>
  time === null ? otherwise : Date.parse(time);

/** Returns how a source that is asked does. */
export function stateOf(
  feed: Feed | undefined,
  intervalMs: number,
  now: number,
): ShownFeed['state'] {
  const age = feed?.answeredAt ? now - feed.answeredAt.getTime() : Infinity;
  if (age <= maxMissed * intervalMs) return 'fresh';
  return feed && feed.failures > 0 ? 'failing' : 'old';
}

/** Leaves out what a newer version of this program wrote and this one cannot read. */
function alertsIn(text: string | null): FeedAlert[] {
  const kept: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(kept)
    ? kept.flatMap((each) => feedAlertSchema.safeParse(each).data ?? [])
    : [];
}

let sampled: Current | undefined;

function readSamples(): Current {
  const samples = feedSources.map((source) => {
    const { sample } = source;
    return { source, recorded: sample && readFeedSample(sample.source, sample.file) };
  });
  return {
    alerts: samples.flatMap(({ source, recorded }) =>
      recorded ? source.read(recorded.answer).alerts.map((alert) => datedBy(recorded, alert)) : [],
    ),
    announced: [],
    feeds: samples.map(({ source, recorded }) => presentSample(source, recorded)),
    isSample: true,
    edition: 1,
  };
}

const dayOf = ({ date }: FeedSample) => new Date(date).toISOString();

/** Uses the date of the recording where the feed gives none. */
const datedBy = (recorded: FeedSample, alert: FeedAlert): FeedAlert => ({
  ...alert,
  asOf: alert.asOf ?? dayOf(recorded),
});

function presentSample(source: FeedSource, recorded: FeedSample | null): ShownFeed {
  const as_of = recorded && dayOf(recorded);
  const attribution = recorded?.attribution ?? source.attribution;
  return shown({ ...source, attribution }, { state: 'off', as_of, is_sample: recorded !== null });
}

const shown = (
  { name, title, attribution }: FeedSource,
  rest: Pick<ShownFeed, 'state' | 'as_of'> & { is_sample?: boolean },
): ShownFeed => ({ name, title, attribution, is_sample: false, ...rest });

import { withTimeout } from '#background/with-timeout.ts';
import { Feed } from '#models/feed.ts';

/** Time limit for the database's answer, and time for which an answer counts, in milliseconds. */
const answerTimeoutMs = 1_000;
const countsForMs = 5_000;

/** Age of each feed's last good answer, by name of the feed. Asks the database at most once in five seconds. */
export class FeedAges {
  private times: Record<string, number> = {};
  private readAt = -Infinity;

  /** In seconds. One that has never answered is as old as this process. */
  async read(): Promise<Record<string, number>> {
    if (performance.now() - this.readAt >= countsForMs) {
      this.times = await withTimeout(answerTimes(), answerTimeoutMs).catch(() => ({}));
      this.readAt = performance.now();
    }
    const now = Date.now();
    const ages = Object.entries(this.times).map(([name, at]) => [name, (now - at) / 1_000]);
    return Object.fromEntries(ages) as Record<string, number>;
  }
}

async function answerTimes(): Promise<Record<string, number>> {
  const feeds = await Feed.findAll({ attributes: ['name', 'answeredAt'] });
  const times = feeds.map(({ name, answeredAt }) => [
    name,
    answeredAt?.getTime() ?? performance.timeOrigin,
  ]);
  return Object.fromEntries(times) as Record<string, number>;
}

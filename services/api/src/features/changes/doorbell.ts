import type { Redis } from '#redis.ts';

const channel = 'campbc:changes';

/** Subject of a ring; of a node from before it is empty, and about people and places. */
type News = '' | 'releases';

/**
 * Says on every node that the database has something new, or what is said of releases, and nothing else: over Redis
 * where there is one, and in this process even if Redis fails.
 */
export class Doorbell {
  private readonly redis: Redis | null;
  private readonly listeners: ((news: News) => void)[] = [];

  constructor(redis: Redis | null) {
    this.redis = redis;
  }

  onRing(listener: (news: News) => void): void {
    this.listeners.push(listener);
  }

  ring(news: News = ''): void {
    this.hear(news);
    if (this.redis?.isReady) void this.redis.publish(channel, news).catch(() => undefined);
  }

  /** For each connection to Redis that does nothing but listen. */
  async listenOn(client: Redis): Promise<void> {
    await client.subscribe(channel, this.hear).catch(() => undefined);
  }

  /** One function: a client that connects again listens with it once. */
  private readonly hear = (message: string): void => {
    const news = message === 'releases' ? message : '';
    for (const listener of this.listeners) listener(news);
  };
}

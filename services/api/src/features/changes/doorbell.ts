import type { Redis } from '#redis.ts';

const channel = 'campbc:changes';

/**
 * Says on every node that the database has something new, and nothing else: over Redis where there is one, and
 * in this process even if Redis fails.
 */
export class Doorbell {
  private readonly redis: Redis | null;
  private readonly listeners: (() => void)[] = [];

  constructor(redis: Redis | null) {
    this.redis = redis;
  }

  onRing(listener: () => void): void {
    this.listeners.push(listener);
  }

  ring(): void {
    this.hear();
    if (this.redis?.isReady) void this.redis.publish(channel, '').catch(() => undefined);
  }

  /** For each connection to Redis that does nothing but listen. */
  async listenOn(client: Redis): Promise<void> {
    await client.subscribe(channel, this.hear).catch(() => undefined);
  }

  /** One function: a client that connects again listens with it once. */
  private readonly hear = (): void => {
    for (const listener of this.listeners) listener();
  };
}

import type { Logger } from 'pino';
import type { Env } from './env.ts';

export type Redis = Awaited<ReturnType<typeof createRedisClient>>;

/**
 * The Redis client, connecting in the background and reconnecting by itself; null where none is
 * configured. While it is down, commands fail at once instead of queueing; while it hangs, they fail after
 * three seconds.
 */
export async function connectRedis({ REDIS_URL }: Env, log: Logger): Promise<Redis | null> {
  if (!REDIS_URL) return null;
  const client = await createRedisClient(REDIS_URL);
  client.on('error', (error: Error) => log.warn({ reason: error.message }, 'redis is away'));
  client.on('ready', () => log.info('redis is ready'));
  client.connect().catch((error: unknown) => log.error({ err: error }, 'redis gave up'));
  return client;
}

/** Milliseconds of silence after which a connection is closed. It is pinged in between. */
const silenceMs = 3_000;

async function createRedisClient(url: string) {
  /* A quarter of a second of work, which a site without Redis does not need. */
  const { createClient } = await import('redis');
  return createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: silenceMs / 3,
    /* A timer for each command costs more than the command. Silence ends those that wait, too. */
    commandOptions: { timeout: 0 },
    socket: {
      connectTimeout: silenceMs,
      socketTimeout: silenceMs,
      reconnectStrategy: (retries) => Math.min(100 + retries * 100, 2_000),
    },
  });
}

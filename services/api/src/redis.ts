import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { TimeoutError, withTimeout } from '#background/with-timeout.ts';

export type Redis = ReturnType<Awaited<ReturnType<typeof loadClient>>>;

interface Settings {
  /** Empty where there is no Redis. */
  REDIS_URL: string;
  /** Such as `10.0.0.1:26379`. */
  REDIS_SENTINELS: readonly string[];
}

/**
 * The Redis client, connecting in the background and reconnecting by itself; null where none is
 * configured. While it is down, commands fail at once instead of queueing; while it hangs, they fail after
 * three seconds. With Sentinels it is a client of the current primary. `onReady` is called with each connection
 * that is there, again after each break.
 */
export async function connectRedis(
  env: Settings,
  log: Logger,
  onReady: (client: Redis) => void = () => log.info('redis is ready'),
): Promise<Redis | null> {
  if (!env.REDIS_URL) return null;
  const clientOf = await loadClient();
  if (env.REDIS_SENTINELS.length > 0) return followPrimary({ env, log, clientOf, onReady });
  const client = clientOf(env.REDIS_URL);
  client.on('error', (error: Error) => log.warn({ reason: error.message }, 'redis is away'));
  client.on('ready', () => onReady(client));
  client.connect().catch((error: unknown) => log.error({ err: error }, 'redis gave up'));
  return client;
}

const pollIntervalMs = 20;

/** Resolves when commands will be answered. */
export async function readiness(redis: Redis): Promise<void> {
  while (!redis.isReady) await wait(pollIntervalMs, undefined, { ref: false });
}

/** Milliseconds between pings, after which no answer to one ends the connection, and to connect within. */
const pingIntervalMs = 500;
const silenceMs = 3_000;

async function loadClient() {
  /* A quarter of a second of work, which a site without Redis does not need. */
  const { createClient } = await import('redis');
  return (url: string) => {
    const client = createClient({
      url,
      disableOfflineQueue: true,
      /* A timer for each command costs more than the command. Those that wait end with their connection. */
      commandOptions: { timeout: 0 },
      socket: {
        connectTimeout: silenceMs,
        socketTimeout: silenceMs,
        reconnectStrategy: (retries) => Math.min(100 + retries * 100, 2_000),
      },
    });
    client.on('ready', () => void endWhenSilent(client));
    return client;
  };
}

/** The library's own limit counts what is written to a Redis as life, so one that hangs would never be left. */
async function endWhenSilent(client: Redis): Promise<void> {
  while (client.isReady) {
    try {
      await withTimeout(client.ping(), silenceMs);
    } catch (error) {
      if (!(error instanceof TimeoutError)) return;
      client.emit('error', error);
      client.destroy();
      await client.connect().catch(() => null);
      return;
    }
    await wait(pingIntervalMs, undefined, { ref: false });
  }
}

/** Time between two questions to the Sentinels, and time limit for each answer, in milliseconds. */
const sentinelPollIntervalMs = 500;
const answerTimeoutMs = 1_000;

interface SentinelOptions {
  env: Settings;
  log: Logger;
  /** Makes a client of one Redis, which is not connected yet. */
  clientOf: (url: string) => Redis;
  onReady: (client: Redis) => void;
}

/**
 * Returns a client of the current primary, according to most of the Sentinels that answer. While they look for a
 * new one, commands fail at once, as they do while a single Redis is away
 * (docs/decisions/stores.md#0189).
 */
function followPrimary({ env, log, clientOf, onReady }: SentinelOptions): Redis {
  const name = new URL(env.REDIS_URL).hostname;
  const sentinels = env.REDIS_SENTINELS.map((address) => {
    const sentinel = clientOf(`redis://${address}`);
    sentinel.on('error', () => undefined);
    void sentinel.connect().catch(() => undefined);
    return sentinel;
  });
  /* Not connected before the first primary is known. */
  let address = '';
  let client = clientOf(env.REDIS_URL);
  const stopping = new AbortController();

  function follow(found: string): void {
    if (client.isOpen) client.destroy();
    log.info({ address: found }, 'redis has a primary');
    address = found;
    const next = clientOf(urlAt(env.REDIS_URL, found));
    client = next;
    client.on('error', (error: Error) => log.warn({ reason: error.message }, 'redis is away'));
    client.on('ready', () => onReady(next));
    void client.connect().catch(() => undefined);
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const found = maxNamed(await Promise.all(sentinels.map((each) => primaryBy(each, name))));
      if (stopping.signal.aborted) return;
      if (found && found !== address) follow(found);
      await wait(sentinelPollIntervalMs, undefined, { ref: false });
    }
  }

  function destroy(): void {
    stopping.abort();
    for (const each of [...sentinels, client]) if (each.isOpen) each.destroy();
  }

  void watch();
  return new Proxy(client, {
    get(_first, property) {
      if (property === 'destroy') return destroy;
      const value: unknown = Reflect.get(client, property, client);
      return typeof value === 'function' ? (value.bind(client) as unknown) : value;
    },
  });
}

/** `host:port` of the primary, null where the Sentinel does not say. */
async function primaryBy(sentinel: Redis, name: string): Promise<string | null> {
  try {
    const question = ['SENTINEL', 'GET-MASTER-ADDR-BY-NAME', name];
    const answer = await withTimeout(
      sentinel.sendCommand<string[] | null>(question),
      answerTimeoutMs,
    );
    return answer && answer.join(':');
  } catch {
    return null;
  }
}

/** Returns the answer that was given most often; null when two were given equally often. */
function maxNamed(answers: (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const answer of answers) if (answer) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

/** The same protocol, user and password, at another place. */
function urlAt(url: string, address: string): string {
  const { protocol, username, password, pathname } = new URL(url);
  const user = username || password ? `${username}:${password}@` : '';
  return `${protocol}//${user}${address}${pathname}`;
}

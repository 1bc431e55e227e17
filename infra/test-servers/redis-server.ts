import { createClient } from 'redis';
import { freePort } from '#infra/site/ports.ts';
import { type Program, startProgram, until } from './programs.ts';

export interface RedisServer extends Program {
  url: string;
}

/** A real Redis on loopback for this run only; it keeps nothing on disk. */
export async function startRedis(wantedPort?: number): Promise<RedisServer> {
  const port = wantedPort ?? (await freePort());
  const program = startProgram('redis-server', [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]);
  const url = `redis://127.0.0.1:${port}`;
  await until(() => answers(url), 'Redis answers');
  return { ...program, url };
}

async function answers(url: string): Promise<boolean> {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => undefined);
  await client.connect();
  client.destroy();
  return true;
}

/** Empties a Redis, as a restart without persistence would. */
export async function wipeRedis(url: string): Promise<void> {
  const client = createClient({ url });
  await client.connect();
  await client.flushAll();
  client.destroy();
}

/** Lets a Redis take no writes while it has fewer replicas than that, as after a fail-over. */
export async function refuseWrites(url: string, replicas: number): Promise<void> {
  const client = createClient({ url });
  await client.connect();
  await client.configSet('min-replicas-to-write', String(replicas));
  client.destroy();
}

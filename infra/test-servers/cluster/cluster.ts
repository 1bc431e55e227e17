import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishFirstRelease } from '#infra/test-servers/first-release.ts';
import { startMailCatcher } from '#infra/test-servers/mail-catcher.ts';
import { GaleraNode } from './galera-node.ts';
import { directly, type Link } from './links.ts';
import { primaryName, type RedisMember, startRedisGroup, startSentinels } from './redis-group.ts';
import { type Services, startServices } from './services.ts';

export interface Cluster extends Services {
  databases: GaleraNode[];
  redis: RedisMember[];
  sentinels: RedisMember[];
  /** Address that the APIs are given: every node. */
  databaseUrl: string;
  inboxUrl: string;
}

interface Options {
  /** Ports of the site, and of the inbox of caught mail; by default any free ones. */
  port?: number;
  mailPort?: number;
  environment?: NodeJS.ProcessEnv;
  link?: Link;
  /** Aborts the start. */
  signal?: AbortSignal;
}

const database = 'campbc';

/**
 * Three MariaDB (Galera), three Redis with three Sentinels, three APIs, two edges and nginx on this machine, as
 * an operator runs them on many. All data is in folders that are gone when it stops.
 */
export async function startCluster(options: Options = {}): Promise<Cluster> {
  const opened: Close[] = [];
  const stop = async () => {
    for (const close of opened.splice(0).toReversed()) await close();
  };
  try {
    return { ...(await open(options, (close) => opened.push(close))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Close = () => Promise<unknown>;

async function open(options: Options, opened: (close: Close) => void): Promise<Cluster> {
  const { link = directly, signal } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'campbc-cluster-'));
  opened(() => rm(dataDir, { recursive: true, force: true }));
  await publishFirstRelease(dataDir);
  signal?.throwIfAborted();
  const mail = await startMailCatcher(join(dataDir, 'mail'), options.mailPort);
  opened(mail.stop);
  const databases = await GaleraNode.startCluster(3);
  opened(() => stopAll(databases));
  await databases[0]?.createDatabase(database);
  signal?.throwIfAborted();
  const redis = await startRedisGroup(link);
  opened(() => stopAll(redis));
  const sentinels = await startSentinels(await link('redis-1', redis[0]?.port ?? 0));
  opened(() => stopAll(sentinels));
  signal?.throwIfAborted();
  const databaseUrl = await addressesOf(databases, link);
  const services = await startServices({
    dataDir,
    apis: 3,
    edges: 2,
    port: options.port,
    link,
    environment: {
      DATABASE_URL: databaseUrl,
      REDIS_URL: `redis://${primaryName}`,
      REDIS_SENTINELS: await sentinelsOf(sentinels, link),
      SMTP_URL: mail.smtpUrl,
      ...options.environment,
    },
  });
  opened(services.stop);
  return { ...services, databases, redis, sentinels, databaseUrl, inboxUrl: mail.inboxUrl };
}

const stopAll = (members: { stop: () => Promise<void> }[]) =>
  Promise.all(members.map((member) => member.stop()));

async function addressesOf(nodes: GaleraNode[], link: Link): Promise<string> {
  const ports = await Promise.all(nodes.map(({ name, ports: { sql } }) => link(name, sql)));
  return ports.map((port) => `mysql://root@127.0.0.1:${port}/${database}`).join(',');
}

async function sentinelsOf(sentinels: RedisMember[], link: Link): Promise<string> {
  const ports = await Promise.all(sentinels.map(({ name, port }) => link(name, port)));
  return ports.map((port) => `127.0.0.1:${port}`).join(',');
}

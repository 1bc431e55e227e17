import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, startCluster } from '#infra/test-servers/cluster/cluster.ts';
import { exitWhenStopped } from '#infra/site/process.ts';
import { requirePrograms } from '#infra/test-servers/debian-programs.ts';
import { until } from '#infra/test-servers/programs.ts';
import { TcpProxy } from '#tests/support/servers/tcp-proxy.ts';
import { evidenceOf, Inbox } from '#tests/support/traffic/evidence.ts';
import { Traffic } from '#tests/support/traffic/traffic.ts';
import { type Fault, faultsOf } from './faults.ts';
import { type Outcome, outcomeSince } from './outcome.ts';

/*
 * Lets each kind of node of a cluster fail while people use the site, and compares the answers they got with
 * what is there: `npm run test:cluster`, or with words that the faults' names have, such as `redis`.
 */
const holdMs = 6_000;
const calmMs = 3_000;
const maxPageGapMs = 3_000;
const wholeTimeoutMs = 90_000;

const words = process.argv.slice(2);
requirePrograms(['mariadbd', 'redis-server', 'nginx', 'openssl']);
const proxies = new Map<string, TcpProxy>();
const ports = new Map<string, number>();
const cluster = await startCluster({
  environment: { RATE_LIMIT_FACTOR: '1000' },
  async link(name, port) {
    const known = ports.get(name);
    if (known) return known;
    const way = await TcpProxy.to(port);
    proxies.set(name, way.proxy);
    ports.set(name, way.port);
    return way.port;
  },
});

async function stop(): Promise<void> {
  await cluster.stop();
  await Promise.all([...proxies.values()].map((proxy) => proxy.close()));
}

/** @returns the exit code. */
async function run(): Promise<number> {
  const place = { dataDir: '', databaseUrl: firstDatabase(cluster) };
  const inbox = new Inbox(cluster.inboxUrl);
  const traffic = await Traffic.start(cluster.url, place);
  const wanted = faultsOf(cluster, proxies).filter(({ name }) =>
    words.every((word) => name.includes(word)),
  );
  const missed: string[] = [];
  console.log(
    `| fault | requests | failed | longest gap: pages | calls that read | calls that change |\n|---|---|---|---|---|---|`,
  );
  await wait(calmMs);
  for (const fault of [calm, ...wanted]) {
    const outcome = await suffer(fault, traffic);
    console.log(rowOf(fault, outcome));
    missed.push(...missedBy(fault, outcome));
  }
  await traffic.stop();
  const evidence = await evidenceOf(traffic, place, inbox);
  inbox.stop();
  console.log({
    ...evidence,
    saves: traffic.made.filter(isSaved).length,
    invitations: traffic.invited.length,
  });
  for (const each of missed) console.log(`Too long without an answer: ${each}`);
  return missed.length + Object.values(evidence).reduce((sum, count) => sum + count, 0) > 0 ? 1 : 0;
}

const isSaved = ({ kind, status }: { kind: string; status: number }) =>
  kind === 'save' && status === 200;

const calm: Fault = {
  name: 'none',
  maxGapMs: 3_000,
  begin: async () => undefined,
  end: async () => undefined,
};

async function suffer(fault: Fault, traffic: Traffic): Promise<Outcome> {
  const since = performance.now();
  await fault.begin();
  await wait(holdMs);
  await fault.end();
  await until(isWhole, `The cluster is whole after ${fault.name}`, wholeTimeoutMs);
  await wait(calmMs);
  return outcomeSince(traffic.histories, since);
}

/** True if every node is back, so that the next fault meets all of them. */
async function isWhole(): Promise<boolean> {
  const databases = await Promise.all(cluster.databases.map((node) => node.isWhole()));
  const roles = await Promise.all(cluster.redis.map((member) => member.ask(['ROLE'])));
  const primaries = roles.flatMap((role) =>
    Array.isArray(role) && role[0] === 'master' ? [role] : [],
  );
  const [primary] = primaries;
  const replicas: unknown = primary?.[2];
  await Promise.all([...cluster.apis, ...cluster.edges].map((member) => member.ready()));
  const hasReplicas = Array.isArray(replicas) && replicas.length === 2;
  return databases.every(Boolean) && primaries.length === 1 && hasReplicas;
}

/** Address of the first database, without its proxy. */
function firstDatabase({ databases, databaseUrl }: Cluster): string {
  const [first = ''] = databaseUrl.split(',');
  return Object.assign(new URL(first), { port: databases[0]?.ports.sql ?? 0 }).href;
}

/** Pages need neither API nor database. */
function missedBy({ name, maxGapMs }: Fault, { pageGapMs, readGapMs }: Outcome): string[] {
  return [
    pageGapMs > maxPageGapMs && `${name}: ${pageGapMs} ms (pages)`,
    readGapMs > maxGapMs && `${name}: ${readGapMs} ms (calls)`,
  ].filter((each) => each !== false);
}

function rowOf({ name }: Fault, outcome: Outcome): string {
  const { requests, failed, pageGapMs, readGapMs, changeGapMs } = outcome;
  const share = ((100 * failed) / requests).toFixed(1);
  return `| ${name} | ${requests} | ${failed} (${share} %) | ${pageGapMs} ms | ${readGapMs} ms | ${changeGapMs} ms |`;
}

exitWhenStopped();
try {
  process.exitCode = await run();
} finally {
  await stop();
}
process.exit();

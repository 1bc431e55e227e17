import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startCluster } from '#infra/test-servers/cluster/cluster.ts';
import { exitWhenStopped } from '#infra/site/process.ts';
import { requirePrograms } from '#infra/test-servers/debian-programs.ts';
import { startTestSite } from '#infra/test-servers/test-site.ts';
import type { DatabasePlace } from '#tests/support/people/database.ts';
import { evidenceOf, Inbox } from '#tests/support/traffic/evidence.ts';
import { isGood, type SentRequest } from '#tests/support/traffic/person.ts';
import { Traffic } from '#tests/support/traffic/traffic.ts';
import { type Growth, growthOf, quantile } from './growth.ts';
import { bytesIn, descendants } from './processes.ts';

/*
 * Lets people use a site for long, and measures its growth: `npm run soak -- --minutes 20`, on a site that `npm
 * start` starts, or with `--cluster` on a cluster. Ends with 1 after any error, or when API or edge keep
 * growing.
 */
interface Site {
  url: string;
  inboxUrl: string;
  place: DatabasePlace;
  folders: string[];
  stop: () => Promise<void>;
}

const pollIntervalMs = 2_000;
const maxGrowth = 5;
/** Maximum number of failed requests that are listed one by one. */
const maxShown = 50;
const generous = { RATE_LIMIT_FACTOR: '1000' };

async function startEmbedded(): Promise<Site> {
  const { url, inboxUrl, dataDir, stop } = await startTestSite(generous);
  return { url, inboxUrl, place: { dataDir }, folders: [dataDir], stop };
}

async function startMany(): Promise<Site> {
  requirePrograms(['mariadbd', 'redis-server', 'nginx', 'openssl']);
  const cluster = await startCluster({ environment: generous });
  const { url, inboxUrl, stop } = cluster;
  const [databaseUrl = ''] = cluster.databaseUrl.split(',');
  const servers = [...cluster.databases, ...cluster.redis].map(({ folder }) => folder);
  const folders = [dirname(cluster.logFolder), ...servers];
  return { url, inboxUrl, place: { dataDir: '', databaseUrl }, folders, stop };
}

async function soak(site: Site, minutes: number): Promise<number> {
  const diskOf = () => site.folders.reduce((sum, folder) => sum + bytesIn(folder), 0);
  const inbox = new Inbox(site.inboxUrl);
  const traffic = await Traffic.start(site.url, site.place);
  const samples = [];
  const diskBefore = diskOf();
  const end = performance.now() + minutes * 60_000;
  while (performance.now() < end) {
    samples.push({ at: performance.now(), seen: descendants() });
    await wait(pollIntervalMs);
  }
  await traffic.stop();
  const growths = growthOf(samples);
  const disk = (diskOf() - diskBefore) / 1e6;
  const evidence = await evidenceOf(traffic, site.place, inbox);
  inbox.stop();

  const failed = traffic.made.filter((made) => !isGood(made));
  console.table(latenciesOf(traffic.made));
  const [first] = samples;
  if (failed.length > 0) console.table(failed.slice(0, maxShown).map(failureSince(first?.at ?? 0)));
  console.table(growths.map(rowOf));
  console.log(`Disk: ${disk.toFixed(1)} MB more, ${(disk / minutes).toFixed(2)} MB a minute.`);
  console.log({ failed: failed.length, ...evidence, invitations: traffic.invited.length });
  const wrong = failed.length + Object.values(evidence).reduce((sum, count) => sum + count, 0);
  return wrong > 0 || isGrowing(growths) ? 1 : 0;
}

function latenciesOf(made: SentRequest[]) {
  const kinds = Map.groupBy(made, ({ kind }) => kind);
  const rows = [...kinds].map(([kind, of]) => {
    const times = of.map(({ startedAt, endedAt }) => endedAt - startedAt);
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
    const errors = of.filter((each) => !isGood(each)).length;
    return [kind, { requests: of.length, errors, 'p50 ms': rounded(p50), 'p99 ms': rounded(p99) }];
  });
  return Object.fromEntries(rows) as Record<string, object>;
}

const failureSince =
  (start: number) =>
  ({ kind, status, startedAt, endedAt }: SentRequest) => ({
    request: kind,
    status: status || 'no answer',
    minute: rounded((startedAt - start) / 60_000),
    ms: rounded(endedAt - startedAt),
  });

const rounded = (value: number) => Math.round(value * 10) / 10;

const rowOf = ({ name, pid, startMb, endMb, growth, startHandles, endHandles }: Growth) => ({
  process: name,
  pid,
  'MB after warm-up': rounded(startMb),
  'MB at the end': rounded(endMb),
  'growth %': rounded(growth),
  handles: `${startHandles} → ${endHandles}`,
});

/** True if all APIs together, or all edges together, keep growing. Other servers may fill their caches. */
function isGrowing(growths: Growth[]): boolean {
  return ['api', 'edge'].some((service) => {
    const of = growths.filter(({ name }) => name === service);
    const sum = (pick: (growth: Growth) => number) =>
      of.reduce((total, each) => total + pick(each), 0);
    const growth = 100 * (sum(({ endMb }) => endMb) / sum(({ startMb }) => startMb) - 1);
    console.log(`${service}: ${rounded(growth)} % more memory after the warm-up.`);
    return growth >= maxGrowth;
  });
}

exitWhenStopped();
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '20' }, cluster: { type: 'boolean' } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error('Say how long, such as --minutes 20.');
  process.exit(1);
}
const site = await (values.cluster ? startMany() : startEmbedded());
try {
  process.exitCode = await soak(site, minutes);
} finally {
  await site.stop();
}
process.exit();

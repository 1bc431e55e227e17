import { startApi } from '#infra/test-servers/api-process.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { startRedis } from '#infra/test-servers/redis-server.ts';
import { installed } from '#tests/load/installed.ts';
import { keepFigures, stampOf } from '#tests/load/results.ts';
import { printSpreads, spreadOf } from '#tests/load/spreads.ts';
import { benchCalls } from './bench-calls.ts';
import { peerPackages } from './installed-peers.ts';
import {
  type Loader,
  type Measured,
  type Server,
  signedInApi,
  startLoader,
  startPeer,
} from './servers.ts';

const people = 512;
const rounds = 5;
const seconds = 4;
const warmUpSeconds = 3;
/** How much of the most that a server can do it is given while its delays are measured. */
const usualShare = 0.7;

const leastShare = 0.7;
const mostSpread = 3;

/**
 * How often a second the API can say who is signed in, beside what its session store alone allows: Express with
 * express-session and connect-redis over the same Redis. All take turns, so that a busy machine slows each.
 */
export async function benchApi(): Promise<void> {
  const [database, redis] = await Promise.all([MariaDb.start(), startRedis()]);
  const databaseUrl = await database.createDatabase('campbc_bench');
  const environment = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    RATE_LIMIT_FACTOR: '1000000',
  };
  const api = await startApi({ environment, writesItsLog: true });
  const loader = startLoader();
  const stops: (() => void)[] = [loader.stop];
  try {
    const { answer, ...ours } = await signedInApi(api, { databaseUrl, people });
    const folder = await installed(...peerPackages);
    const shared = { redisUrl: redis.url, databaseUrl, folder, answer, people };
    const peers = [];
    for (const [peer, name] of [
      ['node', 'node:http'],
      ['express', 'Express'],
      ['better-auth', 'better-auth'],
      ['passport', 'passport and Sequelize'],
      ['fastify', 'Fastify with sessions'],
      ['session', 'Express with sessions'],
    ] as const) {
      const { server, stop } = await startPeer({ ...shared, peer, name });
      peers.push(server);
      stops.push(stop);
    }
    const asked = await measureAll(loader, [...peers, ours]);
    const others = await benchCalls({ api, loader, databaseUrl, redisUrl: redis.url, folder });
    keepFigures('api', { 'GET /api/auth/me': asked, ...others }, stampOf());
  } finally {
    for (const stop of stops) stop();
    await api.service.stop();
    await Promise.all([redis.stop(), database.stop()]);
  }
}

async function measureAll(loader: Loader, servers: Server[]) {
  for (const server of servers) await loader.measure(server, { seconds: warmUpSeconds });
  const most = await inTurns(servers, (server) => loader.measure(server, { seconds }));
  const slower = servers.slice(-2);
  const usual = await inTurns(slower, (server) => {
    const { median } = spreadOf(roundsOf(most, server).map(({ rate }) => rate));
    return loader.measure(server, { seconds, rate: median * usualShare });
  });
  return report(servers, most, usual);
}

type Rounds = Map<Server, Measured[]>;

async function inTurns(
  servers: Server[],
  measure: (server: Server) => Promise<Measured>,
): Promise<Rounds> {
  const measured: Rounds = new Map(servers.map((server) => [server, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const server of servers) roundsOf(measured, server).push(await measure(server));
  }
  return measured;
}

const roundsOf = (measured: Rounds, server: Server) => measured.get(server) ?? [];

function report(servers: Server[], most: Rounds, usual: Rounds) {
  const [session, ours] = servers.slice(-2);
  if (!session || !ours) throw new Error('Nothing was measured.');
  const figures = Object.fromEntries(
    servers.map((server) => [
      server.name,
      figuresOf(roundsOf(most, server), roundsOf(most, session)),
    ]),
  );
  const atUsual = Object.fromEntries(
    [session, ours].map((server) => [server.name, delaysOf(roundsOf(usual, server))]),
  );
  console.log('\nGET /api/auth/me, signed in, 64 connections (least, middle and most of 5 rounds)');
  printSpreads('Of each', figures);
  console.log(`\nThe same at ${usualShare * 100} % of what each can do`);
  printSpreads('Of each', atUsual);
  const share = figures[ours.name]?.['rate beside sessions'].median ?? 0;
  const spread = atUsual[ours.name]?.['p99 to p50'].median ?? Infinity;
  judge(
    `Rate beside Express with sessions: ${share}`,
    share >= leastShare,
    `at least ${leastShare}`,
  );
  judge(`p99 beside p50 at that load: ${spread}`, spread <= mostSpread, `at most ${mostSpread}`);
  return { most: figures, usual: atUsual };
}

function figuresOf(measured: Measured[], sessions: Measured[]) {
  const ratios = (value: (one: Measured) => number) =>
    spreadOf(measured.map((one, round) => value(one) / value(sessions[round] ?? one)));
  return {
    'requests per second': spreadOf(measured.map(({ rate }) => rate)),
    'CPU µs per request': spreadOf(measured.map(({ cpu }) => cpu)),
    'p50 ms': spreadOf(measured.map(({ p50 }) => p50)),
    'p99 ms': spreadOf(measured.map(({ p99 }) => p99)),
    'rate beside sessions': ratios(({ rate }) => rate),
    'rate for the same CPU beside sessions': ratios(({ cpu }) => 1 / cpu),
  };
}

const delaysOf = (measured: Measured[]) => ({
  'requests per second': spreadOf(measured.map(({ rate }) => rate)),
  'p50 ms': spreadOf(measured.map(({ p50 }) => p50)),
  'p99 ms': spreadOf(measured.map(({ p99 }) => p99)),
  'p99 to p50': spreadOf(measured.map(({ p50, p99 }) => p99 / p50)),
});

const judge = (figure: string, isReached: boolean, target: string) =>
  console.log(`${figure} (${isReached ? 'reached' : 'not reached'}: ${target})`);

import { me } from '@camp/contracts/account/session';
import { startApi } from '#infra/test-servers/api-process.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { startRedis } from '#infra/test-servers/redis-server.ts';
import { type Loader, type Measured, signedInApi } from '#tests/load/api/servers.ts';
import { printSpreads, spreadOf } from '#tests/load/results.ts';
import { startEdge } from './peers.ts';

const rounds = 5;
const seconds = 3;
const people = 64;

const leastShare = 0.7;

/** How often a second the API says who is signed in, asked through the edge and beside it in turns. */
export async function throughEdge(loader: Loader) {
  const [database, redis] = await Promise.all([MariaDb.start(), startRedis()]);
  const databaseUrl = await database.createDatabase('campbc_bench');
  const environment = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    RATE_LIMIT_FACTOR: '1000000',
  };
  const api = await startApi({ environment, writesItsLog: true });
  const edge = await startEdge(api.url);
  try {
    const direct = await signedInApi(api, { databaseUrl, people });
    const through = { ...edge.server, cookies: direct.cookies };
    const ask = (server: typeof through) => loader.measure(server, { seconds, path: me.path });
    for (const server of [direct, through]) await ask(server);
    const measured = { direct: [] as Measured[], through: [] as Measured[] };
    for (let round = 0; round < rounds; round += 1) {
      measured.direct.push(await ask(direct));
      measured.through.push(await ask(through));
    }
    return report(measured);
  } finally {
    await edge.stop();
    await api.service.stop();
    await Promise.all([redis.stop(), database.stop()]);
  }
}

function report({ direct, through }: Record<'direct' | 'through', Measured[]>) {
  const figuresOf = (measured: Measured[]) => ({
    'answers per second': spreadOf(measured.map(({ rate }) => rate)),
    'CPU µs per answer, of this server': spreadOf(measured.map(({ cpu }) => cpu)),
    'p99 ms': spreadOf(measured.map(({ p99 }) => p99)),
    'rate beside the API': spreadOf(
      measured.map(({ rate }, round) => rate / (direct[round]?.rate ?? rate)),
    ),
  });
  const figures = { 'the API': figuresOf(direct), 'through the edge': figuresOf(through) };
  console.log(`\nGET ${me.path}, signed in (least, middle and most of ${rounds} rounds)`);
  printSpreads(figures);
  const share = figures['through the edge']['rate beside the API'].median;
  const verdict = share >= leastShare ? 'reached' : 'not reached';
  console.log(`Through the edge: ${share} (${verdict}: at least ${leastShare})`);
  return figures;
}

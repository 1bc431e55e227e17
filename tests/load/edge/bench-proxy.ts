import { me } from '@camp/contracts/account/session';
import { startApi } from '#infra/test-servers/api-process.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { startRedis } from '#infra/test-servers/redis-server.ts';
import { type Loader, type Measured, type Server, signedInApi } from '#tests/load/api/servers.ts';
import { printSpreads, spreadOf } from '#tests/load/spreads.ts';
import { startEdge, startNginxProxy, startPlainProxy } from './peers.ts';

const rounds = 5;
const seconds = 3;
const people = 64;

const leastShare = 0.7;

/** How often a second the API says who is signed in, asked itself and through the edge and other proxies, all in turns. */
export async function throughEdge(loader: Loader) {
  const [database, redis] = await Promise.all([MariaDb.start(), startRedis()]);
  const databaseUrl = await database.createDatabase('campbc_bench');
  const environment = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    RATE_LIMIT_FACTOR: '1000000',
  };
  const api = await startApi({ environment, writesItsLog: true });
  const proxies = [
    await startEdge(api.url),
    await startPlainProxy(api.url),
    await startNginxProxy(api.url),
  ];
  try {
    const direct = await signedInApi(api, { databaseUrl, people });
    const asked = [
      { name: 'the API', server: direct },
      ...proxies.map(({ server: { name, url, pid } }) => ({
        name: `through ${name}`,
        server: { ...direct, url, pid },
      })),
    ];
    const ask = (server: Server) => loader.measure(server, { seconds, path: me.path });
    const measured = asked.map(({ name, server }) => ({ name, server, times: [] as Measured[] }));
    for (const { server } of measured) await ask(server);
    for (let round = 0; round < rounds; round += 1) {
      for (const { server, times } of measured) times.push(await ask(server));
    }
    return report(measured);
  } finally {
    for (const proxy of proxies) await proxy.stop();
    await api.service.stop();
    await Promise.all([redis.stop(), database.stop()]);
  }
}

function report(measured: { name: string; times: Measured[] }[]) {
  const direct = measured[0]?.times ?? [];
  const figuresOf = (times: Measured[]) => ({
    'answers per second': spreadOf(times.map(({ rate }) => rate)),
    'CPU µs per answer, of this server': spreadOf(times.map(({ cpu }) => cpu)),
    'p99 ms': spreadOf(times.map(({ p99 }) => p99)),
    'rate beside the API': spreadOf(
      times.map(({ rate }, round) => rate / (direct[round]?.rate ?? rate)),
    ),
  });
  const figures = Object.fromEntries(measured.map(({ name, times }) => [name, figuresOf(times)]));
  console.log(`\nGET ${me.path}, signed in (least, middle and most of ${rounds} rounds)`);
  printSpreads('Of each', figures);
  const share = figures['through this edge']?.['rate beside the API'].median ?? 0;
  const verdict = share >= leastShare ? 'reached' : 'not reached';
  console.log(`Through the edge: ${share} (${verdict}: at least ${leastShare})`);
  return figures;
}

import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { startRedis } from '#infra/test-servers/redis-server.ts';
import { freePort } from '#infra/site/ports.ts';
import { keepFigures, stampOf } from '#tests/load/results.ts';
import { printSpreads, spreadOf } from '#tests/load/spreads.ts';
import { type Measured, signedInApi, startLoader } from './servers.ts';

const people = 64;
const rounds = 8;
const seconds = 3;
const warmUpSeconds = 3;

const names = ['without', 'with'] as const;

/**
 * What it costs to be asked who is signed in with METRICS_PORT beside without: two processes over one database
 * take turns.
 */
export async function benchMetrics(): Promise<void> {
  const [database, redis] = await Promise.all([MariaDb.start(), startRedis()]);
  const databaseUrl = await database.createDatabase('campbc_bench');
  const start = (METRICS_PORT: string): Promise<ApiProcess> => {
    const places = { DATABASE_URL: databaseUrl, REDIS_URL: redis.url };
    const environment = { ...places, RATE_LIMIT_FACTOR: '1000000', METRICS_PORT };
    return startApi({ environment, writesItsLog: true });
  };
  const apis = [await start(''), await start(String(await freePort()))];
  const loader = startLoader();
  try {
    const servers = [];
    for (const api of apis) servers.push(await signedInApi(api, { databaseUrl, people }));
    for (const server of servers) await loader.measure(server, { seconds: warmUpSeconds });
    const measured = servers.map((server) => ({ server, times: [] as Measured[] }));
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 === 0 ? measured : measured.toReversed();
      for (const { server, times } of order) times.push(await loader.measure(server, { seconds }));
    }
    report(measured.map(({ times }) => times));
  } finally {
    loader.stop();
    await Promise.all(apis.map(({ service }) => service.stop()));
    await Promise.all([redis.stop(), database.stop()]);
  }
}

function report([without = [], counted = []]: Measured[][]): void {
  const figures = Object.fromEntries(
    [without, counted].map((times, index) => [
      names[index],
      {
        'requests per second': spreadOf(times.map(({ rate }) => rate)),
        'CPU µs per request': spreadOf(times.map(({ cpu }) => cpu)),
        'rate beside without': spreadOf(
          times.map(({ rate }, round) => rate / (without[round]?.rate ?? rate)),
        ),
        'CPU beside without': spreadOf(
          times.map(({ cpu }, round) => cpu / (without[round]?.cpu ?? cpu)),
        ),
      },
    ]),
  );
  console.log(`\nGET /api/auth/me, with and without METRICS_PORT (${rounds} rounds)`);
  printSpreads('Of each', figures);
  keepFigures('metrics', figures, stampOf());
}

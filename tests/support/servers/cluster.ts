import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Services, startServices } from '#infra/test-servers/cluster/services.ts';
import { publishFirstRelease } from '#infra/test-servers/first-release.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { startRedis } from '#infra/test-servers/redis-server.ts';

export interface SmallCluster extends Services {
  /** Restarts the member whose name comes last. */
  restart: string[];
}

/** Two APIs and two edges on one MariaDB and one Redis, behind nginx as it is shipped. */
export async function startSmallCluster(): Promise<SmallCluster> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campbc-cluster-'));
  const [database, redis] = await Promise.all([
    MariaDb.start(),
    startRedis(),
    publishFirstRelease(dataDir),
  ]);
  const services = await startServices({
    dataDir,
    apis: 2,
    edges: 2,
    environment: {
      DATABASE_URL: await database.createDatabase('cluster'),
      REDIS_URL: redis.url,
      REQUIRE_EMAIL_VERIFICATION: 'false',
      RATE_LIMIT_FACTOR: '1000',
    },
  });
  const untilItIsGone = `pid=$(cat "${services.logFolder}/$1"); kill "$pid"; while kill -0 "$pid" 2>&-; do sleep 0.05; done`;
  return {
    ...services,
    restart: ['sh', '-c', untilItIsGone, 'sh'],
    async stop() {
      await services.stop();
      await Promise.all([redis.stop(), database.stop()]);
    },
  };
}

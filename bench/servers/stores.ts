import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { startRedis } from '#infra/test-servers/redis-server.ts';

/** Starts a MariaDB that ends with the bench. */
export async function startDatabase(
  started: AsyncDisposableStack,
  options: readonly string[] = [],
): Promise<MariaDb> {
  const server = await MariaDb.start(options);
  started.defer(() => server.stop());
  return server;
}

export interface Stores {
  databaseUrl: string;
  redisUrl: string;
  /** Settings of an API over them that turns no load away. */
  environment: NodeJS.ProcessEnv;
}

/** Starts an empty database and a Redis, as in production. */
export async function startStores(started: AsyncDisposableStack): Promise<Stores> {
  const database = await startDatabase(started);
  const databaseUrl = await database.createDatabase('campbc_bench');
  const redis = await startRedis();
  started.defer(() => redis.stop());
  const environment = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    RATE_LIMIT_FACTOR: '1000000',
  };
  return { databaseUrl, redisUrl: redis.url, environment };
}

/** Starts an API that ends with the bench and writes its log itself, so that no reader of it slows the API down. */
export async function startMeasuredApi(
  started: AsyncDisposableStack,
  environment: NodeJS.ProcessEnv,
): Promise<ApiProcess> {
  const api = await startApi({ environment, writesItsLog: true });
  started.defer(() => api.service.stop());
  return api;
}

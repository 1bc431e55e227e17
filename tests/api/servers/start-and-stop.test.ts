import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mysql from 'mysql2/promise';
import { freePort } from '#infra/site/ports.ts';
import { ServiceProcess } from '#infra/site/service-process.ts';
import { siteOrigin, startApi, testSecrets } from '#infra/test-servers/api-process.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { until } from '#infra/test-servers/programs.ts';
import { type RedisServer, startRedis } from '#infra/test-servers/redis-server.ts';
import { newMember } from '#tests/support/api/api-under-test.ts';
import { Visitor } from '#tests/support/api/visitor.ts';
import { MailServer } from '#tests/support/servers/mail-server.ts';

/** Longer than an API waits for a silent database, in milliseconds. */
const slowStartMs = 8_000;

let database: MariaDb;
let redis: RedisServer;

beforeAll(async () => {
  [database, redis] = await Promise.all([MariaDb.start(), startRedis()]);
});

afterAll(async () => {
  await Promise.all([database.stop(), redis.stop()]);
});

/** Starts an API and resolves as soon as it listens. */
async function startListening(databaseUrl: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'campbc-listens-'));
  const port = await freePort();
  const service = await ServiceProcess.start({
    name: 'api',
    script: 'services/api/src/server.ts',
    logFolder: dataDir,
    environment: {
      PATH: process.env['PATH'],
      API_PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: siteOrigin,
      ...testSecrets,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
    },
  });
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  return { service, statusOf };
}

test('an API listens once its tables, keys and Redis are there: its first answers refuse nobody [calls-account-2]', async () => {
  const { service, statusOf } = await startListening(await database.createDatabase('listens'));

  const statuses = await Promise.all(['/readyz', '/api/auth/me'].map(statusOf));

  expect(statuses).toEqual([200, 401]);
  await service.stop();
});

test('an API whose tables take long, since another node changes them, does not listen before', async () => {
  const databaseUrl = await database.createDatabase('takes_long');
  const other = await mysql.createConnection(databaseUrl);
  await other.query("DO GET_LOCK(CONCAT('migrations-', SHA1(DATABASE())), 0)");
  const released = wait(slowStartMs).then(() => other.end());

  const { service, statusOf } = await startListening(databaseUrl);

  expect(await statusOf('/api/auth/me')).toBe(401);
  await Promise.all([released, service.stop()]);
});

test('an API that starts while the database is away says so, and is ready when it is back [calls-account-2]', async () => {
  const url = await database.createDatabase('away_at_start');
  await database.pause();

  const { service, statusOf } = await startListening(url);

  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/readyz')).toBe(503);
  await database.resume();
  await until(async () => (await statusOf('/readyz')) === 200, 'The API is ready');
  await service.stop();
});

/** Asks a service to end; returns its exit code and the time until its end, in milliseconds. */
async function endOf({ child }: ServiceProcess) {
  const askedAt = Date.now();
  child.kill('SIGTERM');
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, ms: Date.now() - askedAt };
}

test('an API told to end while its mail server hangs ends within 10 s [calls-account-4]', async () => {
  const mail = new MailServer();
  mail.mood = 'hang';
  await mail.listen();
  const SMTP_URL = `smtp://127.0.0.1:${mail.port}`;
  const { service, url } = await startApi({ environment: { SMTP_URL } });
  await new Visitor(url).post('/api/auth/register', newMember());
  await until(async () => mail.connections > 0, 'The mail server is asked');

  const { code, ms } = await endOf(service);

  await mail.close();
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
});

test('an API told to end while the database hangs ends within 10 s [calls-account-4]', async () => {
  const databaseUrl = await database.createDatabase('hangs_at_the_end');
  const { service, url } = await startApi({ environment: { DATABASE_URL: databaseUrl } });
  const other = await mysql.createConnection(databaseUrl);
  await other.query('LOCK TABLES users WRITE, outbox WRITE, audit_log WRITE');
  const asked = new Visitor(url).post('/api/auth/register', newMember()).catch(() => null);

  const { code, ms } = await endOf(service);

  await Promise.all([asked, other.end()]);
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
});

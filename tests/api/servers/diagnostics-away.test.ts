import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Diagnosis } from '@camp/contracts/staff/diagnostics';
import mysql from 'mysql2/promise';
import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { until } from '#infra/test-servers/programs.ts';
import { type RedisServer, startRedis } from '#infra/test-servers/redis-server.ts';
import { signedInAt } from '#tests/support/api/staff-elsewhere.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

let database: MariaDb;
let databaseUrl: string;
let redis: RedisServer;
let api: ApiProcess;
let admin: Visitor;

beforeAll(async () => {
  [database, redis] = await Promise.all([MariaDb.start(), startRedis()]);
  databaseUrl = await database.createDatabase('diagnostics');
  api = await startApi({ environment: { DATABASE_URL: databaseUrl, REDIS_URL: redis.url } });
  admin = (await signedInAt(api, 'admin', databaseUrl)).visitor;
});

afterAll(async () => {
  await api.service.stop();
  await Promise.all([database.stop(), redis.stop()]);
});

const paths = ['/api/debug/health', '/api/debug/db-ping'];

test('a write that has to wait is given up in time, and leaves nothing behind', async () => {
  const other = await mysql.createConnection(databaseUrl);
  await other.query('LOCK TABLES server_sessions WRITE');

  const { status, body } = await admin.get('/api/debug/db-ping');

  await other.query('UNLOCK TABLES');
  expect(status).toBe(200);
  const { ok, checks } = body as unknown as Diagnosis;
  expect(ok).toBe(false);
  expect(checks).toMatchObject([
    { name: 'read', ok: true },
    { name: 'write', ok: false, detail: 'It did not answer in time.' },
  ]);
  expect((await admin.get('/api/debug/db-ping')).body).toMatchObject({ ok: true });
  const [left] = await other.query('SELECT sid FROM server_sessions');
  await other.end();
  expect(left).toEqual([]);
});

test.each(paths)('with Redis gone nobody is known, and %s says so', async (path) => {
  const port = Number(new URL(redis.url).port);
  await redis.stop();

  const { status, body } = await admin.get(path);

  redis = await startRedis(port);
  /* Not /readyz, whose earlier answer counts for a second. */
  await until(async () => (await admin.get(path)).status !== 503, 'The API has its Redis again');
  expect(status).toBe(503);
  expect(body).toMatchObject({ code: 'UNAVAILABLE' });
});

test('with the database stopped nobody is known, and both calls say so', async () => {
  const { visitor } = await signedInAt(api, 'admin', databaseUrl);
  await database.pause();

  for (const path of paths) {
    const { status, body } = await visitor.get(path);

    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'UNAVAILABLE' });
    expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|ECONN/);
  }
  await database.resume();
});

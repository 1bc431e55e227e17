import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mysql from 'mysql2/promise';
import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { freePort } from '#infra/site/ports.ts';
import { newMember } from '#tests/support/api/api-under-test.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { until } from '#infra/test-servers/programs.ts';
import { Visitor } from '#tests/support/api/visitor.ts';
import { readAsStranger } from '#tests/support/api/read-as-stranger.ts';
import { metricsAt, valueOf } from '#tests/support/servers/metrics.ts';

let database: MariaDb;
let api: ApiProcess;
let url: string;
let metrics: string;

beforeAll(async () => {
  database = await MariaDb.start();
  url = await database.createDatabase('away');
  const metricsPort = String(await freePort());
  metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  api = await startApi({
    environment: {
      DATABASE_URL: url,
      METRICS_PORT: metricsPort,
      REQUIRE_EMAIL_VERIFICATION: 'false',
    },
  });
});

afterAll(async () => {
  await api.service.stop();
  await database.stop();
});

test('while the database is down calls answer 503 with a sentence, and it comes back by itself [calls-account-1, calls-account-2]', async () => {
  const visitor = new Visitor(api.url);
  expect((await visitor.post('/api/auth/register', newMember())).status).toBe(200);
  expect(await readAsStranger(visitor)).toEqual([200, 200, 200, 200, 200]);

  await database.pause();

  /* An earlier answer counts for a second. */
  await until(async () => (await visitor.get('/readyz')).status === 503, 'The API is not ready');
  const { status, body, headers } = await visitor.get('/api/users/1');
  expect(status).toBe(503);
  expect(body).toMatchObject({
    code: 'UNAVAILABLE',
    error: 'Our servers are not answering right now. Please try again in a moment.',
  });
  expect(headers.get('retry-after')).toBe('5');
  expect(await readAsStranger(visitor)).toEqual([200, 200, 200, 200, 200]);

  await database.resume();

  await until(async () => (await visitor.get('/readyz')).status === 200, 'The API is ready again');
  expect((await visitor.post('/api/auth/register', newMember())).status).toBe(200);
});

test('a database that hangs is given up, and does its work again afterwards', async () => {
  const visitor = new Visitor(api.url);
  const connection = await mysql.createConnection(url);
  await connection.query('LOCK TABLES users WRITE');

  const { status, body } = await visitor.post('/api/auth/register', newMember());
  await connection.end();

  expect(status).toBe(503);
  expect(body).toMatchObject({ code: 'UNAVAILABLE' });
  expect((await visitor.post('/api/auth/register', newMember())).status).toBe(200);
});

/** A program that ends no change that it begins. */
const halfAChange = `
  import { connectDatabase } from '#db/connection.ts';
  const db = await connectDatabase(process.env);
  const transaction = await db.transaction();
  await db.query("UPDATE users SET bio = 'Half.'", { transaction });
  console.log('half done');
`;

test('rows that a process had locked when it froze are free again after a while', async () => {
  const visitor = new Visitor(api.url);
  const { body } = await visitor.post('/api/auth/register', newMember());
  const { id } = (body as { user: { id: number } }).user;
  const frozen = spawn(process.execPath, ['--input-type=module', '--eval', halfAChange], {
    cwd: 'services/api',
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(frozen.stdout, 'data');
  frozen.kill('SIGSTOP');

  const change = () => visitor.patch(`/api/users/${id}`, { bio: 'Whole.' });
  try {
    await until(async () => (await change()).status === 200, 'The row is free', 60_000);
    expect((await visitor.get(`/api/users/${id}`)).body).toMatchObject({
      user: { bio: 'Whole.' },
    });
  } finally {
    frozen.kill('SIGKILL');
  }
});

test('metrics say that the database hangs, and of its queues nothing [calls-account-2]', async () => {
  const gauges = ['campbc_outbox_oldest_age_seconds', 'campbc_audit_unsealed_entries'];
  const isUp = async () => valueOf(await metricsAt(metrics), 'campbc_database_up') === 1;
  await until(isUp, 'The database is up');
  for (const name of gauges) expect(valueOf(await metricsAt(metrics), name)).toBeDefined();
  const connection = await mysql.createConnection(url);
  await connection.query('LOCK TABLES outbox WRITE');

  const isDown = async () => valueOf(await metricsAt(metrics), 'campbc_database_up') === 0;
  await until(isDown, 'The database is down');
  const text = await metricsAt(metrics);
  await connection.end();

  for (const name of gauges) expect(valueOf(text, name)).toBeUndefined();
  expect(text).not.toMatch(/^campbc_outbox_mails\{/m);
  expect(valueOf(text, 'campbc_database_connections', { state: 'used' })).toBeDefined();
});

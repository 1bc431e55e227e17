import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mysql from 'mysql2/promise';
import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { newMember } from '#tests/support/api/api-under-test.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { until } from '#infra/test-servers/programs.ts';
import { Visitor } from '#tests/support/api/visitor.ts';

let database: MariaDb;
let api: ApiProcess;
let url: string;

beforeAll(async () => {
  database = await MariaDb.start();
  url = await database.createDatabase('away');
  api = await startApi({ environment: { DATABASE_URL: url } });
}, 60_000);

afterAll(async () => {
  await api.service.stop();
  await database.stop();
});

test('while the database is down calls answer 503 with a sentence, and it comes back by itself', async () => {
  const visitor = new Visitor(api.url);
  expect((await visitor.post('/api/auth/register', newMember())).status).toBe(200);

  await database.pause();

  expect((await visitor.get('/readyz')).status).toBe(503);
  const { status, body, headers } = await visitor.get('/api/users/1');
  expect(status).toBe(503);
  expect(body).toMatchObject({
    code: 'UNAVAILABLE',
    error: 'Our servers are having a rest. Please try again in a moment.',
  });
  expect(headers.get('retry-after')).toBe('5');

  await database.resume();

  await until(async () => (await visitor.get('/readyz')).status === 200, 'The API is ready again');
  expect((await visitor.post('/api/auth/register', newMember())).status).toBe(200);
}, 60_000);

test('a database that hangs is given up within seconds, and does its work again afterwards', async () => {
  const visitor = new Visitor(api.url);
  const connection = await mysql.createConnection(url);
  await connection.query('LOCK TABLES users WRITE');

  const askedAt = Date.now();
  const { status, body } = await visitor.post('/api/auth/register', newMember());
  await connection.end();

  expect(Date.now() - askedAt).toBeLessThan(13_000);
  expect(status).toBe(503);
  expect(body).toMatchObject({ code: 'UNAVAILABLE' });
  expect((await visitor.post('/api/auth/register', newMember())).status).toBe(200);
}, 60_000);

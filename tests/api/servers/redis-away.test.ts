import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { query, registerMember, signIn, underTest } from '#tests/support/api/api-under-test.ts';
import { readAsStranger } from '#tests/support/api/read-as-stranger.ts';
import { until } from '#infra/test-servers/programs.ts';
import {
  type RedisServer,
  refuseWrites,
  startRedis,
  wipeRedis,
} from '#infra/test-servers/redis-server.ts';
import { Visitor } from '#tests/support/api/visitor.ts';

let redis: RedisServer;
let api: ApiProcess;

beforeAll(async () => {
  redis = await startRedis();
  api = await startApi({
    environment: { DATABASE_URL: underTest.databaseUrl, REDIS_URL: redis.url },
  });
});

afterAll(async () => {
  await api.service.stop();
  await redis.stop();
});

/** Makes a verified member, signed in at the API of this file. */
async function signInHere() {
  const member = await registerMember();
  await query('UPDATE users SET email_verified = 1 WHERE id = ?', [member.id]);
  const visitor = new Visitor(api.url);
  await signIn(visitor, member);
  return Object.assign(visitor, { id: member.id });
}

test('wiping Redis signs nobody out: one refresh brings the session back [session-6]', async () => {
  const visitor = await signInHere();

  await wipeRedis(redis.url);

  expect((await visitor.get('/api/auth/me')).status).toBe(401);
  expect((await visitor.post('/api/auth/refresh')).status).toBe(200);
  expect((await visitor.get('/api/auth/me')).status).toBe(200);
});

test('a refresh that Redis fails brings its new token all the same, so nobody is signed out later [session-1]', async () => {
  const visitor = await signInHere();
  const before = visitor.cookies.get('campbc_refresh');
  visitor.forgetServerSession();

  await refuseWrites(redis.url, 1);
  const { status } = await visitor.post('/api/auth/refresh');
  await refuseWrites(redis.url, 0);

  expect(status).toBe(503);
  expect(visitor.cookies.get('campbc_refresh')).not.toBe(before);
  expect((await visitor.post('/api/auth/refresh')).status).toBe(200);
});

test('with Redis gone the API says so at once, lets everybody read what strangers read, and works again when Redis is back [calls-account-1]', async () => {
  const visitor = await signInHere();
  await redis.stop();

  await until(async () => (await visitor.get('/readyz')).status === 503, 'The API is not ready');
  const { status, body } = await visitor.get('/api/auth/me');
  expect(status).toBe(503);
  expect(body).toMatchObject({ code: 'UNAVAILABLE' });
  expect(await readAsStranger(visitor)).toEqual([200, 200, 200, 200, 200]);
  const { user } = (await visitor.get(`/api/users/${visitor.id}`)).body;
  expect(user).toMatchObject({ username: expect.any(String) });
  expect(user).not.toHaveProperty('email');

  redis = await startRedis(Number(new URL(redis.url).port));
  await until(async () => (await visitor.get('/readyz')).status === 200, 'The API is ready again');
  expect((await visitor.post('/api/auth/refresh')).status).toBe(200);
});

test('a Redis that is there but does not answer is given up, however much is asked of it, and taken up again', async () => {
  await until(
    async () => (await new Visitor(api.url).get('/readyz')).status === 200,
    'It is ready',
  );
  const visitor = await signInHere();
  redis.kill('SIGSTOP');

  const others = setInterval(() => void visitor.get('/api/auth/me').catch(() => null), 200);
  const { status, body } = await visitor.get('/api/auth/me').finally(() => clearInterval(others));

  redis.kill('SIGCONT');
  expect(status).toBe(503);
  expect(body).toMatchObject({ code: 'UNAVAILABLE' });
  await until(async () => (await visitor.get('/readyz')).status === 200, 'The API is ready again');
  expect((await visitor.get('/api/auth/me')).status).toBe(200);
});

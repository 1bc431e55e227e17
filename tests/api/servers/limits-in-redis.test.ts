import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newMember } from '#tests/support/api/api-under-test.ts';
import { LimitedApi } from '#tests/support/api/limited-api.ts';
import { newPlace } from '#tests/support/api/new-place.ts';
import { type RedisServer, startRedis } from '#infra/test-servers/redis-server.ts';

let redis: RedisServer;
let apis: LimitedApi[];

beforeAll(async () => {
  redis = await startRedis();
  const environment = { REDIS_URL: redis.url };
  apis = await Promise.all([LimitedApi.start(environment), LimitedApi.start(environment)]);
});

afterAll(async () => {
  await Promise.all(apis.map((api) => api.stop()));
  await redis.stop();
});

const guess = (identifier: string) => ({ identifier, password: 'Wrong-Password-1' });

test('several processes count together', async () => {
  const [account, place] = [guess(newMember().email), newPlace()];

  const seen = [];
  for (let times = 0; times < 6; times += 1) {
    for (const api of apis) seen.push((await api.logIn(account, place)).status);
  }

  expect(seen).toEqual([...Array<number>(10).fill(401), 429, 429]);
});

test('with Redis gone each process counts on its own: no limit is lifted', async () => {
  const [account, place] = [guess(newMember().email), newPlace()];
  await redis.stop();

  for (const api of apis) {
    const seen = [];
    for (let times = 0; times < 11; times += 1) {
      seen.push((await api.logIn(account, place)).status);
    }
    expect(seen).toEqual([...Array<number>(10).fill(401), 429]);
  }
});

import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { startApi } from '#infra/test-servers/api-process.ts';
import { newMember, underTest } from '#tests/support/api/api-under-test.ts';
import { Visitor } from '#tests/support/api/visitor.ts';

test('told to end, the API answers what it has begun, takes nothing new, and exits with 0', async () => {
  const api = await startApi({
    environment: { DATABASE_URL: underTest.databaseUrl, REDIS_URL: underTest.redisUrl },
  });
  const ended = once(api.service.child, 'exit');
  const visitors = Array.from({ length: 12 }, () => new Visitor(api.url));
  /* Over connections that are open already: one that waits to be accepted has not begun. */
  await Promise.all(visitors.map((visitor) => visitor.get('/healthz')));
  const begun = visitors.map((visitor) => visitor.post('/api/auth/register', newMember()));
  await Promise.race(begun);

  api.service.child.kill('SIGTERM');

  const answers = await Promise.all(begun);
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(12).fill(200));
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`${api.url}/healthz`)).rejects.toThrow('fetch failed');
});

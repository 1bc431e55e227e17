import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { expect, test } from '@jest/globals';
import { siteOrigin, startApi } from '#infra/test-servers/api-process.ts';
import { newMember, underTest } from '#tests/support/api/api-under-test.ts';

/** Begins a registration: the API has read its head and waits for its body (RFC 9110, section 10.1.1). */
async function beginRegistration(url: string): Promise<ClientRequest> {
  const headers = {
    'content-type': 'application/json',
    origin: siteOrigin,
    expect: '100-continue',
  };
  const begun = request(`${url}/api/auth/register`, { method: 'POST', headers });
  begun.flushHeaders();
  await once(begun, 'continue');
  return begun;
}

async function finish(begun: ClientRequest): Promise<number | undefined> {
  begun.end(JSON.stringify(newMember()));
  const [answer] = (await once(begun, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

test('told to end, the API answers what it has begun, takes nothing new, and exits with 0', async () => {
  const api = await startApi({
    environment: { DATABASE_URL: underTest.databaseUrl, REDIS_URL: underTest.redisUrl },
  });
  const ended = once(api.service.child, 'exit');
  const begun = await Promise.all(Array.from({ length: 12 }, () => beginRegistration(api.url)));

  api.service.child.kill('SIGTERM');

  expect(await Promise.all(begun.map(finish))).toEqual(Array<number>(12).fill(200));
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`${api.url}/healthz`)).rejects.toThrow('fetch failed');
});

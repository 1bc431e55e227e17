import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiSurface } from '@camp/contracts/site/api-surface';
import { afterEach, expect, jest, test } from '@jest/globals';
import { readApiSurface } from './api-surface.ts';

const servers: ReturnType<typeof createServer>[] = [];

afterEach(() => {
  jest.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function siteThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('the API of a site says itself what it answers', async () => {
  const surface = { endpoints: { 'GET /api/trips': 'string' } };
  const site = await siteThat(({ url }, response) =>
    response.end(url === apiSurface.path ? JSON.stringify(surface) : ''),
  );

  expect(await readApiSurface(site)).toEqual(surface);
});

test('an API that answers something else, or is down, is not compared', async () => {
  const site = await siteThat((_request, response) => response.end('{"endpoints":3}'));

  expect(await readApiSurface(site)).toBeUndefined();
  expect(await readApiSurface('http://127.0.0.1:9')).toBeUndefined();
});

test('an API that never answers stops nobody for longer than its two seconds', async () => {
  const asked = Promise.withResolvers<void>();
  const site = await siteThat(() => asked.resolve());
  const timeout = new AbortController();
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);

  const reading = readApiSurface(site);
  await asked.promise;
  timeout.abort();

  expect(await reading).toBeUndefined();
  expect(limit.mock.calls).toEqual([[2_000]]);
});

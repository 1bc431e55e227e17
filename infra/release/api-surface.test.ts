import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiSurface } from '@camp/contracts/client/api-surface';
import { newPublisher, shell } from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';
import type { ApiSurface } from '@camp/release/surface/surface';
import { afterEach, expect, jest, test } from '@jest/globals';
import { liveApi, readApiSurface } from './api-surface.ts';

const surface: ApiSurface = { endpoints: { 'GET /api/trips': 'string' } };

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
  const site = await siteThat(({ url }, response) =>
    response.end(url === apiSurface.path ? JSON.stringify(surface) : ''),
  );

  expect(await readApiSurface(site)).toEqual(surface);
});

const nowhere = 'http://127.0.0.1:9';

test('an API that answers something else, or is down, says nothing', async () => {
  const site = await siteThat((_request, response) => response.end('{"endpoints":3}'));

  expect(await readApiSurface(site)).toBeUndefined();
  expect(await readApiSurface(nowhere)).toBeUndefined();
});

test('where no API answers, the first release is not compared, and later ones with what was said last', async () => {
  const publisher = newPublisher();

  const first = await liveApi(publisher, nowhere);
  await publish(publisher, { folders: [shell()], by: 'ana' });
  const unheard = await liveApi(publisher, nowhere);
  await publisher.store.keepApiSurface(surface);
  const later = await liveApi(publisher, nowhere);

  expect([first.api, unheard.api, later.api]).toEqual([undefined, 'unknown', surface]);
  expect(unheard.note).toBe(
    'The API behind http://127.0.0.1:9 did not say what it answers (PUBLIC_URL names the site), so calls to it were not compared.',
  );
  expect(later.note).toContain('compared with what it said at an earlier publish');
});

test('an API that never answers stops nobody for longer than its ten seconds', async () => {
  const asked = Promise.withResolvers<void>();
  const site = await siteThat(() => asked.resolve());
  const timeout = new AbortController();
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);

  const reading = readApiSurface(site);
  await asked.promise;
  timeout.abort();

  expect(await reading).toBeUndefined();
  expect(limit.mock.calls).toEqual([[10_000]]);
});

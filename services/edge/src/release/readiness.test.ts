import {
  built,
  publisherIn,
  serverBeside,
  shell,
  temporaryFolder,
} from '@camp/release/built-app.fixture';
import { signTimestamp, timestampLifetimeMs } from '@camp/release/document/timestamp';
import { publish } from '@camp/release/publish/publish';
import { rollback } from '@camp/release/publish/rollback';
import { expect, test } from '@jest/globals';
import { edgeOver, listen, warningsOf } from '#edge.fixture.ts';

/** A published site, and an edge in front of an API that answers as told. */
async function siteWith(answer: object, status = 200) {
  const publisher = publisherIn(temporaryFolder());
  await publish(publisher, { folders: [shell()], by: 'ana' });
  const apiUrl = await listen((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  const edge = await edgeOver(publisher.root, { API_URL: apiUrl });
  const vouch = (agoMs: number) => {
    const text = signTimestamp(
      { generation: 1, hash: 'of another' },
      serverBeside(publisher).keys.privateKey,
      Date.now() - agoMs,
    );
    return publisher.store.keepTimestamp(text);
  };
  const readiness = async () => {
    const response = await fetch(`${edge.url}/readyz`);
    return { status: response.status, body: await response.json() };
  };
  return { publisher, edge, vouch, readiness };
}

const expiredMs = timestampLifetimeMs + 1;

test('where no server vouches any more /readyz says so, and the site is served [calls-account-2]', async () => {
  const { edge, vouch, readiness } = await siteWith({ ok: true });
  expect(await readiness()).toEqual({ status: 200, body: { ok: true } });

  await vouch(expiredMs);

  expect(await readiness()).toEqual({ status: 200, body: { ok: true, release: 'expired' } });
  await readiness();
  expect(warningsOf(edge)).toEqual(['expired']);
  expect((await fetch(`${edge.url}/release.json`)).status).toBe(200);
});

test('what the API found itself comes first', async () => {
  const { vouch, readiness } = await siteWith({ ok: true, release: 'went-back' });

  await vouch(expiredMs);

  expect(await readiness()).toEqual({ status: 200, body: { ok: true, release: 'went-back' } });
});

test('an API that is not ready is not made ready by it', async () => {
  const { vouch, readiness } = await siteWith({ code: 'UNAVAILABLE' }, 503);

  await vouch(expiredMs);

  expect(await readiness()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
});

test('another document than the server vouched for is told', async () => {
  const { vouch, readiness } = await siteWith({ ok: true });

  await vouch(0);

  expect(await readiness()).toEqual({ status: 200, body: { ok: true, release: 'altered' } });
});

test('what the server switched to is served, by an edge that starts then, too', async () => {
  const { publisher, edge } = await siteWith({ ok: true });
  await publish(publisher, { folders: [built({ name: 'remote-account' })], by: 'ana' });
  await rollback(serverBeside(publisher), { generation: 1, by: 'automatic rollback' });

  for (const { url } of [edge, await edgeOver(publisher.root)]) {
    expect(await (await fetch(`${url}/release.json`)).json()).toMatchObject({ generation: 3 });
  }
});

import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { built, serverBeside } from '@camp/release/built-app.fixture';
import { contentHash, signRelease, verifiedRelease } from '@camp/release/document/signature';
import {
  signTimestamp,
  timestampLifetimeMs,
  verifiedTimestamp,
} from '@camp/release/document/timestamp';
import { publish } from '@camp/release/publish/publish';
import { until } from '#infra/test-servers/programs.ts';
import { account, ReleaseSite } from '#tests/support/api/release-site.ts';

afterAll(() => ReleaseSite.stopAll());

/** Starts a site with two generations on record. */
async function siteWithTwo() {
  const site = await ReleaseSite.published();
  await publish(site.publisher, { folders: [account('2.0.0')], by: 'bo' });
  await until(async () => (await site.audited('release.published')).length === 2, 'Both are known');
  return site;
}

const fileIn = (site: ReleaseSite, name: string) => join(site.publisher.folder, name);

const readiness = async (site: ReleaseSite) => {
  const { status, body } = await site.newVisitor().get('/readyz');
  return { status, body };
};

/** The generation that the API vouches for as live; null without one. */
async function vouchedFor({ publisher: { store, keys } }: ReleaseSite): Promise<number | null> {
  return verifiedTimestamp((await store.readTimestamp()) ?? '', keys)?.generation ?? null;
}

async function untilReadyzSays(site: ReleaseSite, release: string): Promise<void> {
  const saysSo = async () => (await readiness(site)).body['release'] === release;
  await until(saysSo, `/readyz says ${release}`);
}

test('an older document put back as live.json is told, until the newest is there again [calls-account-2]', async () => {
  const site = await siteWithTwo();

  copyFileSync(fileIn(site, 'documents/1.json'), fileIn(site, 'live.json'));

  await untilReadyzSays(site, 'replayed');
  expect((await readiness(site)).status).toBe(200);
  copyFileSync(fileIn(site, 'documents/2.json'), fileIn(site, 'live.json'));
  const isFine = async () => !('release' in (await readiness(site)).body);
  await until(isFine, '/readyz says nothing more');
});

test('an older release is told although the newer documents are gone, by an API that starts then, too [calls-account-2]', async () => {
  const site = await siteWithTwo();

  rmSync(fileIn(site, 'documents/2.json'));
  copyFileSync(fileIn(site, 'documents/1.json'), fileIn(site, 'live.json'));

  await untilReadyzSays(site, 'went-back');
  rmSync(fileIn(site, 'timestamp.json'));
  const next = await ReleaseSite.start({}, site);
  await untilReadyzSays(next, 'went-back');
  expect((await readiness(next)).status).toBe(200);
  expect((await next.newVisitor().get('/revision')).body).toMatchObject({ generation: 2 });
  expect(await vouchedFor(site)).toBeNull();
});

test('the API vouches for each new generation, and one that cannot says when nobody has for too long [calls-account-2]', async () => {
  const site = await siteWithTwo();
  await until(async () => (await vouchedFor(site)) === 2, 'The API vouches for generation 2');

  await publish(site.publisher, { folders: [account('3.0.0')], by: 'bo' });

  await until(async () => (await vouchedFor(site)) === 3, 'The API vouches for generation 3');
  expect(await readiness(site)).toEqual({ status: 200, body: { ok: true } });
  const hash = contentHash(readFileSync(fileIn(site, 'live.json'), 'utf8'));
  const { privateKey } = serverBeside(site.publisher).keys;
  const longAgo = Date.now() - timestampLifetimeMs - 1;
  const ended = signTimestamp({ generation: 3, hash }, privateKey, longAgo);
  writeFileSync(fileIn(site, 'timestamp.json'), ended);
  const reader = await ReleaseSite.start({ RELEASE_PRIVATE_KEY: '' }, site);
  await untilReadyzSays(reader, 'expired');
  const { visitor } = await reader.signedIn('admin');
  const { body } = await visitor.get('/api/debug/health');
  expect(body['checks']).toContainEqual(
    expect.objectContaining({ name: 'release', ok: false, fact: { key: 'releaseExpired' } }),
  );
});

test('an API that lacks what live apps call says so [operation-6]', async () => {
  const site = await siteWithTwo();
  const call = { takes: [], needs: 0, gives: 'text' };
  const surface = { facade: {}, tokens: [], endpoints: { 'GET /api/of-tomorrow': call } };
  const folder = built({ name: 'remote-account', version: '3.0.0', says: { surface } });

  await publish(site.publisher, { folders: [folder], by: 'bo' });

  await untilReadyzSays(site, 'unanswered');
  expect((await readiness(site)).status).toBe(200);
});

test('a generation with another content than on record is told, and on record [calls-account-2]', async () => {
  const site = await siteWithTwo();
  const { keys } = site.publisher;
  const file = fileIn(site, 'documents/1.json');
  const document = verifiedRelease(readFileSync(file, 'utf8'), keys);
  if (!document) throw new Error('Generation 1 is not signed.');
  const { signature: _signature, ...release } = document;
  writeFileSync(file, JSON.stringify(signRelease({ ...release, by: 'somebody' }, keys.privateKey)));

  const next = await ReleaseSite.start({}, site);

  await untilReadyzSays(next, 'altered');
  const hash = contentHash(readFileSync(file, 'utf8'));
  expect(await site.audited('release.altered')).toEqual([
    { actor: null, details: { generation: 1, hash } },
  ]);
});

import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  built,
  copyOf,
  newPublisher,
  releasesOf,
  serverBeside,
  type TestPublisher,
} from '#built-app.fixture.ts';
import { versionsOf } from '#document/content.ts';
import { isSigned, signRelease } from '#document/signature.ts';
import type { ReleaseDocument } from '#document/release-document.ts';
import { signEarlier } from '#maintain/sign-earlier.ts';
import { verifyLive } from '#maintain/verify.ts';
import { endCanary, promote } from './canary.ts';
import { publish } from './publish.ts';
import { rollback, rollbackApp, rollbackApps } from './rollback.ts';
import { withdraw } from './withdraw.ts';

/* A server with its own key and without the publisher's. */
let publisher: TestPublisher;
let server: TestPublisher;
let told: string[];

const shellCode = `exports.shared = {};
exports.render = async ({ path, remotes }) => path + ' ' + Object.values(remotes).map(({ word }) => word).join();`;

const shell = (version = '1.0.0') => built({ name: 'shell', version, prerenderer: shellCode });
const remote = (name: string, version: string) =>
  built({
    name: `remote-${name}`,
    version,
    prerenderer: `exports.word = '${name} ${version}';`,
    routes: [{ path: `/${name}`, page: 'home', access: 'anyone', prerender: true }],
  });

const published = newPublisher();

beforeAll(async () => {
  const folders = [shell(), remote('public', '1.0.0'), remote('account', '1.0.0')];
  await publish(published, { folders, by: 'ana' });
  await publish(published, { folders: [remote('account', '2.0.0')], by: 'ana' });
});

/** Each test has a store of its own, in which the account area went live as 1.0.0 and 2.0.0. */
beforeEach(() => {
  publisher = copyOf(published);
  told = [];
  server = { ...serverBeside(publisher), tell: (sentence) => told.push(sentence) };
});

/** True if everyone reads it, and the server signed it. */
async function isSwitched(live: ReleaseDocument): Promise<boolean> {
  expect(await verifyLive(publisher)).toEqual(live);
  const text = (await publisher.store.readDocument('live')) ?? '';
  const { serverKey } = publisher.keys;
  return serverKey !== null && isSigned(JSON.parse(text), serverKey);
}

const versions = (live: ReleaseDocument) => Object.fromEntries(versionsOf(live));

test('a server goes back to an earlier generation, with all of its pages', async () => {
  const [, first] = await releasesOf(publisher);

  const live = await rollback(server, { generation: 1, by: 'cy' });

  expect(await isSwitched(live)).toBe(true);
  expect(live).toMatchObject({ generation: 3, remotes: first?.remotes, pages: first?.pages });
  expect(told).toEqual([]);
});

test('a server takes back what just went live, with all of its pages [releases-1]', async () => {
  const [, first] = await releasesOf(publisher);

  const apps = [{ app: 'remote-account', version: '1.0.0' }];
  const live = await rollbackApps(server, { apps, by: 'automatic rollback', expected: 2 });

  expect(await isSwitched(live)).toBe(true);
  expect(live.pages).toEqual(first?.pages);
  expect(told).toEqual([]);
});

test('a server widens, promotes and ends canaries, and withdraws a remote', async () => {
  await publish(publisher, { folders: [remote('account', '3.0.0')], by: 'bo', canary: 10 });
  const folders = [remote('public', '2.0.0')];
  const tried = await publish(publisher, { folders, by: 'bo', canary: 10 });

  const wider = await promote(server, { by: 'cy', apps: ['remote-public'], percentage: 50 });
  const ended = await endCanary(server, { by: 'error budget', apps: ['remote-account'] });
  const promoted = await promote(server, { by: 'cy' });

  expect(wider.variants).toEqual(tried.variants);
  expect(ended.canaries).toMatchObject([{ name: 'remote-public', percentage: 50 }]);
  expect(versions(promoted)).toMatchObject({ 'remote-public': '2.0.0', 'remote-account': '2.0.0' });
  expect(promoted.pages).toEqual(tried.variants?.['remote-public']);
  expect(await isSwitched(promoted)).toBe(true);
  const without = await withdraw(server, { app: 'remote-account', by: 'cy' });
  expect(await isSwitched(without)).toBe(true);
});

test('pages of builds that were never live together are left to browsers, and rendered by the next publish', async () => {
  await publish(publisher, { folders: [shell('2.0.0')], by: 'ana' });

  const live = await rollbackApp(server, { app: 'remote-account', version: '1.0.0', by: 'cy' });

  expect(await isSwitched(live)).toBe(true);
  expect(Object.keys(live.pages ?? {})).toEqual(['/public']);
  expect(told).toEqual([expect.stringContaining('remote-account')]);
  const next = await publish(publisher, { folders: [remote('admin', '1.0.0')], by: 'ana' });
  expect(Object.keys(next.pages ?? {}).toSorted()).toEqual(['/account', '/admin', '/public']);
});

test('a server finds the pages of builds that were together in another generation', async () => {
  await publish(publisher, { folders: [shell('2.0.0')], by: 'ana' });
  const wanted = await rollbackApp(publisher, {
    app: 'remote-account',
    version: '1.0.0',
    by: 'bo',
  });
  await publish(publisher, { folders: [remote('account', '3.0.0')], by: 'ana' });
  await rollback(publisher, { generation: 1, by: 'ana' });
  await rollbackApp(server, { app: 'shell', version: '2.0.0', by: 'cy' });

  const live = await verifyLive(publisher);

  expect(versions(live)).toEqual(versions(wanted));
  expect(live.pages).toEqual(wanted.pages);
});

test('nobody publishes with the server’s key [releases-1]', async () => {
  const refused = publish(server, { folders: [remote('account', '6.6.6')], by: 'a thief' });

  await expect(refused).rejects.toMatchObject({ code: 'UNSIGNED_BUILD' });
  await expect(refused).rejects.toThrow('The server cannot make remote-account 6.6.6 live');
  expect((await verifyLive(publisher)).generation).toBe(2);
});

/** Every generation as it was published before builds were signed one by one. */
async function publishedEarlier() {
  for (const generation of [1, 2] as const) {
    const text = (await publisher.store.readDocument(generation)) ?? '';
    const { signature: _signature, statements: _none, ...release } = JSON.parse(text);
    const earlier = JSON.stringify(signRelease(release, publisher.keys.privateKey));
    await publisher.store.replaceDocument(generation, earlier);
    if (generation === 2) await publisher.store.switchLive(earlier);
  }
}

test('what was published before builds were signed stays live, and the server is told what is missing', async () => {
  await publishedEarlier();

  const refused = rollback(server, { generation: 1, by: 'cy' });

  await expect(refused).rejects.toMatchObject({ code: 'UNSIGNED_BUILD' });
  await expect(refused).rejects.toThrow('Any publish or rollback with the publisher’s key signs');
  expect((await verifyLive(publisher)).generation).toBe(2);
});

test('signed by who has the publisher’s key, once, the server goes back to them [releases-1]', async () => {
  await publishedEarlier();

  expect(await signEarlier(publisher.store, publisher.keys)).toBe(2);
  expect(await signEarlier(publisher.store, publisher.keys)).toBe(0);

  expect((await verifyLive(publisher)).generation).toBe(2);
  const live = await rollback(server, { generation: 1, by: 'cy' });
  expect(await isSwitched(live)).toBe(true);
  expect(await signEarlier(publisher.store, publisher.keys)).toBe(0);
});

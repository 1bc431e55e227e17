import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import {
  account,
  built,
  copyOf,
  newPublisher,
  publisherOf,
  releasesOf,
  type TestPublisher,
} from '#built-app.fixture.ts';
import { filesPlaceholder, originPlaceholder } from '#document/prerenderer.ts';
import type { ReleaseDocument } from '#document/release-document.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { withdraw } from './withdraw.ts';
import { verifyLive } from '#maintain/verify.ts';

/* A shell that writes what it was asked for, and asks the remote for the page. */
const shellCode = `
exports.shared = { words: { hello: { en: 'Hello', fr: 'Bonjour' } } };
exports.render = async ({ release, path, language, remotes }) =>
  '<title>' + path + '</title><p>' + remotes.public.page(language, release) + '</p>';`;

const remoteCode = `
const { hello } = require('words');
exports.page = (language) => hello[language] + ' ${filesPlaceholder('remote-public')}film.webm';`;

const restless = 'exports.page = () => String(Math.random());';

const open = { access: 'anyone', prerender: true };
const routes = [
  { path: '/', page: 'home', ...open },
  { path: '/about', page: 'about', ...open },
  { path: '/u/:username', page: 'profile', access: 'anyone' },
];

const shell = (prerenderer = shellCode) => built({ name: 'shell', prerenderer });
const remote = (prerenderer = remoteCode, version = '1.0.0') =>
  built({ name: 'remote-public', prerenderer, routes, version });

const first = newPublisher();
let firstRelease: ReleaseDocument;

beforeAll(async () => {
  firstRelease = await publish(first, { folders: [shell(), remote()], by: 'me' });
});

/** A store of its own in which the shell and the remote are live. */
const published = () => copyOf(first);

function listening() {
  const told: string[] = [];
  return { told, tell: (sentence: string) => void told.push(sentence) };
}

test('the pages that ask for it are rendered in every language, by these very builds', async () => {
  const { pages = {} } = firstRelease;

  expect(Object.keys(pages)).toEqual(['/', '/about']);
  const address = `${originPlaceholder}/r/remote-public/1.0.0/film.webm`;
  expect(await first.store.readPage(pages['/about']?.en ?? '')).toBe(
    `<title>/about</title><p>Hello ${address}</p>`,
  );
  expect(await first.store.readPage(pages['/']?.fr ?? '')).toContain('Bonjour');
});

test('a page that cannot be rendered keeps its release from going live, and says which it is', async () => {
  const publisher = published();
  const broken = remote(`exports.page = () => { throw new Error('No tent.'); };`, '2.0.0');

  const refused = publish(publisher, { folders: [broken], by: 'me' });

  await expect(refused).rejects.toMatchObject({ code: 'PRERENDER_FAILED' });
  await expect(refused).rejects.toThrow(
    '  remote-public: / (en): Error: No tent.\n  remote-public: /about (en): Error: No tent.',
  );
  expect(await releasesOf(publisher)).toEqual([firstRelease]);
});

test('a build that ends the renderer, or cannot be loaded, is refused too', async () => {
  for (const code of ['process.exit(0);', 'not JavaScript']) {
    const refused = publish(published(), { folders: [remote(code, '2.0.0')], by: 'me' });
    await expect(refused).rejects.toMatchObject({ code: 'PRERENDER_FAILED' });
  }
});

test('a rollback brings back the very pages of its generation', async () => {
  const publisher = await publisherOf(shell(), remote(restless));
  const before = await verifyLive(publisher);
  const other = remote(`exports.page = () => 'other';`, '2.0.0');
  const second = await publish(publisher, { folders: [other], by: 'me' });

  const back = await rollback(publisher, { generation: 1, by: 'me' });

  expect(second.pages).not.toEqual(before.pages);
  expect(back.pages).toEqual(before.pages);
});

/** Replaces the stored prerenderer: from now on none of its pages can be drawn. */
function spoil(publisher: TestPublisher) {
  const build = { name: 'remote-public', version: '1.0.0' };
  const file = join(publisher.folder, publisher.store.keyOf(build, 'prerenderer.cjs'));
  writeFileSync(file, `exports.page = () => 'tampered';`);
}

test('a page of another team that cannot be drawn any more is left to browsers, and names its owner', async () => {
  const publisher = { ...published(), ...listening() };
  spoil(publisher);

  const live = await publish(publisher, { folders: [account()], by: 'another team' });

  expect(live).toMatchObject({ generation: 2, pages: {} });
  expect(publisher.told).toEqual(
    ['/', '/about'].map(
      (path) =>
        `remote-public: ${path}: the prerenderer of remote-public 1.0.0 is not as it was published. It is drawn in the browser until remote-public is published again.`,
    ),
  );
});

test('a page that fails from some day on stops its own team, no other', async () => {
  const publisher = { ...newPublisher(), ...listening() };
  const season = remote(`exports.page = (_language, { remotes }) => {
    if (!remotes.account) throw new Error('season over');
    return 'open';
  };`);
  const admin = built({ name: 'remote-admin', routes: [{ ...routes[2], path: '/trips' }] });
  await publish(publisher, { folders: [shell(), season, account()], by: 'their team' });
  await withdraw(publisher, { app: 'remote-account', by: 'me' });
  publisher.told.length = 0;

  const live = await publish(publisher, { folders: [admin], by: 'another team' });

  expect(Object.keys(live.remotes)).toEqual(['public', 'admin']);
  expect(live.pages).toEqual({});
  expect(publisher.told).toContain(
    'remote-public: / (en): Error: season over. It is drawn in the browser until remote-public is published again.',
  );
});

test('pages stay as they were drawn while nothing on them can differ', async () => {
  const publisher = await publisherOf(shell(), remote(restless), account());
  const { pages } = await verifyLive(publisher);
  spoil(publisher);

  const after = await publish(publisher, { folders: [account('2.0.0')], by: 'b' });

  expect(after.generation).toBe(2);
  expect(after.pages).toEqual(pages);
});

test('a shell that cannot draw what the live one draws is refused, and the pages are named', async () => {
  const publisher = published();
  const broken = built({
    name: 'shell',
    version: '2.0.0',
    prerenderer: `exports.shared = { words: {} };
      exports.render = async ({ language, remotes }) => remotes.public.page(language);`,
  });

  const refused = publish(publisher, { folders: [broken], by: 'me' });

  await expect(refused).rejects.toMatchObject({ code: 'PRERENDER_FAILED' });
  await expect(refused).rejects.toThrow('remote-public: /about (en): TypeError');
  await expect(refused).rejects.toThrow('With what is live it is drawn, with shell 2.0.0 not.');
});

test('a rendered page that was changed since is not read, and verify tells of it', async () => {
  const publisher = published();
  const { pages } = firstRelease;
  const hash = pages?.['/about']?.en ?? '';
  expect((await verifyLive(publisher)).pages).toEqual(pages);
  const folder = join(publisher.folder, 'pages');
  for (const file of readdirSync(folder)) writeFileSync(join(folder, file), 'tampered');

  expect(await publisher.store.readPage(hash)).toBeNull();
  await expect(verifyLive(publisher)).rejects.toMatchObject({ code: 'HASH_MISMATCH' });
});

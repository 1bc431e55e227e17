import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { built, newPlace } from '#built-app.fixture.ts';
import { filesPlaceholder, originPlaceholder } from '#document/prerenderer.ts';
import { listReleases, publish, rollback } from './publish.ts';
import { verifyLive } from '#maintain/verify.ts';

/* A shell that writes what it was asked for, and asks the remote for the page. */
const shellCode = `
exports.shared = { words: { hello: { en: 'Hello', fr: 'Bonjour' } } };
exports.render = async ({ path, language, remotes }) =>
  '<title>' + path + '</title><p>' + remotes.public.page(language) + '</p>';`;

const remoteCode = `
const { hello } = require('words');
exports.page = (language) => hello[language] + ' ${filesPlaceholder('remote-public')}film.webm';`;

const open = { access: 'anyone', prerender: true };
const routes = [
  { path: '/', page: 'home', ...open },
  { path: '/about', page: 'about', ...open },
  { path: '/u/:username', page: 'profile', access: 'anyone' },
];

const shell = (prerenderer = shellCode) => built({ name: 'shell', prerenderer });
const remote = (prerenderer = remoteCode, version = '1.0.0') =>
  built({ name: 'remote-public', prerenderer, routes, version });

test('the pages that ask for it are rendered in every language, by these very builds', async () => {
  const place = newPlace();

  const { pages = {} } = await publish(place, { folders: [shell(), remote()], by: 'me' });

  expect(Object.keys(pages)).toEqual(['/', '/about']);
  const address = `${originPlaceholder}/r/remote-public/1.0.0/film.webm`;
  expect(await place.store.readPage(pages['/about']?.en ?? '')).toBe(
    `<title>/about</title><p>Hello ${address}</p>`,
  );
  expect(await place.store.readPage(pages['/']?.fr ?? '')).toContain('Bonjour');
});

test('a page that cannot be rendered keeps its release from going live, and says which it is', async () => {
  const place = newPlace();
  const first = await publish(place, { folders: [shell(), remote()], by: 'me' });
  const broken = remote(`exports.page = () => { throw new Error('No tent.'); };`, '2.0.0');

  const refused = publish(place, { folders: [broken], by: 'me' });

  await expect(refused).rejects.toMatchObject({ code: 'PRERENDER_FAILED' });
  await expect(refused).rejects.toThrow('/ (en): Error: No tent.');
  expect(await listReleases(place)).toEqual([first]);
});

test('a build that ends the renderer, or cannot be loaded, is refused too', async () => {
  for (const code of ['process.exit(0);', 'not JavaScript']) {
    const place = newPlace();
    await publish(place, { folders: [shell(), remote()], by: 'me' });

    await expect(
      publish(place, { folders: [remote(code, '2.0.0')], by: 'me' }),
    ).rejects.toMatchObject({ code: 'PRERENDER_FAILED' });
  }
});

test('a rollback brings back the very pages of its generation', async () => {
  const place = newPlace();
  const restless = remote('exports.page = () => String(Math.random());');
  const first = await publish(place, { folders: [shell(), restless], by: 'me' });
  const other = remote(`exports.page = () => 'other';`, '2.0.0');
  const second = await publish(place, { folders: [other], by: 'me' });

  const back = await rollback(place, { generation: 1, by: 'me' });

  expect(second.pages).not.toEqual(first.pages);
  expect(back.pages).toEqual(first.pages);
});

test('a stored prerenderer that was changed since is never run', async () => {
  const place = newPlace();
  await publish(place, { folders: [shell(), remote()], by: 'me' });
  const build = { name: 'remote-public', version: '1.0.0' };
  const file = join(place.folder, place.store.keyOf(build, 'prerenderer.cjs'));
  const mark = join(place.folder, 'it-ran');
  writeFileSync(file, `require('node:fs').writeFileSync(${JSON.stringify(mark)}, '');`);

  await expect(
    publish(place, { folders: [built({ name: 'remote-account' })], by: 'me' }),
  ).rejects.toMatchObject({ code: 'PRERENDER_FAILED' });

  expect(existsSync(mark)).toBe(false);
});

test('a rendered page that was changed since is not read, and verify tells of it', async () => {
  const place = newPlace();
  const { pages } = await publish(place, { folders: [shell(), remote()], by: 'me' });
  const hash = pages?.['/about']?.en ?? '';
  expect((await verifyLive(place)).pages).toEqual(pages);
  const folder = join(place.folder, 'pages');
  for (const file of readdirSync(folder)) writeFileSync(join(folder, file), 'tampered');

  expect(await place.store.readPage(hash)).toBeNull();
  await expect(verifyLive(place)).rejects.toMatchObject({ code: 'HASH_MISMATCH' });
});

import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '@camp/release/built-app.fixture';
import { publicKeyFile, signingKeysIn } from '@camp/release/document/signing-keys';
import { signRelease } from '@camp/release/document/signature';
import { visitorWhere } from '@camp/release/document/visitor.fixture';
import { expect, test } from '@jest/globals';
import type { InlinedRelease } from '@camp/release/document/release-document';
import { canaryOf, page, startEdge } from '#edge.fixture.ts';
import { hash, release } from '#release.fixture.ts';

test('an open tab is told what it would be given now, and no more, never from a cache', async () => {
  const { url } = await startEdge();

  const response = await fetch(`${url}/release.json`);

  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await response.json()).toEqual({
    generation: 7,
    channel: 'stable',
    shell: { version: '1', url: '/r/shell/1/', entry: 'shell.js', integrity: hash },
    remotes: {
      public: { version: '1', url: '/r/remote-public/1/', entry: 'entry.js', integrity: hash },
      account: {
        version: '1',
        url: 'https://cdn.example/account/1/',
        entry: 'entry.js',
        integrity: hash,
      },
      trips: { version: '1', url: '/r/remote-trips/1/', entry: 'entry.js', integrity: hash },
    },
  });
});

const mapCard = { remote: 'trips', module: 'map', order: 20, access: 'signed-in' };

test('a document says what extends its own page, and which slots of others have something [slots-4]', async () => {
  const { url } = await startEdge();
  const inlined = async (path: string) => {
    const { html } = await page(url + path);
    return JSON.parse(/id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as InlinedRelease;
  };

  const [hub, home] = [await inlined('/hub'), await inlined('/login')];

  expect(hub.extensions).toEqual({ 'account/hub-cards': [mapCard] });
  expect(home.extensions).toEqual({ 'account/help': [] });
  const marked = home.remotes['account']?.routes.map(({ slots }) => slots);
  expect(marked).toEqual([undefined, ['hub-cards'], ['hub-cards']]);
  expect(home.remotes['account']).not.toHaveProperty('slots');
  expect(home.remotes['trips']).not.toHaveProperty('extensions');
});

test('whoever comes to other pages gets the list of all extensions, never from a cache [slots-4]', async () => {
  const { url } = await startEdge();

  const response = await fetch(`${url}/extensions.json`);

  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    versions: { public: '1', account: '1', trips: '1' },
    extensions: { 'account/hub-cards': [mapCard] },
  });
});

test('a file that is there and cannot be opened is told of, and the edge goes on', async () => {
  const edge = await startEdge({ files: { 'b.js': 'fine' } });
  const folder = join(edge.folder, edge.store.keyOf({ name: 'shell', version: '1' }));
  /* A socket can be seen, and not opened, not even by the superuser. */
  const socket = createServer().listen(join(folder, 'a.js'));
  await once(socket, 'listening');

  const response = await fetch(`${edge.url}/r/shell/1/a.js`);

  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await (await fetch(`${edge.url}/r/shell/1/b.js`)).text()).toBe('fine');
  socket.close();
});

test.each([
  ['bytes=1-2', 206, 'in'],
  ['bytes=5-2', 416, ''],
  ['bytes=900-', 416, ''],
  ['lines=1-2', 200, 'fine'],
])('of the range %s the answer is %d', async (range, status, text) => {
  const { url } = await startEdge({ files: { 'b.webm': 'fine' } });

  const response = await fetch(`${url}/r/shell/1/b.webm`, { headers: { range } });

  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
});

test('it is the visitor’s own channel', async () => {
  const canary = canaryOf('account', 20);
  const { url } = await startEdge({ canaries: [canary] });
  const channelOf = async (bucket: number) => {
    const visitor = visitorWhere([canary, (own) => own === bucket]);
    const headers = { cookie: `campbc_visitor=${visitor}` };
    return (await (await fetch(`${url}/release.json`, { headers })).json()) as { channel: string };
  };

  expect(await channelOf(19)).toMatchObject({ channel: 'remote-account' });
  expect(await channelOf(20)).toMatchObject({ channel: 'stable' });
});

test('while nothing is published there is no answer to keep', async () => {
  const { url } = await startEdge({ isPublished: false });

  const response = await fetch(`${url}/release.json`);

  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('for a smoke start a signed draft is served in place of what is live, and nothing unsigned', async () => {
  const folder = temporaryFolder();
  const { privateKey } = signingKeysIn(folder);
  const signed = signRelease({ ...release, generation: 8 }, privateKey);
  const changed = { ...signed, generation: 9 };
  const drafts = { signed: JSON.stringify(signed), changed: JSON.stringify(changed) };
  writeFiles(folder, drafts);
  const answerFor = async (draft: keyof typeof drafts) => {
    const [RELEASE_DRAFT, RELEASE_PUBLIC_KEY] = [join(folder, draft), join(folder, publicKeyFile)];
    const environment = { RELEASE_DRAFT, RELEASE_PUBLIC_KEY };
    return fetch(`${(await startEdge({ environment })).url}/release.json`);
  };

  expect(await (await answerFor('signed')).json()).toMatchObject({ generation: 8 });
  expect((await answerFor('changed')).status).toBe(503);
});

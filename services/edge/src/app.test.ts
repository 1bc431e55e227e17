import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStore } from '@camp/release/file-store';
import { signingKeysIn } from '@camp/release/keys';
import { signRelease } from '@camp/release/signature';
import { afterEach, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(handler: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const hash = `sha384-${'A'.repeat(64)}`;

const release = {
  generation: 7,
  createdAt: '2026-01-01T00:00:00.000Z',
  by: '</script><script>alert(1)</script>',
  shell: {
    version: '1',
    url: '/r/shell/1/',
    entry: 'shell.js',
    files: { 'shell.js': hash, 'shell.css': hash, 'boot.js': hash },
    styles: ['shell.css'],
    preload: ['boot.js'],
    provides: {},
  },
  remotes: {
    account: {
      version: '1',
      url: 'https://cdn.example/account/1/',
      entry: 'entry.js',
      files: { 'entry.js': hash, 'remote.js': hash, 'login.js': hash, 'hub.js': hash },
      global: 'account_1',
      contract: 1,
      routes: [
        { path: '/login', page: 'login', access: 'anyone' as const },
        { path: '/hub', page: 'hub', access: 'signed-in' as const },
      ],
      navigation: [],
      moduleFiles: ['remote.js'],
      pageFiles: { login: ['login.js'], hub: ['hub.js'] },
      requires: {},
      sizes: {},
    },
  },
};

interface Edge {
  url: string;
  store: FileStore;
}

async function startEdge(options: { apiUrl?: string; isPublished?: boolean } = {}): Promise<Edge> {
  const folder = mkdtempSync(join(tmpdir(), 'campbc-edge-'));
  const keys = signingKeysIn(join(folder, 'keys'));
  const store = new FileStore(join(folder, 'releases'));
  if (options.isPublished !== false) {
    await store.switchLive(JSON.stringify(signRelease(release, keys.privateKey)));
  }
  const env = readEnv({
    API_URL: options.apiUrl ?? 'http://127.0.0.1:9',
    RELEASE_DIR: store.folder,
    RELEASE_PUBLIC_KEY: join(folder, 'keys/release-public.pem'),
  });
  return { url: await listen(createApp(env, pino({ level: 'silent' }))), store };
}

const page = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers });
  return { response, html: await response.text() };
};

test('the document inlines the release as data that cannot end its block', async () => {
  const { url } = await startEdge();

  const { response, html } = await page(`${url}/login`);

  expect(response.status).toBe(200);
  expect(html).not.toContain('<script>alert');
  const inlined = /id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(inlined)).toEqual(release);
});

test('scripts and styles are linked with their hashes; the page’s remote is preloaded', async () => {
  const { url } = await startEdge();

  const { html } = await page(`${url}/login`);

  for (const href of [
    '/r/shell/1/shell.js',
    '/r/shell/1/shell.css',
    '/r/shell/1/boot.js',
    'https://cdn.example/account/1/entry.js',
    'https://cdn.example/account/1/remote.js',
    'https://cdn.example/account/1/login.js',
  ]) {
    expect(html).toContain(`"${href}" integrity="${hash}" crossorigin="anonymous"`);
  }
  expect(html).not.toContain('href="https://cdn.example/account/1/hub.js"');
});

test('a page for members is preloaded only for those who may be signed in', async () => {
  const { url } = await startEdge();

  const visitor = await page(`${url}/hub`);
  const member = await page(`${url}/hub`, { cookie: 'campbc_signed_in=1' });

  expect(visitor.html).not.toContain('href="https://cdn.example/account/1/hub.js"');
  expect(member.html).toContain('href="https://cdn.example/account/1/hub.js"');
});

test('the policy names the origins of the release and allows no inline code and no code from strings', async () => {
  const { url } = await startEdge();

  const policy = (await page(`${url}/login`)).response.headers.get('content-security-policy');

  expect(policy).toContain("script-src 'self' https://cdn.example;");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
});

/** The status of a conditional request; fetch would ask for a fresh copy of its own accord. */
async function statusFor(url: string, etag: string | null): Promise<number | undefined> {
  const sent = get(url, { headers: { 'if-none-match': etag ?? '' } });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test('an unchanged document is 304, and is asked for each time', async () => {
  const { url } = await startEdge();

  const { response } = await page(`${url}/login`);

  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await statusFor(`${url}/login`, response.headers.get('etag'))).toBe(304);
  expect(await statusFor(`${url}/login`, '"another"')).toBe(200);
});

test('an unknown address is 404 with the document, and is not kept', async () => {
  const { url } = await startEdge();

  const { response, html } = await page(`${url}/nowhere`);

  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('id="root"');
});

test('the chosen theme is in the document; anything else in that cookie is not', async () => {
  const { url } = await startEdge();

  const dark = await page(`${url}/login`, { cookie: 'campbc_theme=dark' });
  const nasty = await page(`${url}/login`, { cookie: 'campbc_theme="><b>' });

  expect(dark.html).toContain('<html lang="en" data-theme="dark">');
  expect(nasty.html).toContain('<html lang="en">');
});

test('a new document is served from the next request on, one that does not verify never', async () => {
  const edge = await startEdge();
  await page(`${edge.url}/login`);

  writeFileSync(
    edge.store.liveFile,
    JSON.stringify({ ...release, generation: 8, signature: 'forged' }),
  );

  const { response, html } = await page(`${edge.url}/login`);
  expect(response.status).toBe(200);
  expect(html).toContain('"generation":7');
});

test('with nothing published people are told so, and the site is not ready', async () => {
  const { url } = await startEdge({ isPublished: false });

  expect((await page(`${url}/login`)).response.status).toBe(503);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('published files are kept for a year, compressed as asked, and a missing one is not remembered', async () => {
  const edge = await startEdge();
  const folder = edge.store.folderOf({ name: 'shell', version: '1' });
  mkdirSync(folder, { recursive: true });
  for (const form of ['', '.br', '.gz'])
    writeFileSync(join(folder, `a.js${form}`), form || 'plain');
  const file = (path: string, encoding: string) =>
    fetch(`${edge.url}/r/${path}`, { headers: { 'accept-encoding': encoding } });

  const plain = await file('shell/1/a.js', 'identity');
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(plain.headers.get('access-control-allow-origin')).toBe('*');
  expect(await plain.text()).toBe('plain');

  for (const missing of [
    'shell/1/b.js',
    'shell/1/../../../live.json',
    'shell/1/..%2f..%2f..%2flive.json',
  ]) {
    const response = await file(missing, 'identity');
    expect([404, 503]).toContain(response.status);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

test('without the API calls get a sentence and pages are still served', async () => {
  const { url } = await startEdge();

  const call = await fetch(`${url}/api/auth/me`);

  expect(call.status).toBe(503);
  expect(await call.json()).toMatchObject({
    code: 'UNAVAILABLE',
    error: 'Our servers are not answering right now. Please try again in a moment.',
  });
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await page(`${url}/login`)).response.status).toBe(200);
});

test('forwarding headers that a visitor makes up do not reach the API', async () => {
  let seen: NodeJS.Dict<string | string[]> = {};
  const apiUrl = await listen((request, response) => {
    seen = request.headers;
    response.end('{}');
  });
  const { url } = await startEdge({ apiUrl });

  await fetch(`${url}/api/x`, {
    headers: {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'https',
      forwarded: 'for=6.6.6.6',
    },
  });

  expect(seen['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
  expect(seen['x-forwarded-proto']).toBe('http');
  expect(seen['forwarded']).toBeUndefined();
});

test('pages can only be read', async () => {
  const { url } = await startEdge();

  expect((await fetch(`${url}/login`, { method: 'POST' })).status).toBe(405);
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '#infra/site/ports.ts';
import { type RunningSite, startSite } from '#infra/site/site.ts';
import { demoPassword } from '#infra/test-servers/api-process.ts';
import { queryDatabase } from '#tests/support/people/database.ts';
import { waiveSecondFactor } from '#tests/support/people/build-user.ts';
import { agreedCipher, ask, openBrowser, strictHeaders } from '#tests/support/servers/nginx.ts';
import { hasBrotli, startNginx } from '#infra/test-servers/nginx.ts';
import { until } from '#infra/test-servers/programs.ts';
import { copyProject } from '#tests/support/builds/project-copy.ts';
import { publishFirstRelease } from '#infra/test-servers/first-release.ts';

/* A real nginx as `infra/deploy` ships it, in front of a real site. */
const dataDir = mkdtempSync(join(tmpdir(), 'campbc-behind-nginx-'));
let [url, httpUrl, storeUrl] = ['', '', ''];
let site: RunningSite;
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  const [httpPort, httpsPort, edgePort] = [await freePort(), await freePort(), await freePort()];
  url = `https://localhost:${httpsPort}`;
  httpUrl = `http://localhost:${httpPort}`;
  storeUrl = `https://127.0.0.1:${httpsPort}`;
  await publishFirstRelease(dataDir);
  site = await startSite({
    port: edgePort,
    mailPort: await freePort(),
    dataDir,
    publicUrl: url,
    environment: {
      PATH: process.env['PATH'],
      DEMO_PASSWORD: demoPassword,
      TRUSTED_PROXIES: '127.0.0.1, ::1',
      STORE_ID: '1003',
      STORE_ORIGIN: storeUrl,
    },
  });
  nginx = await startNginx({ httpPort, httpsPort, edgePorts: [edgePort], dataDir });
});

afterAll(async () => {
  await nginx.stop();
});

/** Opens a page; returns its errors, and the headers of published files. */
async function visit(path: string, heading: string) {
  const { browser, page, errors } = await openBrowser();
  const files: Record<string, string>[] = [];
  page.on('response', (response) => {
    if (/\/r\/.*\.(js|css)$/.test(response.url())) files.push(response.headers());
  });
  await page.goto(url + path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await browser.close();
  return { errors, files };
}

test('a page is shown from published files that come compressed and are kept for a year', async () => {
  const { errors, files } = await visit('/login', 'Login');

  expect(errors).toEqual([]);
  expect(files.length).toBeGreaterThan(3);
  for (const headers of files) {
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': hasBrotli ? 'br' : 'gzip',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none';/),
      vary: 'Accept-Encoding',
    });
  }
});

test('a page’s own headers come once, and its HTML is compressed', async () => {
  const { headers, status } = await ask(`${url}/`, { headers: { 'accept-encoding': 'gzip' } });

  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d+; includeSubDomains$/);
  expect(String(headers['content-security-policy']).match(/default-src/g)).toHaveLength(1);
  expect(headers['server']).toBe('nginx');
});

test.each(['/r/shell/0/none.js', '/r/shell/', '/r/../live.json', '/r/..%2flive.json'])(
  '%s is missing, and nobody keeps that',
  async (path) => {
    const { status, headers } = await ask(url + path);

    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  },
);

test.each([
  ['a missing file', '/r/shell/0/none.js', 'GET', 404],
  ['a broken escape', '/%zz', 'GET', 400],
  ['a body beyond measure', '/api/auth/login', 'POST', 413],
])(
  'what nginx itself answers to %s is as strict as a page',
  async (_what, path, method, status) => {
    const body = method === 'POST' ? 'x'.repeat(2_000_000) : '';
    const headers = { 'content-length': String(body.length) };

    expect(await ask(url + path, { method, body, headers })).toMatchObject({
      status,
      headers: strictHeaders,
    });
  },
);

test('a place that has 128 requests under way waits, and its neighbor does not', async () => {
  const ending = new AbortController();
  const headers = { 'content-length': '9' };
  const half = { method: 'POST', body: '{', headers, agent: false, signal: ending.signal };
  const calls = Array.from({ length: 129 }, () => ask(`${url}/api/auth/login`, half));
  expect((await Promise.race(calls)).status).toBe(503);
  expect((await ask(`${url}/healthz`, { localAddress: '127.0.0.2' })).status).toBe(200);
  ending.abort();
});

test('a call over plain HTTP is refused, so that whoever sends it notices', async () => {
  const response = await fetch(`${httpUrl}/api/auth/me`, { redirect: 'manual' });

  expect(response.status).toBe(403);
  expect(response.headers.get('location')).toBeNull();
});

test('plain HTTP leads to HTTPS, and shows nothing', async () => {
  const response = await fetch(`${httpUrl}/store?lang=fr`, { redirect: 'manual' });

  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('https://localhost/store?lang=fr');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('the host of the store has its frame and nothing else [public-pages-3]', async () => {
  const frame = await ask(`${storeUrl}/store/frame`);

  expect(frame.status).toBe(200);
  expect(frame.headers['content-security-policy']).toContain(`frame-ancestors ${url}; `);
  expect(frame.headers['x-frame-options']).toBeUndefined();
  for (const path of ['/', '/store', '/login', '/api/auth/me', '/r/shell/0/none.js', '/healthz'])
    expect(await ask(storeUrl + path)).toMatchObject({ status: 404, headers: strictHeaders });
  expect((await ask(`${url}/store/frame`)).status).toBe(404);
});

test('connections are encrypted by TLS 1.2 and 1.3 and strong suites alone', async () => {
  const retired = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' };

  expect(await agreedCipher(url, { maxVersion: 'TLSv1.2' })).toMatch(/^ECDHE-.*(GCM|POLY1305)/);
  for (const ciphers of ['ECDHE-RSA-AES128-SHA256', 'AES128-GCM-SHA256', 'ECDHE-RSA-AES256-SHA'])
    await expect(agreedCipher(url, { maxVersion: 'TLSv1.2', ciphers })).rejects.toThrow(
      /handshake/,
    );
  await expect(agreedCipher(url, retired)).rejects.toThrow(/alert protocol version/);
});

test('the API is told the visitor’s real address, whatever they claim', async () => {
  const { status } = await ask(`${url}/api/auth/login`, {
    method: 'POST',
    localAddress: '127.0.0.9',
    headers: { origin: url, 'content-type': 'application/json', 'x-forwarded-for': '6.6.6.6' },
    body: JSON.stringify({ identifier: 'nobody@mail.example', password: 'Wrong-guess-1' }),
  });

  expect(status).toBe(401);
  const rows = await queryDatabase(
    { dataDir },
    'SELECT request_ip FROM audit_log ORDER BY id DESC LIMIT 1',
  );
  expect(rows.map(({ request_ip: ip }) => ip)).toEqual(['127.0.0.9']);
});

test('under https an admin sees a local remote over http, and each cookie is for this host [sign-in-16]', async () => {
  await waiveSecondFactor({ dataDir }, 'admin');
  const project = await copyProject();
  const bundler = await project.developRemote('account', '--shell', url);
  const { browser, page, errors } = await openBrowser();
  try {
    await page.context().addCookies([{ name: 'campbc_theme', value: 'dark', url }]);
    await page.goto(`${url}/login`);
    await page.getByLabel('Username or email').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('button', { name: 'admin' }).waitFor();

    await page.goto(`${bundler.url}override`);
    await page.getByRole('button', { name: 'Use it' }).click();
    const badge = page.getByRole('complementary', { name: 'Local version' });
    await badge.waitFor();
    await page.goto(`${url}/settings`);
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await project.edit('remote-account/src/features/settings/SettingsPage.tsx', {
      from: 'title={texts.title}',
      to: 'title="A local page"',
    });

    await page.getByRole('heading', { level: 1, name: 'A local page' }).waitFor();
    const { host } = new URL(bundler.url);
    expect(await badge.textContent()).toContain(`remote-account comes from ${host}`);
    await page.getByRole('button', { name: 'Switch to the light theme' }).click();
    const cookies = (await page.context().cookies()).filter(({ name }) => name !== 'campbc_theme');
    expect(cookies.filter(({ name, secure }) => !secure || !name.startsWith('__'))).toEqual([]);
    const names = ['signed_in', 'theme', 'override'].map((name) => `__Host-campbc_${name}`);
    expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await bundler.stop();
  }
});

test('with the edge away visitors and programs are told so, and files are still sent', async () => {
  const { body: html } = await ask(`${url}/`);
  const script = /<script async src="([^"]+)"/.exec(html)?.[1] ?? '';

  await site.stop();

  const page = await ask(`${url}/login`);
  expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  expect(page.body).toContain('We will be right back');
  const call = await ask(`${url}/api/auth/me`);
  expect(call).toMatchObject({ status: 503, headers: { 'content-type': 'application/json' } });
  expect(JSON.parse(call.body)).toMatchObject({ code: 'UNAVAILABLE' });
  for (const { headers } of [page, call]) expect(headers).toMatchObject(strictHeaders);
  expect((await ask(url + script)).status).toBe(200);
});

test('no log of nginx has what follows a path, also while the edge is away', async () => {
  const secret = 'a-token-of-a-mail';
  const headers = { referer: `${url}/verify-email?token=${secret}` };

  await fetch(`${httpUrl}/reset-password?token=${secret}`, { headers, redirect: 'manual' });
  for (const path of ['/reset-password', `/saved/shared/${secret}`, '/api/auth/verify-email'])
    await ask(`${url}${path}?token=${secret}`, { headers });

  const isLogged = async () => nginx.logged().includes('"path":"/api/auth/verify-email"');
  await until(isLogged, 'the last call is logged');
  expect(nginx.logged()).toContain('"path":"/reset-password"');
  expect(nginx.logged()).toContain('"path":"/saved/shared/:code"');
  expect(nginx.logged()).not.toContain(secret);
});

import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { hash, page, release, startEdge } from '#edge.fixture.ts';

test('the document inlines the release as data that cannot end its block', async () => {
  const { url } = await startEdge();

  const { response, html } = await page(`${url}/login`);

  expect(response.status).toBe(200);
  expect(html).not.toContain('<script>alert');
  const inlined = /id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { by: _notForVisitors, ...shown } = release;
  expect(JSON.parse(inlined)).toEqual({ ...shown, channel: 'stable' });
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
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default;");
});

test('violations are reported to the API, over HTTPS in the newer way, too', async () => {
  const [plain, secure] = [
    await startEdge(),
    await startEdge({ environment: { PUBLIC_URL: 'https://camp.example' } }),
  ];
  const headersOf = async ({ url }: { url: string }) =>
    (await page(`${url}/login`)).response.headers;

  const [plainly, securely] = [await headersOf(plain), await headersOf(secure)];

  expect(plainly.get('content-security-policy')).toMatch(/report-uri \/api\/telemetry\/csp$/);
  expect(plainly.get('reporting-endpoints')).toBeNull();
  expect(securely.get('content-security-policy')).toMatch(
    /report-uri \/api\/telemetry\/csp; report-to policy$/,
  );
  expect(securely.get('reporting-endpoints')).toBe('policy="/api/telemetry/csp"');
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
    join(edge.folder, 'live.json'),
    JSON.stringify({ ...release, generation: 8, signature: 'forged' }),
  );

  const { response, html } = await page(`${edge.url}/login`);
  expect(response.status).toBe(200);
  expect(html).toContain('"generation":7');
});

test('a visitor stays in the channel that was drawn; without a canary nothing is drawn', async () => {
  const plain = await startEdge();
  const { url } = await startEdge({ canary: 50 });

  expect((await page(`${plain.url}/login`)).response.headers.get('set-cookie')).toBeNull();
  const drawn = (await page(`${url}/login`)).response.headers.get('set-cookie') ?? '';
  expect(drawn).toMatch(/^campbc_bucket=\d{1,2}; Max-Age=31536000;.*HttpOnly; SameSite=Lax/);
  for (const [bucket, channel] of [
    ['0', 'canary'],
    ['49', 'canary'],
    ['50', 'stable'],
  ]) {
    const { html, response } = await page(`${url}/login`, { cookie: `campbc_bucket=${bucket}` });
    expect(html).toContain(`"channel":"${channel}"`);
    expect(response.headers.get('set-cookie')).toBeNull();
  }
});

test('with nothing published people are told so, and the site is not ready', async () => {
  const { url } = await startEdge({ isPublished: false });

  expect((await page(`${url}/login`)).response.status).toBe(503);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

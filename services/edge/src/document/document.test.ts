import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { visitIn, voiceOf } from '@camp/release/document/visit-token';
import { expect, test } from '@jest/globals';
import { canaryOf, page, startEdge } from '#edge.fixture.ts';
import { release } from '#release.fixture.ts';
import { toldRemotes } from './told-remotes.fixture.ts';
import { ask, tokenIn } from './wire.fixture.ts';

const telemetrySecret = 'secret-of-edge-and-api-in-a-test-0001';

test('the document inlines the release as data that cannot end its block', async () => {
  const { url } = await startEdge();

  const { response, html } = await page(`${url}/login`);

  expect(response.status).toBe(200);
  expect(html).not.toContain('<script>alert');
  const inlined = /id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { by: _notForVisitors, ...shown } = release;
  const { prerenderer: _node, sizes: _sizes, linksTo: _links, ...shell } = release.shell;
  const { 'node.cjs': _notForBrowsers, ...files } = release.shell.files;
  expect(JSON.parse(inlined)).toEqual({
    ...shown,
    shell: { ...shell, files },
    remotes: toldRemotes,
    channel: 'stable',
    extensions: { 'account/help': [] },
  });
});

test('of a remote with a file list the document names its first files, and those of the page', async () => {
  const { url } = await startEdge();

  const { html } = await page(`${url}/trips`);
  const other = await page(`${url}/login`);

  const filesIn = (text: string) => {
    const inlined = JSON.parse(/id="release">(.*?)<\/script>/s.exec(text)?.[1] ?? '') as {
      remotes: Record<string, { files: object; pageFiles: object }>;
    };
    const { files = {}, pageFiles } = inlined.remotes['trips'] ?? {};
    return { files: Object.keys(files), pageFiles };
  };
  expect(filesIn(html)).toEqual({
    files: ['entry.js', 'remote.js', 'files.json', 'trips.js'],
    pageFiles: { trips: ['trips.js'] },
  });
  expect(filesIn(other.html)).toEqual({
    files: ['entry.js', 'remote.js', 'files.json'],
    pageFiles: {},
  });
  expect(html).toContain(
    `<link rel="preload" as="fetch" href="/r/remote-trips/1/files.json" crossorigin="anonymous">`,
  );
  expect(other.html).not.toContain('href="/r/remote-trips/1/files.json"');
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

test.each([
  ['without a token', {}],
  ['with a token', { TELEMETRY_SECRET: telemetrySecret }],
])(
  'an unchanged document %s is 304, is asked for each time, and no proxy may share it',
  async (_what, environment) => {
    const { url } = await startEdge({ environment });

    const { headers } = await ask(`${url}/login`);
    const again = await ask(`${url}/login`, { 'if-none-match': headers.etag ?? '' });
    const other = await ask(`${url}/login`, { 'if-none-match': '"another"' });

    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toBe('Cookie, Accept-Language, Accept-Encoding');
    expect([again.status, other.status]).toEqual([304, 200]);
  },
);

test.each(['/', '/login', '/again', '/verify', '/u/ana', '/nowhere', '/release.json'])(
  'no cache that others share keeps a cookie that comes with %s',
  async (path) => {
    const { url } = await startEdge({ canaries: [canaryOf('public', 50)] });

    const response = await fetch(url + path, { redirect: 'manual' });

    const cookies = response.headers.getSetCookie();
    expect(cookies).not.toEqual([]);
    /* By `Expires` alone they would hold by the browser's clock, which may be wrong (RFC 6265, 5.3). */
    expect(cookies.filter((line) => !/; max-age=\d/i.test(line))).toEqual([]);
    expect(response.headers.get('cache-control')).toMatch(/^(no-store|private, no-cache)$/);
  },
);

test.each(['/share.jpg', '/logo.png', '/robots.txt', '/sitemap.xml', '/r/shell/1/a.js'])(
  'what everybody may share comes without cookies: %s',
  async (path) => {
    const canaries = [canaryOf('public', 50)];
    const { url } = await startEdge({ canaries, files: { 'a.js': 'fine' } });
    const cookie = Array.from({ length: 12 }, (_, at) => `tent${at}=${'x'.repeat(900)}`).join('; ');

    const response = await fetch(url + path, { headers: { cookie } });

    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
  },
);

test.each([
  ['//login', '/login'],
  ['/LOGIN/?a=1', '/login?a=1'],
  ['/%6Cogin', '/login'],
  ['/u//ana', '/u/ana'],
  ['/U/%61na%c3%a9', '/u/ana%C3%A9'],
  ['//404', '/404'],
])(
  'another spelling of an address, %s, leads to %s for good [addresses-4]',
  async (path, clean) => {
    const { url } = await startEdge();

    const { status, headers } = await ask(url + path);

    expect([status, headers.location]).toEqual([301, clean]);
  },
);

test.each(['/u/..', '/u/%2E%2e', '/trips/./x', '//nowhere', '/u/%E0'])(
  '%s is nobody’s address [addresses-4]',
  async (path) => {
    const { url } = await startEdge();

    expect((await ask(url + path)).status).toBe(404);
  },
);

test('an unknown address is 404 with the not-found page, rendered ahead, and is not kept', async () => {
  const { url } = await startEdge();

  const { response, html } = await page(`${url}/nowhere`);

  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('id="root"');
  expect(html).toContain('<main>Lost</main>');
});

test('the chosen theme is in the document; anything else in that cookie is not', async () => {
  const { url } = await startEdge();

  const dark = await page(`${url}/login`, { cookie: 'campbc_theme=dark' });
  const newer = { cookie: 'campbc_theme=light; __Host-campbc_theme=dark' };
  const prefixed = await page(`${url}/login`, newer);
  const nasty = await page(`${url}/login`, { cookie: 'campbc_theme="><b>' });

  expect(dark.html).toContain('<html lang="en" data-theme="dark">');
  expect(prefixed.html).toContain('<html lang="en" data-theme="dark">');
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

test('with nothing published people are told so, and the site is not ready', async () => {
  const { url } = await startEdge({ isPublished: false });

  expect((await page(`${url}/login`)).response.status).toBe(503);
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test('each document carries a token of its own that says what was served to whom', async () => {
  const { url } = await startEdge({ environment: { TELEMETRY_SECRET: telemetrySecret } });

  const first = await page(`${url}/login`);
  const cookie = /campbc_visitor=[\w-]{22}/.exec(first.response.headers.get('set-cookie') ?? '');
  const again = await page(`${url}/login`, { cookie: cookie?.[0] ?? '' });

  const visits = [first, again].map(({ html }) => visitIn(tokenIn(html) ?? '', telemetrySecret));
  expect(visits[0]).toMatchObject({ generation: 7, channel: 'stable' });
  expect(visits[1]).toEqual({ ...visits[0], document: expect.any(String) });
  expect(visits[1]?.document).not.toBe(visits[0]?.document);
  expect(again.response.headers.get('set-cookie')).toBeNull();
  expect(first.html).not.toContain(cookie?.[0].split('=')[1]);
});

test('a token says which network its document went to, and nobody can choose it [releases-4]', async () => {
  const environment = { TELEMETRY_SECRET: telemetrySecret, TRUSTED_PROXIES: '127.0.0.1' };
  const behindProxy = await startEdge({ environment });
  const alone = await startEdge({ environment: { TELEMETRY_SECRET: telemetrySecret } });
  const networkFor = async ({ url }: { url: string }, ip: string) => {
    const headers = { 'x-forwarded-for': `192.0.2.1, ${ip}`, forwarded: 'for=192.0.2.1' };
    const html = await (await fetch(`${url}/login`, { headers })).text();
    return visitIn(tokenIn(html) ?? '', telemetrySecret)?.network;
  };

  const given = [
    await networkFor(behindProxy, '2600:1f00:aa:1::1'),
    await networkFor(behindProxy, '2600:1f00:aa:2::1'),
    await networkFor(alone, '2600:1f00:aa:1::1'),
  ];

  const voice = voiceOf('2600:1f00:aa::', telemetrySecret);
  expect(given).toEqual([voice, voice, '']);
});

test('without the secret a document carries no token, and the visitor gets no id', async () => {
  const { url } = await startEdge();

  const { html, response } = await page(`${url}/login`);

  expect(tokenIn(html)).toBeUndefined();
  expect(response.headers.get('set-cookie')).toBeNull();
});

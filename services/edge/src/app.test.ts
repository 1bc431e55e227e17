import { expect, test } from '@jest/globals';
import { ask } from './document/wire.fixture.ts';
import { page, startEdge } from './edge.fixture.ts';

const strictPolicy = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

test('published files are kept for a year, compressed as asked, and a missing one is not remembered', async () => {
  const files = { 'a.js': 'plain', 'a.js.br': '.br', 'a.js.gz': '.gz' };
  const { url } = await startEdge({ files });
  const file = (path: string, encoding: string) =>
    fetch(`${url}/r/${path}`, { headers: { 'accept-encoding': encoding } });

  const plain = await file('shell/1/a.js', 'identity');
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(plain.headers.get('access-control-allow-origin')).toBe('*');
  expect(plain.headers.get('x-content-type-options')).toBe('nosniff');
  /* Opened by itself it runs nothing in the site's origin. */
  expect(plain.headers.get('content-security-policy')).toMatch(
    /^sandbox; default-src 'none'; .*frame-ancestors 'none'$/,
  );
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

test.each([
  ['/%E0%A4%A', 404],
  ['/u/%', 404],
  ['/r/%E0/a.js', 400],
  ['/r/shell/1/%zz.js', 400],
])(
  'the broken escape in %s is the visitor’s mistake, answered with %d [error-catalogue-3]',
  async (path, status) => {
    const { url } = await startEdge();

    expect((await fetch(url + path)).status).toBe(status);
  },
);

const odd = [
  '%',
  '%E0%A4%A',
  '"',
  'a=b=c',
  '[object Object]',
  '\u00ff',
  '__proto__',
  '['.repeat(500),
];

test('whatever cookies and headers say, the page comes', async () => {
  const { url } = await startEdge();
  const names = [
    'campbc_override',
    'campbc_bad_hash',
    'campbc_visitor',
    'campbc_theme',
    'campbc_language',
  ];

  for (const value of odd) {
    const cookie = names.map((name) => `${name}=${value}`).join('; ');
    const headers = {
      cookie,
      'accept-language': value,
      'x-forwarded-host': value,
      'if-none-match': value,
    };
    const { response } = await page(
      `${url}/login?lang=${encodeURIComponent(value)}&lang=x`,
      headers,
    );

    expect(response.status).toBe(200);
  }
});

test('a published file brings no headers that only documents have a use for', async () => {
  const environment = { PUBLIC_URL: 'https://camp.example' };
  const { url } = await startEdge({ environment, files: { 'a.js': 'plain' } });

  const { headers } = await fetch(`${url}/r/shell/1/a.js`);
  const document = await fetch(url);

  const ofDocuments = ['x-frame-options', 'cross-origin-opener-policy', 'origin-agent-cluster'];
  for (const name of ofDocuments) expect([name, headers.get(name)]).toEqual([name, null]);
  for (const name of ofDocuments) expect(document.headers.get(name)).not.toBeNull();
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=/);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('pages can only be read [every-page-20]', async () => {
  const { url } = await startEdge({ environment: { PUBLIC_URL: 'https://camp.example' } });

  const { status, headers } = await fetch(`${url}/login`, { method: 'POST' });

  expect(status).toBe(405);
  expect(headers.get('content-security-policy')).toBe(strictPolicy);
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}; includeSubDomains$/);
});

test.each([
  ['a page before the first release', '/', 503],
  ['a missing file', '/r/shell/1/none.js', 404],
  ['a broken address of a file', '/r/%E0/a.js', 400],
  ['a call while the API is away', '/api/auth/me', 503],
  ['the list of addresses', '/robots.txt', 200],
  ['the state of the process', '/healthz', 200],
])(
  '%s is shown in nobody’s frame and loads nothing [every-page-20]',
  async (_what, path, status) => {
    const { url } = await startEdge({ isPublished: false });

    const { status: answered, headers } = await fetch(url + path);

    expect(answered).toBe(status);
    expect(headers.get('content-security-policy')).toBe(strictPolicy);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test.each([
  ['http://localhost:8080', 'localhost:8080', 200],
  ['http://localhost:8080', '127.0.0.1', 200],
  ['http://localhost:8080', '[::1]:8080', 200],
  ['http://localhost:8080', 'LOCALHOST.', 200],
  ['http://localhost:8080', 'evil.example', 421],
  ['http://localhost:8080', '127.0.0.1.evil.example', 421],
  ['https://camp.example', 'camp.example', 200],
])('a site at %s that is asked as %s answers %i', async (PUBLIC_URL, host, expected) => {
  const { url } = await startEdge({ environment: { PUBLIC_URL } });

  const { status } = await ask(`${url}/login`, { host });

  expect(status).toBe(expected);
});

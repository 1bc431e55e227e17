import { createHash } from 'node:crypto';
import { request as ask } from 'node:http';
import { expect, test } from '@jest/globals';
import { page, startEdge } from '#edge.fixture.ts';

const environment = { STORE_ID: '1003', STORE_SCRIPT_URL: 'https://store.example/script.js' };
const ownHost = {
  ...environment,
  PUBLIC_URL: 'https://camp.example',
  STORE_ORIGIN: 'https://shop.example',
};

/** An answer by the name that the visitor asked for. */
async function atHost(url: string, host: string, method = 'GET') {
  return new Promise<{ status: number | undefined; policy: string }>((resolve, reject) => {
    ask(url, { method, headers: { host } }, (response) => {
      response.resume();
      const policy = String(response.headers['content-security-policy']);
      resolve({ status: response.statusCode, policy });
    })
      .on('error', reject)
      .end();
  });
}

test('the frame asks the provider for the store and runs its own script, and nothing else [public-pages-3]', async () => {
  const { url } = await startEdge({ environment });

  const { html, response } = await page(`${url}/store/frame`);

  expect(html).toContain(
    'data-script="https://store.example/script.js?1003&amp;data_platform=code"',
  );
  expect(html).toContain('<main id="my-store-1003"></main>');
  const [script = ''] = /(?<=<script>).*(?=<\/script>)/s.exec(html) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain(`script-src 'sha256-${hash}' https://store.example `);
  expect(policy).not.toMatch(/script-src[^;]*('self'|unsafe)/);
  expect(policy).toMatch(/connect-src https:\/\/store\.example https:\/\/\*\.ecwid\.com [^;']*;/);
});

test('the frame has no origin, however it is opened, and only the site’s pages show it [public-pages-3]', async () => {
  const { url } = await startEdge({ environment });

  const { headers } = (await page(`${url}/store/frame`)).response;

  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'self'; ");
  expect(policy).toMatch(
    /; sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox$/,
  );
  expect(headers.get('x-frame-options')).toBeNull();
});

test('the frame is kept by no cache, found by no searcher, and holds nothing of the visitor', async () => {
  const { url } = await startEdge({ environment });
  const cookie = 'campbc_signed_in=1; campbc_theme=dark; campbc_language=fr';

  const [known, unknown] = [
    await page(`${url}/store/frame`, { cookie }),
    await page(`${url}/store/frame?id=2&lang=fr`),
  ];

  expect(known.html).toBe(unknown.html);
  expect(known.response.headers.get('cache-control')).toBe('no-store');
  expect(known.response.headers.get('x-robots-tag')).toBe('noindex');
  expect(known.response.headers.get('set-cookie')).toBeNull();
  expect(known.response.headers.get('permissions-policy')).toContain('camera=()');
});

test('the frame says that it is in the browser’s language, which the provider speaks', async () => {
  const { url } = await startEdge({ environment });

  const { html } = await page(`${url}/store/frame`, { 'accept-language': 'fr-CA' });

  expect(html).toContain('<html lang="fr">');
  expect(html).toContain('<title>Produits</title>');
});

test('settings that look like markup stay text', async () => {
  const { url } = await startEdge({
    environment: { ...environment, STORE_ID: '"><script>1</script>' },
  });

  const { html } = await page(`${url}/store/frame`);

  expect(html.match(/<script>/g)).toHaveLength(1);
});

test('without a store there is no frame', async () => {
  const { url } = await startEdge();

  expect((await page(`${url}/store/frame`)).response.status).toBe(404);
});

test('on a host of its own the frame keeps its origin, and the site’s pages alone show it', async () => {
  const { url } = await startEdge({ environment: ownHost });

  const { status, policy } = await atHost(`${url}/store/frame`, 'shop.example:8443');

  expect(status).toBe(200);
  expect(policy).toContain('frame-ancestors https://camp.example; ');
  expect(policy).toMatch(/; sandbox allow-scripts [^;]* allow-same-origin$/);
});

test.each([
  ['GET', '/'],
  ['GET', '/store'],
  ['GET', '/login'],
  ['GET', '/api/auth/me'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/robots.txt'],
  ['GET', '/release.json'],
  ['GET', '/r/shell/1/shell.js'],
  ['GET', '/store/frame/'],
  ['GET', '/STORE/FRAME'],
  ['POST', '/api/auth/login'],
  ['POST', '/store/frame'],
])('the store’s host has nothing else: %s %s [public-pages-3]', async (method, path) => {
  const { url } = await startEdge({ environment: ownHost });

  for (const host of ['shop.example', 'SHOP.EXAMPLE', 'shop.example:443']) {
    const { status, policy } = await atHost(url + path, host, method);

    expect(status).toBe(404);
    expect(policy).toMatch(/^default-src 'none'/);
  }
});

test('a store with a host of its own has no frame in the site’s origin', async () => {
  const { url } = await startEdge({ environment: ownHost });

  expect((await atHost(`${url}/store/frame`, 'camp.example')).status).toBe(404);
  expect((await atHost(`${url}/store`, 'camp.example')).status).toBe(200);
});

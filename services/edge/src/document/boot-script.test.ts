import { expect, test } from '@jest/globals';
import { page, startEdge } from '#edge.fixture.ts';
import { bootScript } from './boot-script.ts';

test('the boot script is the first script of every document, before any stylesheet, with its hash', async () => {
  const { url } = await startEdge();

  for (const path of ['/', '/login', '/no-such-page']) {
    const { html } = await page(url + path);

    const [first] = /<(?:script|link)\b[^>]*>/.exec(html) ?? [];
    expect(first).toMatch(/^<script src="\/boot\.[0-9a-f]{10}\.js" integrity="sha384-[^"]{64}"/);
  }
});

test('it comes from the edge, may be kept for ever, and is small', async () => {
  const { url } = await startEdge();
  const { html } = await page(url);
  const address = url + /src="(\/boot\.[^"]+)"/.exec(html)?.[1];

  const response = await fetch(address, { headers: { 'accept-encoding': 'gzip, br' } });

  expect(await response.text()).toBe(bootScript);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toMatch(/javascript/);
  expect(response.headers.get('content-encoding')).toBe('br');
  const sent = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  expect(Number(sent.headers.get('content-length'))).toBeLessThanOrEqual(2_000);
});

test('the boot script of another edge is not found', async () => {
  const { url } = await startEdge();

  const { response } = await page(`${url}/boot.0123456789.js`);

  expect(response.status).toBe(404);
});

import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { ReleaseDocument } from '@camp/release/document/release-document';
import { expect, type Page } from '@playwright/test';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';
import { NetworkWaves } from '#tests/support/browser/network-waves.ts';

/** Most bytes of a remote's entry, with gzip. */
const maxEntryBytes = 15_000;

test('no remote’s entry weighs more than 15 kB', async ({ request }) => {
  const html = await (await request.get(site.url)).text();
  const inlined = /id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { remotes } = JSON.parse(inlined) as ReleaseDocument;

  for (const { url, entry } of Object.values(remotes)) {
    const bytes = await (await request.get(site.url + url + entry)).body();
    expect(gzipSync(bytes, { level: 9 }).length, entry).toBeLessThanOrEqual(maxEntryBytes);
  }
});

/** Most bytes that one more remote may add to every document: as browsers read it, and compressed. */
const maxBytesInDocument = 2_000;
const maxBytesInFlight = 1_000;

test('a remote adds at most 2 kB to the documents of other remotes’ pages', async ({ request }) => {
  const html = await (await request.get(site.url)).text();
  const inlined = /id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { remotes } = JSON.parse(inlined) as ReleaseDocument;

  for (const name of ['account', 'admin']) {
    const told = JSON.stringify({ [name]: remotes[name] });
    expect(told.length, name).toBeGreaterThan(500);
    expect(told.length, name).toBeLessThanOrEqual(maxBytesInDocument);
    expect(brotliCompressSync(told).length, name).toBeLessThanOrEqual(maxBytesInFlight);
  }
});

const pages = [
  { path: '/', heading: 'Welcome to CampBC' },
  { path: '/login', heading: 'Login' },
  { path: '/admin/users', heading: 'Users', account: 'admin' },
];

/**
 * Notes the address of each request that goes out, also of those that the browser's cache answers: it
 * would not, had the file not been there in time. A film comes in parts, which are one download.
 */
async function watchRequests(page: Page): Promise<Map<string, string>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const isFile = request.method === 'GET' && type !== 'Media';
    if (isFile && request.url.startsWith('http')) addresses.set(requestId, request.url);
  });
  /* Files in the page's memory are no requests. */
  session.on('Network.requestServedFromCache', ({ requestId }) => addresses.delete(requestId));
  return addresses;
}

for (const { path, heading, account } of pages) {
  test(`${path} shows its remote after at most two waves of requests`, async ({ page }) => {
    if (account) await signInAs(page, account);
    const network = await NetworkWaves.open(page, path);

    const waves = await network.until(
      page.locator('[data-remote]').getByRole('heading', { level: 1, name: heading, exact: true }),
    );

    expect(waves.length, JSON.stringify(waves)).toBeLessThanOrEqual(2);
  });

  test(`${path} downloads nothing twice`, async ({ page }) => {
    if (account) await signInAs(page, account);
    const requests = await watchRequests(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');

    const addresses = [...requests.values()];
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((url, index) => addresses.indexOf(url) !== index)).toEqual([]);
  });
}

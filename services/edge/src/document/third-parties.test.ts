import { expect, test } from '@jest/globals';
import { page, startEdge } from '#edge.fixture.ts';

const environment = {
  STORE_ID: '1003',
  STORE_SCRIPT_URL: 'https://store.example/script.js',
  ANALYTICS_ID: 'G-1',
  ANALYTICS_SCRIPT_URL: 'https://counter.example/tag.js',
};

const policyOf = async (url: string) =>
  (await page(url)).response.headers.get('content-security-policy') ?? '';

test('the store’s provider is let in by the store’s document alone', async () => {
  const { url } = await startEdge({ environment });

  const [store, home] = [await policyOf(`${url}/store`), await policyOf(`${url}/`)];

  expect(store).toMatch(/script-src [^;]*https:\/\/store\.example/);
  expect(store).not.toMatch(/script-src [^;]*unsafe/);
  expect(home).not.toContain('store.example');
  expect(home).not.toContain('unsafe-inline');
  expect(store).not.toContain('trusted-types');
  expect(home).toContain('trusted-types');
});

test('the store’s document says for which remote it lets the provider in', async () => {
  const { url } = await startEdge({ environment });

  expect((await page(`${url}/store`)).html).toContain('data-third-party-for="public"');
  expect((await page(`${url}/`)).html).not.toContain('data-third-party-for');
});

test('without a store or analytics no policy names a foreign host', async () => {
  const { url } = await startEdge();

  for (const path of ['/', '/store']) {
    const policy = await policyOf(url + path);
    expect(policy.match(/https:\/\/(?!cdn\.example)[^ ;]+/)).toBeNull();
  }
});

test('pages are told of the store and of analytics as they are configured', async () => {
  const [bare, full] = [await startEdge(), await startEdge({ environment })];
  const settingsIn = async (url: string) => {
    const { html } = await page(`${url}/`);
    return JSON.parse(/id="settings">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as unknown;
  };

  expect(await settingsIn(bare.url)).toEqual({ origin: bare.url, store: null, analytics: null });
  expect(await settingsIn(full.url)).toEqual({
    origin: full.url,
    store: { id: '1003', scriptUrl: 'https://store.example/script.js' },
    analytics: { id: 'G-1', scriptUrl: 'https://counter.example/tag.js' },
  });
});

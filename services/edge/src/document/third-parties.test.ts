import { expect, test } from '@jest/globals';
import { page, startEdge } from '#edge.fixture.ts';

const environment = {
  STORE_ID: '1003',
  STORE_SCRIPT_URL: 'https://store.example/script.js',
  ANALYTICS_ID: 'G-1',
  ANALYTICS_SCRIPT_URL: 'https://counter.example/tag.js',
  MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  MAP_TILES_ATTRIBUTION: '© Map makers',
};

const policyOf = async (url: string) =>
  (await page(url)).response.headers.get('content-security-policy') ?? '';

test('no document of a page lets the store’s provider in: all have Trusted Types, and show its frame [public-pages-3]', async () => {
  const { url } = await startEdge({ environment });

  for (const path of ['/', '/store', '/login']) {
    const policy = await policyOf(url + path);
    expect(policy).not.toMatch(/store\.example|ecwid|unsafe|https:[ ;]/);
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types default/);
    expect(policy).toMatch(/; frame-src 'self'(;|$)/);
  }
});

test('a frame on a host of its own is all that pages show in frames, and its checkout may ask for payment', async () => {
  const { url } = await startEdge({
    environment: {
      ...environment,
      PUBLIC_URL: 'https://camp.example',
      STORE_ORIGIN: 'https://shop.example',
    },
  });

  const { headers } = (await page(`${url}/about`)).response;

  expect(headers.get('content-security-policy')).toMatch(
    /; frame-src https:\/\/shop\.example(;|$)/,
  );
  expect(headers.get('permissions-policy')).toContain('payment=("https://shop.example")');
});

test('map tiles are pictures from their own host, and an address without their place is refused', async () => {
  const { url } = await startEdge({ environment });

  expect(await policyOf(url)).toMatch(/; img-src [^;]*https:\/\/tiles\.example(;| )/);
  await expect(
    startEdge({ environment: { MAP_TILES_URL: 'https://tiles.example/map.png' } }),
  ).rejects.toThrow('MAP_TILES_URL');
});

test('pages use what the site needs of the device, and nothing else [every-page-20]', async () => {
  const { url } = await startEdge({ environment });

  const { headers } = (await page(`${url}/store`)).response;

  const allowed = (headers.get('permissions-policy') ?? '').split(', ');
  expect(allowed.filter((rule) => !rule.endsWith('=()'))).toEqual([
    'autoplay=(self)',
    'clipboard-write=(self)',
    'fullscreen=(self)',
    'geolocation=(self)',
    'publickey-credentials-create=(self)',
    'publickey-credentials-get=(self)',
  ]);
  for (const name of ['camera', 'microphone', 'payment']) expect(allowed).toContain(`${name}=()`);
});

test('without a store or analytics no policy names a foreign host', async () => {
  const { url } = await startEdge();

  for (const path of ['/', '/store']) {
    const policy = await policyOf(url + path);
    expect(policy.match(/https:\/\/(?!cdn\.example)[^ ;]+/)).toBeNull();
    expect(policy).not.toContain('frame-src');
  }
});

test('pages are told of the store and of analytics as they are configured', async () => {
  const [bare, full] = [await startEdge(), await startEdge({ environment })];
  const settingsIn = async (url: string) => {
    const { html } = await page(`${url}/`);
    return JSON.parse(/id="settings">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as unknown;
  };

  expect(await settingsIn(bare.url)).toEqual({
    origin: bare.url,
    store: null,
    analytics: null,
    mapTiles: null,
  });
  expect(await settingsIn(full.url)).toEqual({
    origin: full.url,
    store: { id: '1003', scriptUrl: 'https://store.example/script.js', frame: '/store/frame' },
    analytics: { id: 'G-1', scriptUrl: 'https://counter.example/tag.js' },
    mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Map makers' },
  });
});

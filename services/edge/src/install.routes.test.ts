import { expect, test } from '@jest/globals';
import { page, startEdge } from './edge.fixture.ts';

interface Manifest {
  lang: string;
  description: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

/** Width and height in the head of a PNG (W3C PNG, 11.2.1). */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('the document leads to a manifest in its language, and each icon has the size that is said [offline-8]', async () => {
  const { url } = await startEdge();
  const { html } = await page(`${url}/login?lang=fr`);
  const address = /<link rel="manifest" href="([^"]+)">/.exec(html)?.[1] ?? '';
  const response = await fetch(url + address);
  const manifest = (await response.json()) as Manifest;
  const ofSafari = [...html.matchAll(/<link rel="apple-touch-icon" sizes="(\S+)" href="(\S+)">/g)];
  const icons = [
    ...manifest.icons,
    ...ofSafari.map(([, sizes = '', src = '']) => ({ sizes, src, purpose: 'apple' })),
  ];

  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  expect(manifest).toMatchObject({ lang: 'fr', description: expect.stringMatching(/^Des lieux/) });
  expect(icons.map(({ purpose }) => purpose)).toEqual(
    expect.arrayContaining(['any', 'maskable', 'apple']),
  );
  for (const { src, sizes } of icons) {
    const icon = await fetch(url + src);
    expect(icon.status).toBe(200);
    expect([src, sizeOf(Buffer.from(await icon.arrayBuffer()))]).toEqual([src, sizes]);
  }
});

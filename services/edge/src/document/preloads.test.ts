import { expect, test } from '@jest/globals';
import { page, startEdge } from '#edge.fixture.ts';
import { hash } from '#release.fixture.ts';

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

test('of the texts those in the visitor’s language are preloaded [product-3]', async () => {
  const { url } = await startEdge();
  const texts = (language: string) =>
    `<link rel="preload" as="fetch" href="https://cdn.example/account/1/login.${language}.json" crossorigin="anonymous"`;

  const english = await page(`${url}/login`);
  const french = await page(`${url}/login?lang=fr`);

  expect(english.html).toContain(texts('en'));
  expect(english.html).not.toContain(texts('fr'));
  expect(french.html).toContain(texts('fr'));
  expect(french.html).not.toContain(texts('en'));
});

test('a page for members is preloaded only for those who may be signed in', async () => {
  const { url } = await startEdge();

  const visitor = await page(`${url}/hub`);
  const member = await page(`${url}/hub`, { cookie: 'campbc_signed_in=1' });
  const overHttps = await page(`${url}/hub`, { cookie: '__Host-campbc_signed_in=1' });

  expect(visitor.html).not.toContain('href="https://cdn.example/account/1/hub.js"');
  expect(member.html).toContain('href="https://cdn.example/account/1/hub.js"');
  expect(overHttps.html).toContain('href="https://cdn.example/account/1/hub.js"');
});

test('what calls the API is preloaded for those who may be signed in: nobody else calls at once', async () => {
  const { url } = await startEdge();

  const visitor = await page(url);
  const member = await page(url, { cookie: 'campbc_signed_in=1' });

  expect(visitor.html).not.toContain('href="/r/shell/1/call.js"');
  expect(member.html).toContain(
    `<link rel="preload" as="script" href="/r/shell/1/call.js" integrity="${hash}"`,
  );
});

test('of a page that hydrates at rest a guest is sent the looks alone, unless its HTML is missing [public-pages-10]', async () => {
  const { url } = await startEdge();
  const scripts = [
    '/r/remote-public/1/entry.js',
    '/r/remote-public/1/list.js',
    '/r/shell/1/call.js',
  ];

  const guest = await page(`${url}/list`);
  const member = await page(`${url}/list`, { cookie: 'campbc_signed_in=1' });
  const undrawn = await page(`${url}/list?lang=fr`);

  expect(guest.html).toContain('<link rel="stylesheet" href="/r/remote-public/1/list.css"');
  for (const href of scripts) {
    expect(guest.html).not.toContain(`href="${href}"`);
    expect(member.html).toContain(`href="${href}"`);
    expect(undrawn.html).toContain(`href="${href}"`);
  }
});

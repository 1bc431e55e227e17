import { expect, test } from '@jest/globals';
import { page, startEdge } from '#edge.fixture.ts';

const publicUrl = { PUBLIC_URL: 'https://campbc.example' };

test('a page that was rendered ahead is in the document, with its own title and its styles linked', async () => {
  const { url } = await startEdge({ environment: publicUrl });

  const { html } = await page(`${url}/`);

  expect(html).toContain(
    '<div id="root"><main>Welcome https://campbc.example/r/film.webm</main></div>',
  );
  expect(html.match(/<title>.*?<\/title>/g)).toEqual(['<title>Home · CampBC</title>']);
  expect(html.indexOf('name="description"')).toBeLessThan(html.indexOf('</head>'));
  expect(html).toContain('<link rel="stylesheet" href="/r/remote-public/1/home.css"');
});

test('other pages start empty, say what they are and that they need JavaScript, and lead on [every-page-7, every-page-9]', async () => {
  const { url } = await startEdge();

  const { html } = await page(`${url}/login`);

  expect(html).toContain('<div id="root"></div>');
  const [plain = ''] = /<noscript>[^]*<\/noscript>/.exec(html) ?? [];
  expect(plain).toContain('<a href="/">CampBC</a>');
  expect(plain).toContain('<h1>Login &amp; more</h1>');
  expect(plain).toContain('Log in to your account. CampBC needs JavaScript for this page.');
});

test.each([
  [{ 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.5' }, '/', 'fr'],
  [{ 'accept-language': 'de,en;q=0.5' }, '/', 'en'],
  [{ 'accept-language': 'de' }, '/', 'en'],
  [{ 'accept-language': 'fr', cookie: 'campbc_language=en' }, '/', 'en'],
  [{ cookie: 'campbc_language=xx' }, '/', 'en'],
  [{ cookie: 'campbc_language=en' }, '/?lang=fr', 'fr'],
  [{}, '/?lang="><b>', 'en'],
])('a visitor with %o at %s is spoken to in %s', async (headers, path, language) => {
  const { url } = await startEdge();

  const { response, html } = await page(url + path, headers);

  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(language === 'fr' ? 'Bienvenue' : 'Welcome');
  expect(response.headers.get('content-language')).toBe(language);
  expect(response.headers.get('vary')).toContain('Accept-Language');
});

test('a page names its one address, in each language, whatever it was asked with', async () => {
  const { url } = await startEdge({ environment: publicUrl });

  const { html } = await page(`${url}/?lang=fr&from=mail`);

  expect(html).toContain('<link rel="canonical" href="https://campbc.example/?lang=fr">');
  expect(html).toContain('hreflang="en" href="https://campbc.example/">');
  expect(html).toContain('property="og:image" content="https://campbc.example/share.jpg"');
  const again = await page(`${url}/again`);
  expect(again.html).toContain('<link rel="canonical" href="https://campbc.example/">');
});

test.each(['/share.jpg', '/logo.png', '/favicon.ico', '/apple-touch-icon.png'])(
  'other sites and mail programs may show %s [product-3]',
  async (path) => {
    const { url } = await startEdge();

    const { headers } = await fetch(url + path);

    expect(headers.get('content-type')).toMatch(/^image/);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  },
);

test('pages of members, unlisted ones and unknown addresses are not to be listed', async () => {
  const { url } = await startEdge();

  for (const path of ['/hub', '/hub/shared/x', '/nowhere']) {
    const { html } = await page(url + path);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
  }
});

test('the sitemap lists the pages rendered ahead, each once in each language', async () => {
  const { url } = await startEdge({ environment: publicUrl });

  const { response, html } = await page(`${url}/sitemap.xml`);

  expect(response.headers.get('content-type')).toMatch('application/xml');
  expect([...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://campbc.example/',
    'https://campbc.example/?lang=fr',
    'https://campbc.example/list',
    'https://campbc.example/list?lang=fr',
  ]);
});

test('robots are told of the sitemap and kept from members’ pages and the API', async () => {
  const { url } = await startEdge({ environment: publicUrl });

  const { html } = await page(`${url}/robots.txt`);

  expect(html).toContain('Disallow: /hub\n');
  /* Below it, for those who make previews. */
  expect(html).toContain('Allow: /hub/shared/\n');
  expect(html).toContain('Disallow: /api/\n');
  expect(html).toContain('Sitemap: https://campbc.example/sitemap.xml');
});

test.each([
  ['/verify?token=a%26b', '/login?token=a%26b'],
  ['/Old%20Home/anything?x=1', '/?x=1'],
  ['/verify', '/login'],
])('the alias %s leads to %s [addresses-4]', async (alias, target) => {
  const { url } = await startEdge();

  const response = await fetch(url + alias, { redirect: 'manual' });

  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(target);
});

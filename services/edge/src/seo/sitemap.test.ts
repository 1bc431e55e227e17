import { filledPath } from '@camp/release/document/match-route';
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { after, forever, tripsApi } from '#described/trips-api.fixture.ts';
import { page, startEdge } from '#edge.fixture.ts';
import { sitemapOf } from './sitemap.ts';

const environment = { PUBLIC_URL: 'https://campbc.example' };

const addressesIn = ({ html }: { html: string }) =>
  [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('the sitemap has the pages that the API tells of, after those rendered ahead [addresses-6, calls-campgrounds-1]', async () => {
  const { apiUrl } = await tripsApi();
  const { url } = await startEdge({ apiUrl, environment });

  const found = addressesIn(await page(`${url}/sitemap.xml`));

  expect(found).toEqual([
    'https://campbc.example/',
    'https://campbc.example/?lang=fr',
    'https://campbc.example/list',
    'https://campbc.example/list?lang=fr',
    'https://campbc.example/trips/alice-lake',
    'https://campbc.example/trips/alice-lake?lang=fr',
  ]);
});

test.each([
  ['is away', { status: 503 }],
  ['is slow', { held: forever }],
  ['says something else', { pages: { pages: 'none' } }],
  ['says too much', { pages: JSON.stringify({ pages: [{ slug: 'x'.repeat(9_000_000) }] }) }],
])(
  'where the API %s, the sitemap is without them [addresses-6, calls-campgrounds-1]',
  async (_claim, says) => {
    const { apiUrl } = await tripsApi(says);
    const { url } = await startEdge({ apiUrl, environment });

    const found = await page(`${url}/sitemap.xml`);

    expect(found.response.status).toBe(200);
    expect(addressesIn(found)).toHaveLength(4);
  },
);

test('a list that was told once goes on while the API is away', async () => {
  const { apiUrl, says } = await tripsApi();
  const { url } = await startEdge({ apiUrl, environment });
  await page(`${url}/sitemap.xml`);
  says.status = 503;
  after(86_400_000);

  expect(addressesIn(await page(`${url}/sitemap.xml`))).toHaveLength(6);
});

test('names cannot break out of the sitemap, and one without a name is left out', async () => {
  const pages = [{ slug: '<b>&"/..' }, { other: 'x' }, { slug: 'a' }, { slug: 'a' }];
  const { apiUrl } = await tripsApi({ pages: { pages } });
  const { url } = await startEdge({ apiUrl, environment });

  const found = await page(`${url}/sitemap.xml`);

  expect(found.html).not.toContain('<b>');
  expect(addressesIn(found).slice(4)).toEqual([
    'https://campbc.example/trips/%3Cb%3E%26%22%2F..',
    'https://campbc.example/trips/%3Cb%3E%26%22%2F..?lang=fr',
    'https://campbc.example/trips/a',
    'https://campbc.example/trips/a?lang=fr',
  ]);
});

test('with more pages than fit, the sitemap is an index of its parts [addresses-6, calls-campgrounds-1]', async () => {
  const pages = Array.from({ length: 12_000 }, (_, index) => ({ slug: `lake-${index}` }));
  const { apiUrl } = await tripsApi({ pages: { pages } });
  const { url } = await startEdge({ apiUrl, environment });

  const index = await page(`${url}/sitemap.xml`);
  const [first, last, beyond] = [
    await page(`${url}/sitemap.xml?part=1`),
    await page(`${url}/sitemap.xml?part=3`),
    await page(`${url}/sitemap.xml?part=4`),
  ];

  expect(index.html).toContain('<sitemapindex');
  expect(addressesIn(index)).toEqual(
    [1, 2, 3].map((part) => `https://campbc.example/sitemap.xml?part=${part}`),
  );
  expect(addressesIn(first)).toHaveLength(10_000);
  expect(addressesIn(last).at(-1)).toBe('https://campbc.example/trips/lake-11999?lang=fr');
  expect(beyond.response.status).toBe(404);
});

test('robots may fetch the pictures of shared links, and nothing else of the API', async () => {
  const { url } = await startEdge({ environment });

  const { html } = await page(`${url}/robots.txt`);

  expect(html).toContain('Disallow: /api/\nAllow: /api/share/\n');
});

test('whatever a page is called, the sitemap is well-formed and names its address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const path = filledPath('/u/:name', { name: `${name}\uD83C&<` });
      const text = sitemapOf([path], { origin: 'https://campbc.example', part: null }) ?? '';

      const found: string[] = [];
      const parser = new SaxesParser({ xmlns: true });
      parser.on('error', (error) => {
        throw error;
      });
      parser.on('text', (part) => found.push(part));
      parser.write(text).close();

      expect(found).toContain(new URL(path, 'https://campbc.example').href);
    }),
  );
});

import { expect, test } from '@jest/globals';
import { ask, unpacked } from '#document/wire.fixture.ts';
import { page, startEdge } from '#edge.fixture.ts';
import { trip, tripsApi } from './trips-api.fixture.ts';

const environment = { PUBLIC_URL: 'https://campbc.example' };

/** Returns the value of a data block of the document, as a browser reads it. */
function blockIn(html: string, id: string): unknown {
  const [, text] = new RegExp(`<script type="[^"]+" id="${id}">([^<]*)</script>`).exec(html) ?? [];
  return JSON.parse(text ?? 'null');
}

test('a described page has title, description, picture and address in its document [every-page-8]', async () => {
  const { apiUrl } = await tripsApi();
  const { url } = await startEdge({ apiUrl, environment });

  const { response, html } = await page(`${url}/Trips/alice-lake/?from=mail`);

  expect(response.status).toBe(200);
  expect(html).toContain('<title data-sent>Alice Lake · CampBC</title>');
  expect(html).toContain('name="description" content="A trip to Alice Lake, near Squamish."');
  expect(html).toContain('<link rel="canonical" href="https://campbc.example/trips/alice-lake">');
  expect(html).toContain('hreflang="fr" href="https://campbc.example/trips/alice-lake?lang=fr">');
  expect(html).toContain(
    'property="og:image" content="https://campbc.example/api/share/trips/alice-lake.png?lang=en"',
  );
  expect(html).toContain('property="og:image:alt" content="Where Alice Lake is."');
  expect(html).not.toContain('noindex');
});

test('it says what it is in the words of schema.org, with its own address and picture [every-page-8]', async () => {
  const { apiUrl } = await tripsApi();
  const { url } = await startEdge({ apiUrl, environment });

  const { html } = await page(`${url}/trips/alice-lake?lang=fr`);

  expect(html).toContain('<script type="application/ld+json" id="structured-data">');
  expect(blockIn(html, 'structured-data')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Campground',
    name: 'Alice Lake',
    url: 'https://campbc.example/trips/alice-lake?lang=fr',
    image: 'https://campbc.example/api/share/trips/alice-lake.png?lang=en',
  });
});

test('readers without JavaScript get the facts, with links [every-page-8]', async () => {
  const { apiUrl } = await tripsApi();
  const { url } = await startEdge({ apiUrl });

  const { html } = await page(`${url}/trips/alice-lake`);

  const [, plain = ''] = /<noscript>([^]*)<\/noscript>/.exec(html) ?? [];
  expect(plain).toContain('<h1>Alice Lake</h1>');
  expect(plain).toContain('<dt>Park</dt>\n<dd>Alice Lake Park</dd>');
  expect(plain).toContain('<a href="https://bcparks.example/alice">bcparks.example</a>');
  expect(plain).not.toContain('needs JavaScript');
  expect(html).toContain('<div id="root"></div>');
});

test('what the page asks for first is in its document already', async () => {
  const { apiUrl } = await tripsApi();
  const { url } = await startEdge({ apiUrl });

  const { html } = await page(`${url}/trips/alice-lake`);

  expect(blockIn(html, 'page-data')).toMatchObject({
    call: '/api/trips/alice-lake/page',
    data: { trip: { name: 'Alice Lake' } },
    told: { title: 'Alice Lake' },
  });
});

test('it is asked for in the language of the document, and for everybody alike', async () => {
  const { apiUrl, asked } = await tripsApi();
  const { url } = await startEdge({ apiUrl });

  await page(`${url}/trips/alice-lake`, {
    cookie: 'campbc_session=secret; campbc_language=fr',
  });

  expect(asked).toEqual([{ path: '/api/trips/alice-lake/page?lang=fr', cookie: undefined }]);
});

const hostile = '</title></script></noscript><script>alert(1)</script><!--"\'&$&{name}\u2028';

test('nothing that is told breaks out of its place [every-page-17]', async () => {
  const { apiUrl } = await tripsApi({
    trip: {
      ...trip,
      title: hostile,
      description: hostile,
      picture: { path: '/api/share/a.png', alt: hostile },
      structured_data: { [hostile]: hostile },
      facts: [{ label: hostile, value: hostile, href: `/${encodeURIComponent(hostile)}` }],
      data: { [hostile]: hostile },
    },
  });
  const { url } = await startEdge({ apiUrl });

  const { response, html } = await page(`${url}/trips/alice-lake`);

  expect(response.status).toBe(200);
  expect(html).not.toContain('<script>alert');
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(html.match(/<\/noscript>/g)).toHaveLength(1);
  expect(html.match(/<!--/g)).toBeNull();
  expect(blockIn(html, 'page-data')).toMatchObject({ data: { [hostile]: hostile } });
  expect(blockIn(html, 'structured-data')).toMatchObject({ [hostile]: hostile });
});

test.each([
  ['a script as a link', { facts: [{ label: 'a', value: 'b', href: 'javascript:alert(1)' }] }],
  ['another host as a page', { facts: [{ label: 'a', value: 'b', href: '//evil.example' }] }],
  ['a backslash for a slash', { facts: [{ label: 'a', value: 'b', href: '/\\evil.example' }] }],
  ['a picture elsewhere', { picture: { path: 'https://evil.example/a.png', alt: 'a' } }],
  ['no title', { title: '' }],
  ['too many facts', { facts: Array.from({ length: 101 }, () => ({ label: 'a', value: 'b' })) }],
  ['a list as structured data', { structured_data: [] }],
])(
  'an answer with %s is not believed: the document is the plain one [every-page-17]',
  async (_claim, wrong) => {
    const { apiUrl } = await tripsApi({ trip: { ...trip, ...wrong } });
    const { url } = await startEdge({ apiUrl });

    const { response, html } = await page(`${url}/trips/alice-lake`);

    expect(response.status).toBe(200);
    expect(html).toContain('<title data-sent>A trip · CampBC</title>');
    expect(html).toContain('needs JavaScript for this page');
    expect(html).not.toContain('evil.example');
    expect(html).not.toContain('page-data');
  },
);

test.each(['a', 'no-such-lake', 'Alice-Lake', 'x'.repeat(201), 'a%2F..%2Fb'])(
  'where the API knows of nothing, as at /trips/%s, the page is not found [every-page-8]',
  async (name) => {
    const { apiUrl, asked } = await tripsApi();
    const { url } = await startEdge({ apiUrl });

    const answer = await ask(`${url}/trips/${name}`);
    const html = unpacked(answer);

    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(html).toContain('<title data-sent>404 File Not Found · CampBC</title>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
    for (const { path } of asked) expect(path).toMatch(/^\/api\/trips\/[^/]+\/page\?lang=en$/);
  },
);

test('a page that is not there is still the remote’s own, which may tell of others [every-page-8]', async () => {
  const { apiUrl } = await tripsApi();
  const { url } = await startEdge({ apiUrl });

  const { html } = await page(`${url}/trips/no-such-lake`);

  expect(html).toContain('/r/remote-trips/1/trips.js');
  expect(html).toContain('<h1>404 File Not Found</h1>');
});

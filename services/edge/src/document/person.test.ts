import { expect, jest, test } from '@jest/globals';
import { listen, page, startEdge } from '#edge.fixture.ts';

interface ApiCall {
  path: string | undefined;
  cookie: string | undefined;
}

const kim = { id: 7, username: 'kim.l', display_name: 'Kim' };

/** An API that answers about one person, or never; it keeps what it was asked. */
async function apiWith(user: typeof kim | null): Promise<{ apiUrl: string; asked: ApiCall[] }> {
  const asked: ApiCall[] = [];
  const apiUrl = await listen((request, response) => {
    asked.push({ path: request.url, cookie: request.headers.cookie });
    if (user === null) return;
    const isThere =
      request.url === '/api/users/by-username/kim.l' || request.url === '/api/users/7';
    response.statusCode = isThere ? 200 : 404;
    response.end(JSON.stringify(isThere ? { user } : { error: 'Nobody.', code: 'NOT_FOUND' }));
  });
  return { apiUrl, asked };
}

test.each(['/u/kim.l', '/u/7'])(
  'the document of %s carries the person’s public name [every-page-7, every-page-9]',
  async (path) => {
    const { apiUrl, asked } = await apiWith(kim);
    const { url } = await startEdge({ apiUrl });

    const { response, html } = await page(url + path, { cookie: 'campbc_session=secret' });

    expect(response.status).toBe(200);
    expect(html).toContain('<title data-sent>Kim · CampBC</title>');
    expect(html).toContain('property="og:title" content="Kim · CampBC"');
    expect(html).toContain('name="description" content="The profile of Kim."');
    expect(html).toContain('property="og:description" content="The profile of Kim."');
    expect(html).toMatch(/<noscript>[^]*<a href="\/">[^]*<h1>Kim<\/h1>[^]*<\/noscript>/);
    expect(asked.map(({ cookie }) => cookie)).toEqual(asked.map(() => undefined));
  },
);

test('a name cannot break out of its place or turn the title round', async () => {
  const { apiUrl } = await apiWith({ ...kim, display_name: '</title><script>"\u202Ee$&' });
  const { url } = await startEdge({ apiUrl });

  const { html } = await page(`${url}/u/kim.l`);

  expect(html).toContain(
    '<title data-sent>&lt;/title&gt;&lt;script&gt;&quot;e$&amp; · CampBC</title>',
  );
  expect(html).not.toContain('<script>"');
});

test('a name of nothing to see gives way to the username', async () => {
  const { apiUrl } = await apiWith({ ...kim, display_name: '\u200B' });
  const { url } = await startEdge({ apiUrl });

  expect((await page(`${url}/u/kim.l`)).html).toContain('<title data-sent>kim.l · CampBC</title>');
});

test.each(['/u/nobody', '/u/8'])(
  '%s, where nobody is, is answered 404 [public-pages-18]',
  async (path) => {
    const { apiUrl } = await apiWith(kim);
    const { url } = await startEdge({ apiUrl });

    const { response, html } = await page(url + path);

    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<title data-sent>404 File Not Found · CampBC</title>');
    expect(html).toContain('<meta name="robots" content="noindex">');
  },
);

test('without an answer within a second the document is the plain one', async () => {
  const { apiUrl } = await apiWith(null);
  const { url } = await startEdge({ apiUrl });
  const limits = jest.spyOn(AbortSignal, 'timeout');

  const { response, html } = await page(`${url}/u/kim.l`);

  expect(limits.mock.calls).toContainEqual([800]);
  expect(response.status).toBe(200);
  expect(html).toContain('<title data-sent>CampBC</title>');
  expect(html).not.toContain('{name}');
});

test('pages of accounts have a title and a description of their own, in both languages [every-page-7]', async () => {
  const { url } = await startEdge();

  const { html } = await page(`${url}/login`);
  const french = await page(`${url}/login?lang=fr`);

  expect(html.match(/<title.*?<\/title>/g)).toEqual([
    '<title data-sent>Login &amp; more · CampBC</title>',
  ]);
  expect(html).toContain('name="description" content="Log in to your account."');
  expect(html).toContain('property="og:title" content="Login &amp; more · CampBC"');
  expect(french.html).toContain('<title data-sent>Login &amp; more (fr) · CampBC</title>');
});

test('what the head says is no burden for documents of other pages', async () => {
  const { url } = await startEdge();

  const { html } = await page(`${url}/trips`);

  expect(html).not.toContain('Log in to your account.');
});

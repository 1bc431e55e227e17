import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { siteCookies } from '@camp/contracts/site/cookies';
import { signRelease } from '@camp/release/document/signature';
import { signingKeysIn } from '@camp/release/document/signing-keys';
import { pseudonymOf, visitIn } from '@camp/release/document/visit-token';
import { expect, test } from '@jest/globals';
import { canaryOf, type Edge, page, startEdge } from '#edge.fixture.ts';
import { release } from '#release.fixture.ts';
import { ask, tokenIn, unpacked } from './wire.fixture.ts';

const secret = 'secret-of-edge-and-api-in-a-test-0001';
const environment = { TELEMETRY_SECRET: secret, PUBLIC_URL: 'http://camp.example' };

const visitors = ['en', 'fr'].flatMap((language) =>
  [null, 'light', 'dark'].flatMap((theme) =>
    [true, false].map((isSignedIn) => ({ language, theme, isSignedIn })),
  ),
);

const cookieOf = ({ language, theme, isSignedIn }: (typeof visitors)[number], id: string) =>
  [
    `campbc_language=${language}`,
    `campbc_visitor=${id}`,
    `campbc_session=${id}`,
    theme && `campbc_theme=${theme}`,
    isSignedIn && 'campbc_signed_in=1',
  ]
    .filter(Boolean)
    .join('; ');

const idOf = (number: number) => `visitor${number}`.padEnd(22, '-');

test('of many who ask at once, and again, each gets a document of their own [every-page-19]', async () => {
  const { url } = await startEdge({ environment });
  const paths = ['/', '/hub', '/nowhere', '/u/ana'];
  const asked = [1, 2, 3].flatMap((round) =>
    visitors.flatMap((visitor, at) =>
      paths.map((path) => ({ visitor, path, id: idOf(round * 100 + at) })),
    ),
  );

  const given = await Promise.all(
    asked.map(({ visitor, path, id }) =>
      ask(url + path, { 'accept-encoding': 'br', cookie: cookieOf(visitor, id) }),
    ),
  );

  for (const [index, answer] of given.entries()) {
    const { visitor, path, id } = asked[index] ?? { visitor: visitors[0], path: '', id: '' };
    const { language, theme, isSignedIn } = visitor ?? {};
    const html = unpacked(answer);
    const attributes = [theme && ` data-theme="${theme}"`, isSignedIn && ' data-may-be-signed-in'];
    expect(html).toContain(`<html lang="${language}"${attributes.filter(Boolean).join('')}>`);
    expect(html.includes('href="https://cdn.example/account/1/hub.js"')).toBe(
      path === '/hub' && isSignedIn === true,
    );
    expect(html).not.toContain(id);
    const { visitor: told } = visitIn(tokenIn(html) ?? '', secret) ?? {};
    expect(told).toBe(pseudonymOf('visitor', id, secret));
  }
  const documents = given.map(
    (answer) => visitIn(tokenIn(unpacked(answer)) ?? '', secret)?.document,
  );
  expect(new Set(documents).size).toBe(asked.length);
});

test('whoever comes first is given an id that nobody else gets [every-page-19]', async () => {
  const { url } = await startEdge({ environment });

  const answers = await Promise.all([1, 2, 3].map(() => ask(url)));

  const ids = answers.map(({ headers }) => headers['set-cookie']?.[0]?.split(';')[0]);
  expect(new Set(ids).size).toBe(3);
  expect(ids[0]).toMatch(/^campbc_visitor=[\w-]{22}$/);
});

const withoutPages = ({ folder }: Edge) => rm(join(folder, 'pages'), { recursive: true });

test('a document is made once for all who get the same', async () => {
  const edge = await startEdge({ environment });
  await page(edge.url);

  await withoutPages(edge);

  expect((await page(edge.url, { cookie: `campbc_visitor=${idOf(1)}` })).html).toContain('Welcome');
  expect((await page(edge.url, { cookie: 'campbc_theme=dark' })).html).not.toContain('Welcome');
});

test('a page that was out of reach for a while is not remembered without its content', async () => {
  const edge = await startEdge({ environment });
  const english = { 'accept-language': 'en' };
  const hash = JSON.parse((await edge.store.readDocument('live')) ?? '').pages['/'].en as string;
  const html = (await edge.store.readPage(hash)) ?? '';
  await withoutPages(edge);
  expect((await page(edge.url, english)).html).not.toContain('Welcome');

  await edge.store.keepPage(html);

  expect((await page(edge.url, english)).html).toContain('Welcome');
});

test('the document of a new release is given from the next request on', async () => {
  const edge = await startEdge({ environment });
  const { privateKey } = signingKeysIn(join(edge.folder, '../keys'));
  const before = await page(`${edge.url}/login`);

  await edge.store.switchLive(
    JSON.stringify(signRelease({ ...release, generation: 8 }, privateKey)),
  );

  const { html, response } = await page(`${edge.url}/login`);
  expect(html).toContain('"generation":8');
  expect(visitIn(tokenIn(html) ?? '', secret)?.generation).toBe(8);
  expect(response.headers.get('etag')).not.toBe(before.response.headers.get('etag'));
});

test('visitors in a canary and others get their own, and whose files were changed gets another [every-page-19]', async () => {
  const { url } = await startEdge({ environment, canaries: [canaryOf('public', 50)] });
  const shownTo = async (id: string, more = '') => {
    const { html } = await page(url, { cookie: `campbc_visitor=${id}; ${more}` });
    const channel = visitIn(tokenIn(html) ?? '', secret)?.channel;
    return `${channel} ${/"remotes":\{"public":\{"version":"(\d)"/.exec(html)?.[1]}`;
  };

  const many = await Promise.all(Array.from({ length: 40 }, (_, at) => shownTo(idOf(at))));
  const mended = await Promise.all(
    Array.from({ length: 40 }, (_, at) => shownTo(idOf(at), `${siteCookies.badHash}=public@2`)),
  );
  const after = await Promise.all(Array.from({ length: 40 }, (_, at) => shownTo(idOf(at))));

  expect(new Set(many)).toEqual(new Set(['stable 1', 'remote-public 2']));
  expect(new Set(mended)).toEqual(new Set(['stable 1', 'remote-public 1']));
  expect(after).toEqual(many);
});

test('each address with a name in it has a document of its own', async () => {
  const { url } = await startEdge({ environment });

  for (const path of ['/u/ana', '/u/bob']) {
    expect((await page(url + path)).html).toContain(
      `rel="canonical" href="http://camp.example${path}"`,
    );
  }
});

test('without an address of its own the site is called what each visitor calls it', async () => {
  const { url } = await startEdge();
  const canonical = async (host: string) =>
    /rel="canonical" href="([^"]+)"/.exec(unpacked(await ask(url, { host })))?.[1];

  expect(await canonical('one.example')).toBe('http://one.example/');
  expect(await canonical('two.example')).toBe('http://two.example/');
});

test.each(['br', 'gzip'])(
  'what many ask for in %s becomes as small as it can be',
  async (coding) => {
    const { url } = await startEdge();
    const headers = { 'accept-encoding': coding };
    const first = await ask(`${url}/trips`, headers);

    let last = first;
    while (last.body.length >= first.body.length) {
      last = await ask(`${url}/trips`, headers);
    }

    expect(unpacked(last)).toBe(unpacked(first));
    expect(last.headers.etag).toBe(first.headers.etag);
  },
);

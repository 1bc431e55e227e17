import { once } from 'node:events';
import { connect } from 'node:net';
import { siteCookies } from '@camp/contracts/site/cookies';
import { visitIn } from '@camp/release/document/visit-token';
import { expect, test } from '@jest/globals';
import { connections, listen, startEdge } from '#edge.fixture.ts';
import { release } from '#release.fixture.ts';
import { ask, tokenIn, unpacked } from './wire.fixture.ts';

const telemetrySecret = 'secret-of-edge-and-api-in-a-test-0001';
const withTokens = { environment: { TELEMETRY_SECRET: telemetrySecret } };

const withoutToken = (html: string) => html.replace(tokenIn(html) ?? '', '');

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['identity;q=0.1, gzip;q=1', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['identity;q=0', 'identity'],
  ['deflate, zstd', 'identity'],
  ['rot13', 'identity'],
  [';;;,=,q=', 'identity'],
])(
  'a browser that takes %j gets the document in %s, and nothing of it is missing [every-page-18]',
  async (accepted, coding) => {
    const { url } = await startEdge(withTokens);
    const plain = await ask(`${url}/`);

    const answer = await ask(`${url}/`, { 'accept-encoding': accepted });

    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers.vary).toBe('Cookie, Accept-Language, Accept-Encoding');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(unpacked(plain)).toMatch(/<\/html>\n$/);
    expect(withoutToken(unpacked(answer))).toBe(withoutToken(unpacked(plain)));
    expect(visitIn(tokenIn(unpacked(answer)) ?? '', telemetrySecret)?.generation).toBe(7);
  },
);

test.each(['/u/a', '/nowhere', '/hub', '/?lang=fr'])('%s is compressed, too', async (path) => {
  const { url } = await startEdge(withTokens);

  for (const accepted of ['br', 'gzip']) {
    const answer = await ask(url + path, { 'accept-encoding': accepted });

    expect(answer.headers['content-encoding']).toBe(accepted);
    expect(unpacked(answer)).toMatch(/^<!doctype html>[^]*<\/html>\n$/);
  }
});

/* A length that depends on a secret next to what others may choose gives the secret away, letter by letter. */
test.each(['br', 'gzip'])(
  'in %s nothing but the end differs from visitor to visitor [every-page-18]',
  async (coding) => {
    const { url } = await startEdge(withTokens);
    const headers = { 'accept-encoding': coding };

    const answers = [await ask(`${url}/login`, headers), await ask(`${url}/login`, headers)];

    const [first = '', second = ''] = answers.map((answer) => tokenIn(unpacked(answer)));
    expect(answers.map(({ headers: { 'content-encoding': each } }) => each)).toEqual([
      coding,
      coding,
    ]);
    expect(first).not.toBe(second);
    const starts = answers.map(({ body }) => body.indexOf('<meta name="campbc-visit"'));
    expect(starts[0]).toBeGreaterThan(0);
    expect(answers[0]?.body.indexOf(first)).toBeGreaterThan(starts[0] ?? 0);
    expect(answers[0]?.body.length).toBe(answers[1]?.body.length);
    expect(answers[0]?.body.subarray(0, starts[0])).toEqual(
      answers[1]?.body.subarray(0, starts[1]),
    );
  },
);

test('a document with somebody’s own remote goes as it is [every-page-18]', async () => {
  const { contract, area, navigation } = release.remotes.account;
  const place = {
    url: 'http://localhost:5300/',
    entry: 'entry.js',
    global: 'remote_account_local',
  };
  const manifest = { contract, area, navigation, routes: [] };
  const whose = { by: 'ada', until: '2026-01-01T08:00:00.000Z' };
  const override = { remote: 'account', ...place, manifest, ...whose };
  const apiUrl = await listen(
    (_request, response) => void response.end(JSON.stringify({ override })),
  );
  const { url } = await startEdge({ apiUrl });

  const answer = await ask(`${url}/`, {
    'accept-encoding': 'br, gzip',
    cookie: `${siteCookies.override}=a.b`,
  });

  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body.toString()).toContain('"by":"ada"');
});

test('what a browser has in one form is current in that form alone [every-page-18]', async () => {
  const { url } = await startEdge(withTokens);
  const accepted = ['br', 'gzip', 'identity'];

  const tags = await Promise.all(
    accepted.map(async (each) => (await ask(url, { 'accept-encoding': each })).headers.etag ?? ''),
  );

  expect(new Set(tags).size).toBe(3);
  /* Weak, since each answer has a token of its own (RFC 9110 8.8.1). */
  expect(tags.every((tag) => tag.startsWith('W/"'))).toBe(true);
  for (const [index, tag] of tags.entries()) {
    const statuses = await Promise.all(
      accepted.map((each) => ask(url, { 'accept-encoding': each, 'if-none-match': tag })),
    );
    const expected = accepted.map((_each, at) => (at === index ? 304 : 200));
    expect(statuses.map(({ status }) => status)).toEqual(expected);
    expect(statuses[index]?.body.length).toBe(0);
    expect(statuses[index]?.headers.vary).toContain('Accept-Encoding');
  }
});

test.each(['br', 'gzip', 'identity'])(
  'HEAD says of %s what GET says, and no more [every-page-18]',
  async (coding) => {
    const { url } = await startEdge();
    const headers = { 'accept-encoding': coding };

    const [whole, head] = [await ask(url, headers), await ask(url, headers, 'HEAD')];

    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    for (const name of ['content-length', 'content-encoding', 'etag', 'vary', 'content-type'])
      expect(head.headers[name]).toBe(whole.headers[name]);
  },
);

test.each(['bytes=0-9', 'bytes=5-', 'bytes=-1', 'bytes=999999-', 'lines=1'])(
  'whoever asks for a part of a document (%s) gets all of it',
  async (range) => {
    const { url } = await startEdge();

    const answer = await ask(url, { 'accept-encoding': 'br', range });

    expect(answer.status).toBe(200);
    expect(answer.headers['content-range']).toBeUndefined();
    expect(unpacked(answer)).toMatch(/<\/html>\n$/);
  },
);

test('whoever goes away in the middle leaves nothing behind, and the next one gets all', async () => {
  const { url } = await startEdge(withTokens);
  const { port } = new URL(url);

  for (let visitor = 0; visitor < 40; visitor += 1) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n');
    /* Some go before the answer, some at its first bytes. */
    if (visitor % 2 === 0) await once(socket, 'data');
    else await once(socket, 'connect');
    socket.resetAndDestroy();
  }

  const answer = await ask(url, { 'accept-encoding': 'br', connection: 'close' });
  expect(unpacked(answer)).toMatch(/<\/html>\n$/);
  await Promise.all([...connections].map((connection) => once(connection, 'close')));
});

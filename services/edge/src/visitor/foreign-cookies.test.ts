import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { listen, serve, startEdge } from '#edge.fixture.ts';
import { pino } from 'pino';
import { createHttpServer } from '#http-server.ts';

const tents = (count: number, size: number) =>
  Array.from({ length: count }, (_, at) => `tent${at}=${'x'.repeat(size)}`);

const headersOf = (...cookies: string[]) => ({ cookie: cookies.join('; ') });

test('few cookies of others are nobody’s affair', async () => {
  const { url } = await startEdge();

  const response = await fetch(url, { headers: headersOf('_ga=GA1.1', ...tents(5, 100)) });

  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('too many cookies of others are cleared, some with each answer, and the page comes with our own', async () => {
  const { url } = await startEdge();
  const headers = headersOf('campbc_theme=dark', ...tents(12, 900), '__Host-campbc_session=s');

  const response = await fetch(`${url}/login`, { headers });

  expect(response.status).toBe(200);
  expect(await response.text()).toContain('data-theme="dark"');
  expect(response.headers.getSetCookie()).toEqual(
    Array.from({ length: 12 }, (_, at) => `tent${at}=; Path=/; Max-Age=0`),
  );
});

test('a cookie that stands at the folder of its page is cleared there, too', async () => {
  const { url } = await startEdge();

  const response = await fetch(`${url}/u/ana`, { headers: headersOf(...tents(12, 900)) });

  expect(response.headers.getSetCookie()).toContain('tent0=; Path=/u; Max-Age=0');
});

test('a cookie that only looks like ours is too long to be one', async () => {
  const { url } = await startEdge();
  const long = Array.from({ length: 9 }, (_, at) => `campbc_${at}=${'x'.repeat(1_100)}`);

  const response = await fetch(url, { headers: headersOf(...long) });

  expect(response.headers.getSetCookie()).toHaveLength(9);
});

test('the API is asked without them', async () => {
  const asked: (string | undefined)[] = [];
  const apiUrl = await listen((incoming, response) => {
    asked.push(incoming.headers.cookie);
    response.end('{}');
  });
  const { url } = await startEdge({ apiUrl });

  await fetch(`${url}/api/auth/me`, { headers: headersOf('campbc_session=s', ...tents(12, 900)) });

  expect(asked).toEqual(['campbc_session=s']);
});

const log = pino({ level: 'silent' });

test('headers beyond any measure are answered, too: the cookies go, and the browser asks again', async () => {
  const url = await serve(createHttpServer((_request, response) => void response.end('fine'), log));
  const { promise, resolve, reject } = Promise.withResolvers<{
    status?: number;
    sent: string[];
    clear: unknown;
    body: string;
  }>();
  const headers = headersOf(...tents(180, 4_000));

  request(`${url}/login`, { headers }, (response) => {
    const { statusCode: status, headers: given } = response;
    text(response).then((body) => {
      resolve({
        ...(status && { status }),
        sent: given['set-cookie'] ?? [],
        clear: given['clear-site-data'],
        body,
      });
    }, reject);
  })
    .on('error', reject)
    .end();

  const { status, sent, clear, body } = await promise;
  expect(status).toBe(431);
  expect(clear).toBe('"cookies"');
  expect(sent.length).toBeGreaterThan(3);
  expect(sent[2]).toMatch(/^tent\d+=; Path=\/; Max-Age=0$/);
  expect(body).toContain('clearing them');
});

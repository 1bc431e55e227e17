import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { listen, startEdge } from '#edge.fixture.ts';

const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A connection that has sent the head of a call and one byte of its body. */
async function beginCall(url: string, from: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  sockets.push(socket);
  const head = ['POST /api/auth/login HTTP/1.1', 'Host: x', `X-Forwarded-For: ${from}`];
  socket.write([...head, 'Content-Length: 90000', '', '{'].join('\r\n'));
  await once(socket, 'connect');
  return socket;
}

const statusOf = async (socket: Socket) => {
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return answer.toString().slice(0, answer.indexOf('\r\n\r\n'));
};

/** An edge behind a proxy, before an API that answers at once or on demand. */
async function start({ waitFor }: { waitFor?: Promise<void> } = {}) {
  const arrived: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    arrived.push(await text(request));
    await waitFor;
    response.end('{}');
  };
  const apiUrl = await listen((request, response) => void answer(request, response));
  const environment = { TRUSTED_PROXIES: '127.0.0.1' };
  return { ...(await startEdge({ apiUrl, environment })), arrived };
}

const statusFrom = async (url: string, from: string, options: RequestInit = {}) => {
  const headers = { 'x-forwarded-for': from };
  return (await fetch(url, { ...options, headers })).status;
};

/** Resolves when so many of the calls were told to wait. */
function refusalsAmong(calls: Promise<number>[], count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let refused = 0;
  for (const call of calls) {
    void call.then((status) => {
      if (status === 503) refused += 1;
      if (refused === count) resolve();
    });
  }
  return promise;
}

test('while 260 bodies of one address drip, everybody’s calls are answered, also from there [limits-times-1]', async () => {
  const { url, arrived } = await start();
  await Promise.all(Array.from({ length: 260 }, () => beginCall(url, '198.51.100.4')));

  for (const from of ['198.51.100.4', '198.51.100.5']) {
    expect(await statusFrom(`${url}/readyz`, from)).toBe(200);
    expect(await statusFrom(`${url}/api/auth/me`, from)).toBe(200);
  }
  expect(await statusFrom(`${url}/api/x`, '198.51.100.5', { method: 'POST', body: '{}' })).toBe(
    200,
  );
  expect(arrived.filter(Boolean)).toEqual(['{}']);
});

test('an address that has too many bodies under way waits, and says for how long [limits-times-1]', async () => {
  const { url } = await start();
  await Promise.all(Array.from({ length: 32 }, () => beginCall(url, '2001:db8:1:2::7')));

  const answer = await statusOf(await beginCall(url, '2001:db8:1:2::8'));

  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  expect(answer).toMatch(/retry-after: \d+/i);
});

test.each([
  [
    'a line at home with many places',
    (at: number) => `2001:db8:1:aa${at.toString(16).padStart(2, '0')}::1`,
    128,
  ],
  ['a neighborhood', (at: number) => `198.51.100.${at}`, 128],
])('%s has four times as many bodies under way as one place', async (_who, placeAt, most) => {
  const { url } = await start();
  const from = (at: number) => placeAt(at % 8);
  await Promise.all(Array.from({ length: most }, (_, at) => beginCall(url, from(at))));

  const answer = await statusOf(await beginCall(url, placeAt(9)));

  expect(answer).toMatch(/^HTTP\/1.1 503 /);
});

test('half-sent bodies from everywhere make room for whole ones, the oldest first [limits-times-1]', async () => {
  const { url } = await start();
  const from = (at: number) => `198.51.${at % 40}.4`;
  const first = await beginCall(url, '203.0.113.4');
  const ended = statusOf(first);
  await Promise.all(Array.from({ length: 1_023 }, (_, at) => beginCall(url, from(at))));

  const options = { method: 'POST', body: '{}' };
  const status = await statusFrom(`${url}/api/x`, '203.0.113.5', options);

  expect(status).toBe(200);
  expect(await ended).toMatch(/^HTTP\/1.1 503 /);
});

test('an address that has too many calls under way waits, others do not, and then it goes on [limits-times-1]', async () => {
  const { promise: waitFor, resolve: letGo } = Promise.withResolvers<void>();
  const { url, arrived } = await start({ waitFor });
  const call = (from: string) => statusFrom(`${url}/api/x`, from);

  const many = Array.from({ length: 70 }, () => call('198.51.100.4'));
  await refusalsAmong(many, 6);
  const other = call('198.51.100.5');
  letGo();

  expect(await other).toBe(200);
  const statuses = await Promise.all(many);
  expect(statuses.filter((status) => status === 200)).toHaveLength(64);
  expect(arrived).toHaveLength(65);
  expect(await call('198.51.100.4')).toBe(200);
});

test.each([
  ['announced', { 'content-length': String(200_000) }],
  ['not announced', { 'transfer-encoding': 'chunked' }],
])(
  'a body over 100 kB, %s, is 413 and never reaches the API [error-catalogue-3, limits-times-1]',
  async (_how, headers) => {
    const { url, arrived } = await start();
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    sockets.push(socket);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(['POST /api/x HTTP/1.1', 'Host: x', ...lines, '', ''].join('\r\n'));
    if ('transfer-encoding' in headers) socket.write(`30d40\r\n${'x'.repeat(200_000)}\r\n`);

    const answer = await statusOf(socket);

    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(arrived).toEqual([]);
  },
);

test('who goes away before the end of a body makes room again [limits-times-1]', async () => {
  const { url } = await start();
  const begun = await Promise.all(Array.from({ length: 32 }, () => beginCall(url, '198.51.100.4')));

  await Promise.all(
    begun.map((socket) => {
      socket.destroy();
      return once(socket, 'close');
    }),
  );

  const options = { method: 'POST', body: '{}' };
  let status = 503;
  while (status === 503) status = await statusFrom(`${url}/api/x`, '198.51.100.4', options);
  expect(status).toBe(200);
});

import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { serve } from './edge.fixture.ts';
import { createHttpServer } from './http-server.ts';

const log = pino({ level: 'silent' });

/** Returns what a server with short limits answers to a client that sends this and no more. */
async function answerTo(sent: string): Promise<string> {
  const limits = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };
  const url = await serve(createHttpServer((request) => void request.resume(), log, limits));
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  if (sent) socket.write(sent);
  return text(socket);
}

test.each([
  ['the headers', 'POST / HTTP/1.1\r\nHost: x\r\n'],
  ['the body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 90000\r\n\r\n{'],
])(
  'whoever does not send %s in time is told so, and the connection ends [limits-times-1]',
  async (_what, sent) => {
    const answer = await answerTo(sent);

    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain("Content-Security-Policy: default-src 'none'; frame-ancestors 'none'");
  },
);

const framed = (...lines: string[]) =>
  ['POST / HTTP/1.1', 'Host: x', ...lines, '', ''].join('\r\n');

test.each([
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\n\r\n'],
  ['no version', 'GET /\r\n\r\n'],
  [
    'a length beside chunks',
    `${framed('Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
  ],
  ['two lengths', `${framed('Content-Length: 0', 'Content-Length: 5')}hello`],
  ['a length with a sign', `${framed('Content-Length: +5')}hello`],
  ['chunks that are not the last', framed('Transfer-Encoding: chunked, identity')],
  ['a space before the colon', `${framed('Content-Length : 5')}hello`],
  ['a folded line', `${framed('X-A: b', ' Content-Length: 5')}hello`],
  ['a chunk without a number', `${framed('Transfer-Encoding: chunked')}x\r\n\r\n`],
])('a request with %s is refused', async (_what, sent) => {
  expect(await answerTo(sent)).toMatch(/(?:^| )400 Bad Request\r\n/);
});

test('a connection on which nothing is ever asked ends without a word', async () => {
  expect(await answerTo('')).toBe('');
});

test('all of a request takes 15 s at most [limits-times-1]', () => {
  const server = createHttpServer(() => undefined, log);

  expect(server.headersTimeout).toBe(10_000);
  expect(server.requestTimeout).toBe(15_000);
});

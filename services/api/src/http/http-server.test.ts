import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { createHttpServer } from './http-server.ts';
import { served } from './served.fixture.ts';

/** Returns the answer of a server with short limits to a client that sends this and no more. */
async function answerTo(sent: string): Promise<string> {
  const limits = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };
  const url = await served(createHttpServer((request) => void request.resume(), limits));
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
    expect(await answerTo(sent)).toMatch(/^HTTP\/1.1 408 /);
  },
);

test('all of a request takes 15 s at most [limits-times-1]', () => {
  const server = createHttpServer(() => undefined);

  expect(server.headersTimeout).toBe(10_000);
  expect(server.requestTimeout).toBe(15_000);
});

import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { listen, startEdge } from '#edge.fixture.ts';
import { ApiNode } from './api-node.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const edgeBefore = async (answer: Answer) =>
  (await startEdge({ apiUrl: await listen(answer) })).url;

/** Sends a call as it is, over a connection of its own. */
function send(url: string, method = 'GET'): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`${method} /api/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  return socket;
}

test('status, headers and body of an answer are passed on as the API gave them [limits-times-1]', async () => {
  const url = await edgeBefore((_request, response) => {
    response.writeHead(418, {
      'set-cookie': ['a=1; Path=/', 'b=2; Path=/'],
      'content-type': 'application/json; charset=utf-8',
      'x-name': 'é',
      vary: 'Accept-Language',
    });
    response.end(Buffer.from('{"é":1}'));
  });

  const answer = await fetch(`${url}/api/x`);

  expect(answer.status).toBe(418);
  expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('x-name')).toBe('é');
  expect(answer.headers.get('vary')).toBe('Accept-Language');
  expect(await answer.text()).toBe('{"é":1}');
});

test('what an API says of its own connection goes no further', async () => {
  const url = await edgeBefore((_request, response) => {
    response.writeHead(200, { connection: 'close, x-hop', 'x-hop': '1', 'x-end': '1' }).end('{}');
  });

  const lines = (await text(send(url))).split('\r\n');

  expect(lines).toContain('x-end: 1');
  expect(lines).not.toContain('x-hop: 1');
});

test.each([
  ['HEAD', 200],
  ['HEAD', 404],
  ['GET', 204],
  ['GET', 304],
])('an answer without a body ends: %s, %i', async (method, status) => {
  const length = method === 'HEAD' ? '7' : '0';
  const url = await edgeBefore((_request, response) => {
    response.writeHead(status, { 'x-length': length, 'content-length': length }).end();
  });

  const answer = await text(send(url, method));

  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/\r\n\r\n$/);
  expect(answer).toContain(`x-length: ${length}\r\ncontent-length: ${length}\r\n`);
});

test('an answer that comes in parts is passed on as it comes', async () => {
  const said = Promise.withResolvers<void>();
  const url = await edgeBefore((_request, response) => {
    response.write('first ');
    void said.promise.then(() => response.end('second'));
  });

  const answer = await fetch(`${url}/api/x`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = await reader?.read();
  said.resolve();
  const second = await reader?.read();

  expect([first?.value, second?.value]).toEqual(['first ', 'second']);
});

test.each([{ 'content-length': 1_000 }, { 'transfer-encoding': 'chunked' }])(
  'an answer that breaks off is no whole one for the visitor, too: %j [limits-times-1]',
  async (headers) => {
    const begun = Promise.withResolvers<void>();
    const url = await edgeBefore((_request, response) => {
      response.writeHead(200, headers);
      response.write('half');
      void begun.promise.then(() => response.destroy());
    });

    const answer = await fetch(`${url}/api/x`);
    begun.resolve();

    await expect(answer.text()).rejects.toThrow('terminated');
  },
);

test('a visitor who reads slowly holds up the API, not the memory of the edge, and gets all in the end [limits-times-1]', async () => {
  const size = 64 * 1024 * 1024;
  const part = Buffer.alloc(64 * 1024, 'x');
  let written = 0;
  const url = await edgeBefore((_request, response) => {
    response.setHeader('content-length', size);
    const more = () => {
      while (written < size) {
        written += part.length;
        if (!response.write(part)) return void response.once('drain', more);
      }
      response.end();
    };
    more();
  });

  const socket = send(url);
  await once(socket, 'readable');
  const pausedAt = await settled(() => written);
  const rest = await text(socket);

  expect(pausedAt).toBeLessThan(size / 2);
  expect(rest.length).toBeGreaterThanOrEqual(size);
});

test('a visitor who takes nothing for too long is left, and so is the call to the API [limits-times-1]', async () => {
  const ended = Promise.withResolvers<boolean>();
  const api = new ApiNode(
    await listen((_request, response) => {
      response.once('close', () => ended.resolve(response.writableFinished));
      response.end(Buffer.alloc(64 * 1024 * 1024, 'x'));
    }),
  );
  const passOn = async (response: ServerResponse) => {
    const call = { method: 'GET', path: '/', headers: {}, body: Buffer.alloc(0) };
    const answer = await api.call({ ...call, response });
    await answer.passOn(response, { maxPauseMs: 300 }).catch(() => undefined);
  };
  const url = await listen((_request, response) => void passOn(response));

  const socket = send(url);
  await once(socket, 'readable');

  expect(await ended.promise).toBe(false);
  socket.destroy();
});

/** A number once it no longer changes. */
async function settled(read: () => number): Promise<number> {
  let before = -1;
  while (read() !== before) {
    before = read();
    await wait(300);
  }
  return before;
}

test.each(['before its answer', 'in the middle of it'])(
  'a visitor who goes away %s ends the call to the API [limits-times-1]',
  async (moment) => {
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<boolean>();
    const url = await edgeBefore((_request, response) => {
      response.once('close', () => ended.resolve(response.writableFinished));
      if (moment === 'in the middle of it') response.write('half');
      begun.resolve();
    });

    const socket = send(url);
    await begun.promise;
    if (moment === 'in the middle of it') await once(socket, 'data');
    socket.resetAndDestroy();

    expect(await ended.promise).toBe(false);
  },
);

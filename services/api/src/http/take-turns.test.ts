import { AsyncLocalStorage } from 'node:async_hooks';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import express, { type RequestHandler, type Response } from 'express';
import { answerError } from './error-handler.ts';
import { served } from './served.fixture.ts';
import { endTurn, takeTurns } from './take-turns.ts';

const atHand = new AsyncLocalStorage<string>();

/** Calls that have their turn, by their paths, with the answers that they wait for. */
let begun: Map<string, Response>;

/** Serves answers in turns; the path of each call names its caller. */
function inTurns(answer: RequestHandler): Promise<string> {
  begun = new Map();
  return served(
    express()
      .use((request, _response, next) => {
        request.id = request.path;
        atHand.run(request.path, next);
      })
      .use(takeTurns(({ path }) => path.split('/')[1] ?? '', { atOnce: 2, maxWaiting: 250 }))
      .use((request, response, next) => {
        begun.set(request.path, response);
        answer(request, response, next);
      })
      .use(answerError),
  );
}

const keepWaiting: RequestHandler = () => undefined;

const timeoutMs = 4_000;

/** @throws where a call never gets its turn. */
async function hasBegun(path: string): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!begun.has(path)) {
    if (Date.now() > deadline) throw new Error(`${path} does not get its turn.`);
    await setImmediate();
  }
}

/** Answers to calls that come at once, in one piece of a connection (RFC 9112, 9.3.2). */
async function answersAtOnce(url: string, paths: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const last = `GET /b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  const calls = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  socket.write([...calls, last].join(''));
  return text(socket);
}

const hundred = Array.from({ length: 100 }, (_, number) => `/a/${number}`);

/** Returns the calls that have begun once another caller, who comes last, was answered. */
async function begunAfter(url: string, other: string): Promise<string[]> {
  const called = fetch(url + other);
  await hasBegun(other);
  begun.get(other)?.end();
  await called;
  return [...begun.keys()].filter((path) => path !== other);
}

test('two calls of one caller are answered at a time, in the order they came, and others meanwhile', async () => {
  const url = await inTurns(keepWaiting);
  const calls: Promise<globalThis.Response>[] = [];
  for (const path of ['/a/1', '/a/2', '/a/3', '/a/4']) {
    calls.push(fetch(url + path));
    await begunAfter(url, `/b${path}`);
  }

  const first = await begunAfter(url, '/c');
  begun.get('/a/1')?.end();
  await hasBegun('/a/3');
  const next = await begunAfter(url, '/d');
  for (const path of ['/a/2', '/a/3', '/a/4']) {
    await hasBegun(path);
    begun.get(path)?.end();
  }

  expect(first.filter((path) => path.startsWith('/a'))).toEqual(['/a/1', '/a/2']);
  expect(next.filter((path) => path.startsWith('/a'))).toEqual(['/a/1', '/a/2', '/a/3']);
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('a call that had to wait is answered as itself, not as the one whose end gave it its turn', async () => {
  const url = await inTurns((_request, response) => response.end(`${atHand.getStore()};`));

  const answers = await answersAtOnce(url, hundred);

  expect(answers.match(/\/a\/\d+(?=;)/g)).toEqual(hundred);
});

test('of a hundred calls that wait for nothing one begins, and others are heard before the next', async () => {
  const beginnings: number[] = [];
  let turn = 0;
  const over = new AbortController();
  const turning = (async () => {
    for (; !over.signal.aborted; turn += 1) await setImmediate();
  })();
  const url = await inTurns((_request, response) => {
    beginnings.push(turn);
    response.end();
  });

  await answersAtOnce(url, hundred);
  over.abort();
  await turning;

  const together = Map.groupBy(beginnings, (each) => each);
  expect(beginnings).toHaveLength(101);
  expect(Math.max(...[...together.values()].map(({ length }) => length))).toBeLessThanOrEqual(3);
});

test('whoever leaves while waiting is not answered, and keeps nobody waiting', async () => {
  const url = await inTurns(keepWaiting);
  const calls = ['/a/1', '/a/2'].map((path) => fetch(url + path));
  await Promise.all([hasBegun('/a/1'), hasBegun('/a/2')]);
  const leaving = new AbortController();
  const left = fetch(`${url}/a/left`, leaving).catch(() => 'left');
  await begunAfter(url, '/b');
  const last = fetch(`${url}/a/last`);
  await begunAfter(url, '/c');
  leaving.abort();
  await left;
  await begunAfter(url, '/d');

  for (const path of ['/a/1', '/a/2', '/a/last']) {
    await hasBegun(path);
    begun.get(path)?.end();
  }
  await Promise.all([...calls, last]);

  expect(begun.has('/a/left')).toBe(false);
});

test('an answer that is sent piece by piece keeps none of its reader’s other calls waiting', async () => {
  const url = await inTurns((request, response) => {
    if (!request.path.includes('file')) return void response.end();
    endTurn(response);
    response.write('first piece');
  });
  const files = await Promise.all(['/a/file1', '/a/file2'].map((path) => fetch(url + path)));

  const { status } = await fetch(`${url}/a/other`);
  for (const response of begun.values()) response.end();
  await Promise.all(files.map((file) => file.text()));

  expect(status).toBe(200);
});

test('whoever has 250 calls waiting is told to come again', async () => {
  const url = await inTurns(keepWaiting);
  const leaving = new AbortController();
  const calls = Array.from({ length: 253 }, (_, number) => fetch(`${url}/a/${number}`, leaving));
  const { status, headers } = await Promise.race(calls);
  leaving.abort();
  await Promise.allSettled(calls);

  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});

import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, jest, test } from '@jest/globals';
import { listen, startEdge } from '#edge.fixture.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** An API that records its calls, except for readiness checks. */
async function api(answer: Answer, { isReady = (): boolean => true } = {}) {
  const calls: string[] = [];
  const url = await listen((request, response) => {
    if (request.url === '/readyz') {
      response.statusCode = isReady() ? 200 : 503;
      return void response.end('{}');
    }
    calls.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  return { url, calls };
}

const good: Answer = (_request, response) => response.end('{}');
const nobody = 'http://127.0.0.1:9';

const edgeBefore = async (...urls: string[]) => (await startEdge({ apiUrl: urls.join(',') })).url;

async function statusesOf(url: string, count: number, options: RequestInit = {}) {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const answer = await fetch(`${url}/api/x`, options);
    await answer.text();
    statuses.push(answer.status);
  }
  return new Set(statuses);
}

const post = { method: 'POST', body: '{}' };

/** Waits until calls have stopped going to an API that is left out. */
async function untilLeftOut(url: string, calls: string[]) {
  let before = -1;
  for (const end = Date.now() + 10_000; calls.length > before && Date.now() < end;) {
    before = calls.length;
    await Promise.all(Array.from({ length: 4 }, () => statusesOf(url, 5)));
  }
}

test('while one of two APIs is dead, every call is answered by the other', async () => {
  const living = await api(good);
  const url = await edgeBefore(nobody, living.url);

  expect(await statusesOf(url, 20)).toEqual(new Set([200]));
  expect(await statusesOf(url, 20, post)).toEqual(new Set([200]));
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(living.calls.filter((call) => call.endsWith('/api/x'))).toHaveLength(40);
});

test('an API that says it is not ready gets no calls while another is, and gets them again after', async () => {
  let isReady = true;
  const answer: Answer = (_request, response) => void response.writeHead(isReady ? 200 : 503).end();
  const resting = await api(answer, { isReady: () => isReady });
  const other = await api(good);
  const url = await edgeBefore(resting.url, other.url);
  isReady = false;

  const meanwhile = await statusesOf(url, 10);
  await untilLeftOut(url, resting.calls);
  const posted = await statusesOf(url, 10, post);
  isReady = true;
  const before = resting.calls.length;
  while (resting.calls.length === before) await statusesOf(url, 2);

  expect(meanwhile).toEqual(new Set([200]));
  expect(posted).toEqual(new Set([200]));
});

test('while none is ready, a call goes to the one that answered last', async () => {
  let isHanging = false;
  let isReady = true;
  const asked: boolean[] = [];
  const answer: Answer = (_request, response) => void (isHanging || response.end('{}'));
  const hanging = await api(answer, { isReady: () => false });
  const busy = await api(good, { isReady: () => asked.push(isReady) > 0 && isReady });
  const url = await edgeBefore(hanging.url, busy.url);
  await untilLeftOut(url, hanging.calls);
  isReady = false;
  isHanging = true;

  for (const before = asked.length; asked.length < before + 3;) await statusesOf(url, 1, post);

  expect(await statusesOf(url, 5, post)).toEqual(new Set([200]));
});

test('while none is ready, what an API says is passed on', async () => {
  const answer: Answer = (_request, response) => void response.writeHead(503).end('"resting"');
  const resting = await api(answer, { isReady: () => false });
  const url = await edgeBefore(resting.url, nobody);

  const answered = await fetch(`${url}/api/x`);

  expect(answered.status).toBe(503);
  expect(await answered.text()).toBe('"resting"');
});

test('a call that was broken off is made again where it changes nothing, and only there', async () => {
  const dying = await api((request, response) => {
    request.resume();
    response.socket?.destroy();
  });
  const other = await api(good);
  const url = await edgeBefore(dying.url, other.url);

  expect(await statusesOf(url, 10)).toEqual(new Set([200]));
  const statuses = await statusesOf(url, 10, post);

  expect(statuses).toContain(503);
  const posts = [...dying.calls, ...other.calls].filter((call) => call.startsWith('POST'));
  expect(posts).toHaveLength(10);
});

test('a call to an API that hangs is answered by another within 3 s', async () => {
  let isHanging = false;
  const url = await listen((_request, response) => {
    if (!isHanging) response.end('{}');
  });
  const other = await api(good);
  const edge = await edgeBefore(url, other.url);
  await statusesOf(edge, 4);
  isHanging = true;

  const limits = jest.spyOn(AbortSignal, 'timeout');
  const answers = await Promise.all(Array.from({ length: 8 }, () => statusesOf(edge, 1)));

  expect(new Set(answers.flatMap((each) => [...each]))).toEqual(new Set([200]));
  expect(limits).toHaveBeenCalledWith(1_500);
});

test('a connection that the only API has closed by now costs no call', async () => {
  const bodies: string[] = [];
  const seen = new WeakSet<object>();
  const url = await listen((request, response) => {
    const socket = request.socket;
    if (seen.has(socket)) return void socket.resetAndDestroy();
    seen.add(socket);
    void text(request).then((body) => {
      bodies.push(body);
      response.end('{}');
    });
  });
  const edge = await edgeBefore(url);

  expect(await statusesOf(edge, 10)).toEqual(new Set([200]));
  expect(bodies).toHaveLength(10);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { edgeOver, listen, serve, startEdge } from '#edge.fixture.ts';
import { createHttpServer } from './http-server.ts';

/** An edge that keeps its log, and the ids that its API was given. */
async function start(environment: NodeJS.ProcessEnv = {}) {
  const given: unknown[] = [];
  const apiUrl = await listen(({ headers }: IncomingMessage, response) => {
    given.push(headers['x-request-id']);
    response.end('{}');
  });
  const { folder } = await startEdge();
  const settings = { API_URL: apiUrl, LOG_LEVEL: 'info', ...environment };
  const { url, logged } = await edgeOver(dirname(folder), settings);
  const lines = () =>
    logged.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ req }) => req);
  return { url, apiUrl, given, logged, lines };
}

const idOf = ({ headers }: Response) => headers.get('x-request-id');
const ourOwn = expect.stringMatching(/^[0-9a-f-]{36}$/);

test('a visitor who comes straight to the edge cannot choose the id of a request [calls-1]', async () => {
  const { url, given } = await start();

  const answer = await fetch(`${url}/api/x`, { headers: { 'x-request-id': 'chosen-by-me' } });

  expect(idOf(answer)).toEqual(ourOwn);
  expect(given).toEqual([idOf(answer)]);
});

test('an id of a trusted proxy is kept up to the API, unless it is not well formed [calls-1]', async () => {
  const { url, given } = await start({ TRUSTED_PROXIES: '127.0.0.1' });
  const ask = (id: string) => fetch(`${url}/api/x`, { headers: { 'x-request-id': id } });

  const answers = [await ask('of-the-proxy'), await ask('<b>')];

  expect(answers.map(idOf)).toEqual(['of-the-proxy', ourOwn]);
  expect(given).toEqual(answers.map(idOf));
});

test.each([
  ['a document', '/', 'GET', 200],
  ['a missing page', '/none', 'GET', 404],
  ['a missing file', '/r/none.js', 'GET', 404],
  ['a picture', '/share.jpg', 'GET', 200],
  ['a method that pages do not have', '/', 'POST', 405],
])(
  '%s comes with the id that its line in the log has [calls-1]',
  async (_what, path, method, status) => {
    const { url, lines } = await start();

    const answer = await fetch(url + path, { method });
    await answer.arrayBuffer();

    expect(answer.status).toBe(status);
    expect(lines()).toEqual([
      expect.objectContaining({
        level: status === 200 ? 30 : 40,
        req: { id: idOf(answer), method, path },
        res: { statusCode: status },
        responseTime: expect.any(Number),
        msg: 'request completed',
      }),
    ]);
  },
);

test.each(['/healthz', '/readyz'])('a poll of %s leaves no line [operation-5]', async (path) => {
  const { url, lines } = await start();

  await fetch(url + path);
  const { status } = await fetch(`${url}/none`);

  expect(status).toBe(404);
  expect(lines()).toEqual([
    expect.objectContaining({ req: expect.objectContaining({ path: '/none' }) }),
  ]);
});

test('the line of a call says which API answered, how long it took, and no token or cookie [calls-2]', async () => {
  const { url, apiUrl, lines, logged } = await start();

  const headers = { cookie: 'campbc_session=s3cret', authorization: 'Bearer s3cret' };
  await fetch(`${url}/api/auth/verify-email?token=s3cret`, { headers });
  await fetch(`${url}/verify-email?token=s3cret`, { headers });

  expect(lines()).toEqual([
    expect.objectContaining({
      req: expect.objectContaining({ path: '/api/auth/verify-email' }),
      api: { address: apiUrl, responseTime: expect.any(Number) },
    }),
    expect.objectContaining({ req: expect.objectContaining({ path: '/verify-email' }) }),
  ]);
  expect(logged.join()).not.toContain('s3cret');
});

test('a refusal is logged with its code and its reason, and the visitor is told the id [calls-2]', async () => {
  const { url, lines } = await start({ API_URL: 'http://127.0.0.1:9' });

  const answer = await fetch(`${url}/api/x`);

  expect(await answer.json()).toMatchObject({
    code: 'UNAVAILABLE',
    requestId: idOf(answer),
    status: 503,
  });
  expect(lines()).toEqual([
    expect.objectContaining({
      req: expect.objectContaining({ id: idOf(answer) }),
      res: { statusCode: 503 },
      refusal: { code: 'UNAVAILABLE', reason: expect.stringContaining('ECONNREFUSED') },
    }),
  ]);
});

test('what is no request that anybody can read has an id and a line as well', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const url = await serve(createHttpServer(() => undefined, log));
  const socket = connect(Number(new URL(url).port), '127.0.0.1');

  socket.write('not a request\r\n\r\n');
  const answer = await text(socket);

  const [, id] = /X-Request-Id: (\S+)/.exec(answer) ?? [];
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    req: { id },
    res: { statusCode: 400 },
    refusal: { code: 'HPE_INVALID_METHOD' },
  });
});

test('a log on a full disk does not end the edge [calls-2]', async () => {
  const { folder } = await startEdge();
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: {
      PORT: '0',
      API_URL: 'http://127.0.0.1:9',
      RELEASE_DIR: folder,
      RELEASE_PUBLIC_KEY: join(dirname(folder), 'keys/release-public.pem'),
    },
    stdio: ['ignore', full, 'inherit', 'ipc'],
  });
  closeSync(full);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];

  const statuses = new Set<number>();
  for (let asked = 0; asked < 50; asked += 1) {
    statuses.add((await fetch(`http://127.0.0.1:${port}/healthz`)).status);
  }

  expect([...statuses]).toEqual([200]);
  expect(child.exitCode).toBeNull();
  child.kill();
  await once(child, 'exit');
});

import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { listen, startEdge } from '#edge.fixture.ts';

const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

interface VisitorRequest {
  path: string;
  from?: string;
  session?: string;
}

/** Sends requests at once, in one piece of a connection (RFC 9112, 9.3.2), which ends with the last answer. */
function sendAtOnce(url: string, requests: readonly VisitorRequest[]): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  sockets.push(socket);
  const heads = requests.map(({ path, from, session }, at) => {
    const lines = [`GET ${path} HTTP/1.1`, 'Host: x'];
    if (from) lines.push(`X-Forwarded-For: ${from}`);
    if (session) lines.push(`Cookie: campbc_session=${session}`);
    if (at === requests.length - 1) lines.push('Connection: close');
    return `${lines.join('\r\n')}\r\n\r\n`;
  });
  socket.write(heads.join(''));
  return socket;
}

/** An edge behind a proxy, before an API that answers nothing. Returns the paths of the calls that the API got. */
async function start() {
  const arrived: string[] = [];
  const { promise: last, resolve } = Promise.withResolvers<void>();
  const apiUrl = await listen(({ url = '' }) => {
    arrived.push(url);
    if (url === '/api/last') resolve();
  });
  const environment = { TRUSTED_PROXIES: '127.0.0.1' };
  return { ...(await startEdge({ apiUrl, environment })), arrived, last };
}

const sixty = Array.from({ length: 60 }, (_, at) => ({
  path: `/api/${at}`,
  from: '198.51.100.4',
  session: 'one',
}));
const sessionsMadeUp = sixty.map((call, at) => ({ ...call, session: `made up ${at}` }));

test.each([
  ['of one visitor', 'at another place', sixty, { from: '198.51.100.5' }],
  [
    'of one visitor',
    'with another session at the same place',
    sixty,
    { from: '198.51.100.4', session: 'two' },
  ],
  ['of sixty sessions at one place', 'at another', sessionsMadeUp, { from: '198.51.100.5' }],
])('sixty calls %s keep nobody %s waiting', async (_whose, _where, calls, other) => {
  const { url, arrived, last } = await start();

  sendAtOnce(url, [...calls, { path: '/api/last', ...other }]);
  await last;

  expect(arrived.indexOf('/api/last')).toBeLessThan(20);
});

test('whoever has a thousand requests waiting is told to come again, and health checks are answered', async () => {
  const { url } = await start();
  /* Short enough for one read: no turn passes before the last of them has come. */
  const files = Array.from({ length: 1_100 }, () => ({ path: '/robots.txt' }));

  const all = await text(sendAtOnce(url, [...files, { path: '/healthz' }]));

  const answers = all.split('HTTP/1.1 ').slice(1);
  const refusals = answers.filter((answer) => answer.startsWith('503 '));
  expect(refusals.length).toBeGreaterThan(0);
  expect(refusals[0]).toMatch(/^retry-after: 5\r$/im);
  expect(refusals[0]).toMatch(/^content-security-policy: default-src 'none'/im);
  expect(answers.at(-1)).toMatch(/^200 /);
});

import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { listen, startEdge } from '#edge.fixture.ts';

const invented = '203.0.113.77';

/** Headers by which someone could claim who the visitor is, or where the visitor asked. */
const claims = [
  ['X-Forwarded-For', invented],
  ['X-Forwarded-Host', invented],
  ['X-Forwarded-Proto', `https;${invented}`],
  ['X-Forwarded-Port', invented],
  ['X-Forwarded-Prefix', `/${invented}`],
  ['x-FORWARDED-server', invented],
  ['X-Real-IP', invented],
  ['Forwarded', `for=${invented};host=${invented};proto=https`],
] as const;

/** Ways to send a header so that a server on the way may overlook it. */
const ways = {
  plain: (line: string) => [line],
  'Expect: 100-continue': (line: string) => [line, 'Expect: 100-continue'],
  'Connection: x-forwarded-for': (line: string, name: string) => [
    line,
    `Connection: ${name}, X-Forwarded-For, X-Forwarded-Host, close`,
  ],
  twice: (line: string) => [line, line],
  Upgrade: (line: string) => [line, 'Connection: Upgrade, close', 'Upgrade: websocket'],
  'Upgrade and Expect': (line: string) => [
    line,
    'Connection: Upgrade, close',
    'Upgrade: h2c',
    'Expect: 100-continue',
  ],
};

/** An edge over an API that keeps the headers of its calls as they came, in pairs of name and value. */
async function edgeBeforeRecorder(environment: NodeJS.ProcessEnv = {}) {
  const calls: string[][] = [];
  const apiUrl = await listen((request, response) => {
    calls.push(request.rawHeaders);
    response.end('{}');
  });
  const { url } = await startEdge({ apiUrl, environment });
  const port = Number(new URL(url).port);
  return { port, calls };
}

/** Sends lines as they are, and gives the whole answer. */
async function send(port: number, lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write([...lines, '', ''].join('\r\n'));
  return text(socket);
}

const post = ['POST /api/x HTTP/1.1', 'Host: site.example', 'Content-Length: 0'];

/** The values of one header. */
function valuesOf(headers: string[] | undefined, name: string): string[] {
  return (headers ?? []).filter(
    (_, at, all) => at % 2 === 1 && all[at - 1]?.toLowerCase() === name,
  );
}

test.each(Object.entries(ways))(
  'whatever a visitor says of the own address (%s) is not what the API hears [limits-times-6]',
  async (_way, linesFor) => {
    const { port, calls } = await edgeBeforeRecorder();

    for (const [name, value] of claims) {
      const lines = linesFor(`${name}: ${value}`, name);
      const isLast = lines.some((line) => line.startsWith('Connection:'));
      await send(port, [...post, ...lines, ...(isLast ? [] : ['Connection: close'])]);
    }

    expect(calls).toHaveLength(claims.length);
    for (const headers of calls) {
      expect(headers.join('\n')).not.toContain(invented);
      expect(valuesOf(headers, 'x-forwarded-for')).toEqual(['127.0.0.1']);
      expect(valuesOf(headers, 'x-forwarded-host')).toEqual(['site.example']);
      expect(valuesOf(headers, 'x-forwarded-proto')).toEqual(['http']);
      expect(valuesOf(headers, 'expect')).toEqual([]);
      expect(valuesOf(headers, 'upgrade')).toEqual([]);
    }
  },
);

test('what a visitor says is about one connection goes no further, and all else does', async () => {
  const { port, calls } = await edgeBeforeRecorder();

  await send(port, [
    ...post,
    'Connection: X-Own, close',
    'X-Own: 1',
    'Keep-Alive: timeout=1',
    'TE: trailers',
    'Proxy-Authorization: Basic eDp4',
    'Accept-Language: fr',
    'Cookie: a=1',
    'Cookie: b=2',
  ]);

  const names = (calls[0] ?? []).filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
  for (const name of ['x-own', 'keep-alive', 'te', 'proxy-authorization']) {
    expect(names).not.toContain(name);
  }
  expect(valuesOf(calls[0], 'accept-language')).toEqual(['fr']);
  expect(valuesOf(calls[0], 'cookie')).toEqual(['a=1; b=2']);
});

test('a proxy that the edge trusts still says who the visitor is, also with Expect [limits-times-6]', async () => {
  const { port, calls } = await edgeBeforeRecorder({ TRUSTED_PROXIES: '127.0.0.1' });
  const said = ['X-Forwarded-For: 198.51.100.4', 'Expect: 100-continue', 'Connection: close'];

  await send(port, [...post, ...said]);

  expect(valuesOf(calls[0], 'x-forwarded-for')).toEqual(['198.51.100.4']);
});

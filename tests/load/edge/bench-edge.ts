import { setTimeout as wait } from 'node:timers/promises';
import { type Loader, type Measured, type Server, startLoader } from '#tests/load/api/servers.ts';
import { keepFigures, stampOf } from '#tests/load/results.ts';
import { printSpreads, spreadOf } from '#tests/load/spreads.ts';
import { throughEdge } from './bench-proxy.ts';
import { startEdge, startNginx, startNode } from './peers.ts';

const rounds = 5;
const seconds = 2;

const signedIn =
  'campbc_signed_in=1; campbc_session=s%3Aexample; campbc_visitor=somebody-who-was-here-';

interface Case {
  name: string;
  path: string;
  cookie: string;
  /** Answers a second; null where none is asked for. */
  least: number | null;
}

/** The most that pages may weigh with brotli, in bytes. */
const mostBytes = { '/': 9_000, '/about': 12_000, '/regions': 14_000, '/login': 7_000 };
const encodings = ['identity', 'gzip', 'br'] as const;

/**
 * How many documents and files the edge sends a second, beside nginx and Node's own server with the same bytes,
 * all in turns; what documents weigh; and how often the edge can ask the API.
 */
export async function benchEdge(): Promise<void> {
  const edge = await startEdge();
  const loader = startLoader();
  try {
    const { url } = edge.server;
    const sizes = await sizesOf(url);
    const cases = [
      { name: '/ without cookies', path: '/', cookie: '', least: 6_000 },
      { name: '/ signed in', path: '/', cookie: signedIn, least: 3_000 },
      { name: 'a script', path: await scriptOf(url), cookie: '', least: null },
    ];
    const figures: Record<string, object> = {};
    for (const each of cases) figures[each.name] = await measureCase(loader, edge.server, each);
    const calls = await throughEdge(loader);
    keepFigures(
      'edge',
      {
        'bytes of documents': sizes,
        'answers per second': figures,
        'GET /api/auth/me': calls,
      },
      stampOf(),
    );
  } finally {
    loader.stop();
    await edge.stop();
  }
}

async function measureCase(loader: Loader, edge: Server, { name, path, cookie, least }: Case) {
  const bytes = await bytesOf(edge.url + path, cookie);
  const peers = [await startNginx(bytes), await startNode(bytes)];
  const ours = { ...edge, cookies: [cookie] };
  const servers = [ours, ...peers.map(({ server }) => server)];
  try {
    for (const server of servers) await ask(loader, server, path);
    const measured = servers.map((server) => ({ server, times: [] as Measured[] }));
    for (let round = 0; round < rounds; round += 1) {
      for (const { server, times } of measured) times.push(await ask(loader, server, path));
    }
    const beside = measured[1]?.times ?? [];
    const figures = Object.fromEntries(
      measured.map(({ server, times }) => [server.name, figuresOf(times, beside)]),
    );
    console.log(
      `\n${name}, ${bytes.length} bytes, 64 connections (least, middle and most of ${rounds} rounds)`,
    );
    printSpreads('Of each', figures);
    if (least !== null) judge(figures[ours.name]?.['answers per second'].median ?? 0, least);
    return figures;
  } finally {
    for (const { stop } of peers) await stop();
  }
}

const ask = (loader: Loader, server: Server, path: string) =>
  loader.measure(server, { seconds, path, encoding: 'br' });

function figuresOf(measured: Measured[], nginx: Measured[]) {
  return {
    'answers per second': spreadOf(measured.map(({ rate }) => rate)),
    'CPU µs per answer': spreadOf(measured.map(({ cpu }) => cpu)),
    'p99 ms': spreadOf(measured.map(({ p99 }) => p99)),
    'rate beside nginx': spreadOf(
      measured.map(({ rate }, round) => rate / (nginx[round]?.rate ?? Number.NaN)),
    ),
  };
}

function judge(rate: number, least: number): void {
  const verdict = rate >= least ? 'reached' : 'not reached';
  console.log(`${rate} a second (${verdict}: at least ${least})`);
}

/** What each page weighs in each coding, once it is compressed as well as it can be. */
async function sizesOf(url: string) {
  const sizes: Record<string, Record<string, number>> = {};
  for (const path of Object.keys(mostBytes)) {
    const inEach: Record<string, number> = {};
    for (const encoding of encodings) inEach[encoding] = await settledSize(url + path, encoding);
    sizes[path] = inEach;
  }
  console.log('\nBytes of documents');
  console.table(sizes);
  for (const [path, most] of Object.entries(mostBytes)) {
    const bytes = sizes[path]?.['br'] ?? Number.NaN;
    console.log(
      `${path}: ${bytes} bytes (${bytes <= most ? 'reached' : 'not reached'}: at most ${most})`,
    );
  }
  return sizes;
}

/** The second answer has it compressed better: the size that several answers in a row have. */
async function settledSize(address: string, encoding: string): Promise<number> {
  const known: number[] = [];
  while (known.length < 4 || new Set(known.slice(-3)).size > 1) {
    known.push(await sizeOf(address, encoding));
    await wait(200);
  }
  return known.at(-1) ?? Number.NaN;
}

async function sizeOf(address: string, encoding: string): Promise<number> {
  const answer = await fetch(address, { headers: { 'accept-encoding': encoding } });
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-length'));
}

/** As many bytes as the edge sends; which, makes no difference to who sends them. */
async function bytesOf(address: string, cookie: string): Promise<Buffer> {
  const answer = await fetch(address, { headers: { cookie, 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  return Buffer.alloc(Number(answer.headers.get('content-length')), 'x');
}

async function scriptOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return /<script async src="([^"]+)"/.exec(html)?.[1] ?? '/';
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Bench, BenchRun } from '#bench/bench-run.ts';
import { besidePeer } from '#bench/servers/loader.ts';
import type { Server } from '#bench/servers/scripts.ts';
import { judge, printTable } from '#bench/spreads.ts';
import { throughEdge } from './bench-proxy.ts';
import { startEdge, startNginx, startNode } from './peers.ts';

const usualRounds = 5;
const seconds = 2;

const signedIn =
  'campbc_signed_in=1; campbc_session=s%3Aexample; campbc_visitor=somebody-who-was-here-';

interface Case {
  name: string;
  path: string;
  cookie: string;
  /** Least answers a second; null without a target. */
  least: number | null;
}

/** The most that pages may weigh with brotli, in bytes. */
const maxBytes = { '/': 9_000, '/about': 12_000, '/regions': 14_000, '/login': 7_000 };
const encodings = ['identity', 'gzip', 'br'] as const;

/**
 * Measures how many documents and files the edge sends a second, compared with nginx and Node's own server with the
 * same bytes, all in turns; the size of documents; and how often the edge can ask the API.
 */
export const benchEdge: Bench = async (run, started) => {
  const edge = await startEdge(started);
  const { url } = edge;
  await run.measure('edge bytes of documents', () => measureSizes(url));
  const cases = [
    { name: '/ without cookies', path: '/', cookie: '', least: 6_000 },
    { name: '/ signed in', path: '/', cookie: signedIn, least: 3_000 },
    { name: 'a script', path: await scriptOf(url), cookie: '', least: null },
  ];
  for (const each of cases) {
    await run.measure(`edge ${each.name}`, (within) => measureCase(run, within, edge, each));
  }
  await run.measure('edge GET /api/auth/me', (within) => throughEdge(run, within));
};

async function measureCase(
  run: BenchRun,
  started: AsyncDisposableStack,
  edge: Server,
  { name, path, cookie, least }: Case,
) {
  const bytes = await bytesOf(edge.url + path, cookie);
  const ours = { ...edge, cookies: [cookie] };
  const nginx = await startNginx(started, bytes);
  const figures = await besidePeer(started, [ours, nginx, await startNode(started, bytes)], {
    title: `${name}, ${bytes.length} bytes`,
    rounds: run.rounds(usualRounds),
    load: { seconds, path, encoding: 'br' },
    peer: nginx,
  });
  const rate = figures[ours.name]?.['answers per second']?.median ?? 0;
  if (least !== null) judge(`${name}, a second`, rate, { least });
  return figures;
}

/** Measures the bytes of each page in each coding, once it is compressed as well as it can be. */
async function measureSizes(url: string) {
  const sizes: Record<string, Record<string, number>> = {};
  for (const path of Object.keys(maxBytes)) {
    const inEach: Record<string, number> = {};
    for (const encoding of encodings) inEach[encoding] = await settledSize(url + path, encoding);
    sizes[path] = inEach;
  }
  printTable('Bytes of documents', sizes);
  for (const [path, most] of Object.entries(maxBytes)) {
    judge(path, sizes[path]?.['br'] ?? Number.NaN, { most }, ' bytes');
  }
  return sizes;
}

/** Returns the size that several answers in a row have: the second one is compressed better than the first. */
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

/** Returns as many bytes as the edge sends. Their content makes no difference to a server. */
async function bytesOf(address: string, cookie: string): Promise<Buffer> {
  const answer = await fetch(address, { headers: { cookie, 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  return Buffer.alloc(Number(answer.headers.get('content-length')), 'x');
}

async function scriptOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return /<script async src="([^"]+)"/.exec(html)?.[1] ?? '/';
}

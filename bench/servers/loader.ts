import { me } from '@camp/contracts/account/session';
import { inTurns, printSpreads, ratios, type Spread, spreadOf } from '#bench/spreads.ts';
import type { Load, LoadResult } from './load-process.ts';
import { messageOf, processorMicros, type Server, startScript } from './scripts.ts';

/** Figures of one server in one round. */
interface Measurement extends LoadResult {
  rate: number;
  /** Microseconds of processor time for each request, of all threads of the server. */
  cpu: number;
}

/** Duration, rate and path of the load; by default the path asks who is signed in. */
type Asking = Pick<Load, 'seconds' | 'rate' | 'encoding'> & { path?: string };

export type Loader = (server: Server, load: Asking) => Promise<Measurement>;

const connections = 64;

/** Starts the process that sends the load. */
export function startLoader(started: AsyncDisposableStack): Loader {
  const child = startScript(started, 'bench/servers/load-process.ts');
  return async (server, load) => {
    const { url, cookies, pid } = server;
    const before = processorMicros(pid);
    child.send({ url, cookies, path: me.path, connections, ...load } satisfies Load);
    const loaded = (await messageOf(child)) as LoadResult;
    const { requests, seconds } = loaded;
    const cpu = (processorMicros(pid) - before) / requests;
    return { ...loaded, cpu, rate: requests / seconds };
  };
}

interface Beside {
  title: string;
  rounds: number;
  load: Asking;
  /** The server that the others are compared with. */
  peer: Server | undefined;
}

/** Measures how often a second servers answer, in turns, and prints it. */
export async function besidePeer(
  started: AsyncDisposableStack,
  servers: readonly Server[],
  { title, rounds, load, peer }: Beside,
) {
  if (!peer) throw new Error('The peer beside which the others are told did not start.');
  const ask = startLoader(started);
  for (const server of servers) await ask(server, load);
  const measured = await inTurns(servers, rounds, (server) => ask(server, load));
  const theirs = measured.get(peer) ?? [];
  const figures = Object.fromEntries(
    [...measured].map(([{ name }, times]) => [name, figuresOf(times, theirs, peer.name)]),
  );
  printSpreads(`${title}, ${connections} connections, ${rounds} rounds`, figures);
  return figures;
}

export const rateBeside = (name: string) => `rate beside ${name}`;

const figuresOf = (
  measured: Measurement[],
  theirs: Measurement[],
  peer: string,
): Record<string, Spread> => ({
  ...delaysOf(measured),
  'CPU µs per answer': spreadOf(measured.map(({ cpu }) => cpu)),
  [rateBeside(peer)]: ratios(ratesOf(measured), ratesOf(theirs)),
  [`CPU beside ${peer}`]: ratios(
    measured.map(({ cpu }) => cpu),
    theirs.map(({ cpu }) => cpu),
  ),
});

const ratesOf = (measured: Measurement[]) => measured.map(({ rate }) => rate);

export const delaysOf = (measured: Measurement[]) => ({
  'answers per second': spreadOf(ratesOf(measured)),
  'p50 ms': spreadOf(measured.map(({ p50 }) => p50)),
  'p99 ms': spreadOf(measured.map(({ p99 }) => p99)),
});

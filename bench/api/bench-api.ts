import { getUser } from '@camp/contracts/account/users';
import { me } from '@camp/contracts/account/session';
import type { Role } from '@camp/contracts/site/roles';
import { listUsers } from '@camp/contracts/staff/staff-users';
import type { ApiProcess } from '#infra/test-servers/api-process.ts';
import { type Bench, type BenchRun, ofAttempts } from '#bench/bench-run.ts';
import { installed } from '#bench/installed.ts';
import { besidePeer, delaysOf, rateBeside, startLoader } from '#bench/servers/loader.ts';
import type { Server } from '#bench/servers/scripts.ts';
import { signedInApi } from '#bench/servers/signed-in.ts';
import { startMeasuredApi, startStores, type Stores } from '#bench/servers/stores.ts';
import { inTurns, judge, printSpreads, ratios } from '#bench/spreads.ts';
import { peerPackages } from './installed-peers.ts';
import { type Peer, startPeer } from './start-peer.ts';

interface Call {
  path: string;
  role: Role;
  people: number;
  peers: readonly Peer[];
  rounds: number;
  seconds: number;
}

/** The peer that the API is compared with comes last. */
const everyCall: readonly Peer[] = [
  'node:http',
  'Express',
  'Fastify with sessions',
  'Express with sessions',
];

const whoIsSignedIn: Call = {
  path: me.path,
  role: 'member',
  people: 512,
  peers: ['better-auth', 'passport and Sequelize', ...everyCall],
  rounds: 5,
  seconds: 4,
};
const others: Call[] = [
  {
    path: getUser.path.replace(':id', '1'),
    role: 'member',
    people: 64,
    peers: everyCall,
    rounds: 3,
    seconds: 2,
  },
  {
    path: `${listUsers.admin.path}?limit=25&count=capped&sort=id&dir=asc`,
    role: 'admin',
    people: 8,
    peers: everyCall,
    rounds: 3,
    seconds: 2,
  },
];

/** Share of a server's highest rate at which its delays are measured. */
const usualShare = 0.7;

const minShare = 0.7;
const maxSpread = 3;

interface Place extends Stores {
  run: BenchRun;
  api: ApiProcess;
  /** Folder of the peers' own libraries. */
  folder: string;
}

/**
 * Measures how often a second the API can say who is signed in, compared with what its session store alone allows:
 * Express with express-session and connect-redis over the same Redis. Then measures other calls, compared with
 * peers that send the same bytes and read nothing for them. All take turns, so that a busy machine slows each.
 */
export const benchApi: Bench = async (run, started) => {
  const stores = await startStores(started);
  const api = await startMeasuredApi(started, stores.environment);
  const place = { ...stores, run, api, folder: await installed(...peerPackages) };
  await run.attempt(
    `api GET ${me.path} and its peers`,
    (within) => measureMe(within, place),
    ofAttempts,
  );
  for (const call of others) {
    await run.measure(`api GET ${call.path}`, async (within) =>
      measureCall(within, call, await serversOf(within, call, place), run),
    );
  }
};

interface Servers {
  all: Server[];
  ours: Server;
  session: Server | undefined;
}

async function serversOf(
  started: AsyncDisposableStack,
  call: Call,
  { run, api, databaseUrl, ...place }: Place,
): Promise<Servers> {
  const { answer, ...ours } = await signedInApi(api, { ...call, databaseUrl });
  const peers: Server[] = [];
  for (const peer of call.peers) {
    const options = { ...place, ...call, databaseUrl, peer, answer };
    const server = await run.attempt(`${peer} beside GET ${call.path}`, () =>
      startPeer(started, options),
    );
    if (server) peers.push(server);
  }
  const session = peers.find(({ name }) => name === 'Express with sessions');
  return { all: [...peers, ours], ours, session };
}

const measureCall = (
  started: AsyncDisposableStack,
  { path, rounds, seconds }: Call,
  { all, session }: Servers,
  run: BenchRun,
) =>
  besidePeer(started, all, {
    title: `GET ${path}`,
    rounds: run.rounds(rounds),
    load: { seconds, path },
    peer: session,
  });

async function measureMe(started: AsyncDisposableStack, place: Place): Promise<void> {
  const { run } = place;
  const servers = await serversOf(started, whoIsSignedIn, place);
  const { ours, session } = servers;
  const figures = await run.measure(`api GET ${me.path}`, (within) =>
    measureCall(within, whoIsSignedIn, servers, run),
  );
  if (!figures || !session) return;
  const rateOf = ({ name }: Server) => figures[name]?.['answers per second']?.median ?? 0;
  const share = figures[ours.name]?.[rateBeside(session.name)]?.median ?? 0;
  judge(`Rate beside ${session.name}`, share, { least: minShare });
  await run.measure(`api GET ${me.path}, at ${usualShare * 100} %`, async (within) => {
    const ask = startLoader(within);
    const { seconds, rounds } = whoIsSignedIn;
    const measured = await inTurns([session, ours], run.rounds(rounds), (server) =>
      ask(server, { seconds, rate: rateOf(server) * usualShare }),
    );
    const delays = Object.fromEntries(
      [...measured].map(([{ name }, times]) => [
        name,
        {
          ...delaysOf(times),
          'p99 to p50': ratios(
            times.map(({ p99 }) => p99),
            times.map(({ p50 }) => p50),
          ),
        },
      ]),
    );
    printSpreads(`GET ${me.path} at ${usualShare * 100} % of what each can do`, delays);
    const spread = delays[ours.name]?.['p99 to p50'].median ?? Infinity;
    judge('p99 beside p50 at that load', spread, { most: maxSpread });
    return delays;
  });
}

import { getUser } from '@camp/contracts/account/users';
import type { Role } from '@camp/contracts/site/roles';
import { listUsers } from '@camp/contracts/staff/staff-users';
import type { ApiProcess } from '#infra/test-servers/api-process.ts';
import { printSpreads, spreadOf } from '#tests/load/spreads.ts';
import { type Loader, type Measured, type Server, signedInApi, startPeer } from './servers.ts';

const rounds = 3;
const seconds = 2;

interface Call {
  name: string;
  path: string;
  role: Role;
  people: number;
}

const calls: Call[] = [
  {
    name: 'a public profile',
    path: getUser.path.replace(':id', '1'),
    role: 'member',
    people: 64,
  },
  {
    name: 'the staff list of users, page 1',
    path: `${listUsers.admin.path}?limit=25&count=capped&sort=id&dir=asc`,
    role: 'admin',
    people: 8,
  },
];

const peers = [
  ['node', 'node:http'],
  ['express', 'Express'],
  ['fastify', 'Fastify with sessions'],
  ['session', 'Express with sessions'],
] as const;

interface Place {
  api: ApiProcess;
  loader: Loader;
  databaseUrl: string;
  redisUrl: string;
  /** Where the peers' own libraries are. */
  folder: string;
}

/** How often a second other calls are answered, beside peers that send the same bytes and read nothing for them. */
export async function benchCalls(place: Place) {
  const figures: Record<string, object> = {};
  for (const call of calls) figures[`GET ${call.path}`] = await benchCall(place, call);
  return figures;
}

async function benchCall({ api, loader, ...place }: Place, { name, ...call }: Call) {
  const { answer, ...ours } = await signedInApi(api, { ...call, databaseUrl: place.databaseUrl });
  const running = await Promise.all(
    peers.map(([peer, title]) => startPeer({ ...place, ...call, answer, peer, name: title })),
  );
  try {
    const servers = [...running.map(({ server }) => server), ours];
    const ask = (server: Server) => loader.measure(server, { seconds, path: call.path });
    for (const server of servers) await ask(server);
    const measured = servers.map((server) => ({ server, times: [] as Measured[] }));
    for (let round = 0; round < rounds; round += 1) {
      for (const { server, times } of measured) times.push(await ask(server));
    }
    const sessions = measured.at(-2)?.times ?? [];
    const figures = Object.fromEntries(
      measured.map(({ server, times }) => [server.name, figuresOf(times, sessions)]),
    );
    console.log(`\nGET ${call.path}: ${name}, 64 connections (${rounds} rounds)`);
    printSpreads('Of each', figures);
    return figures;
  } finally {
    for (const { stop } of running) stop();
  }
}

const figuresOf = (measured: Measured[], sessions: Measured[]) => ({
  'requests per second': spreadOf(measured.map(({ rate }) => rate)),
  'CPU µs per request': spreadOf(measured.map(({ cpu }) => cpu)),
  'p50 ms': spreadOf(measured.map(({ p50 }) => p50)),
  'p99 ms': spreadOf(measured.map(({ p99 }) => p99)),
  'rate beside sessions': spreadOf(
    measured.map(({ rate }, round) => rate / (sessions[round]?.rate ?? rate)),
  ),
});

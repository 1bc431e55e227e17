import type { Cluster } from '#infra/test-servers/cluster/cluster.ts';
import type { ProxyMood, TcpProxy } from '#tests/support/servers/tcp-proxy.ts';

/** Something that happens to one node, and a way to end it. */
export interface Fault {
  name: string;
  /** The longest that a visitor may go without a good answer to a call that reads, in milliseconds. */
  maxGapMs: number;
  begin: () => Promise<void>;
  end: () => Promise<void>;
}

interface Node {
  kill: (signal: NodeJS.Signals) => void;
  /** Starts it again; left out where it restarts on its own. */
  resume?: () => Promise<void>;
}

interface Victim {
  name: string;
  maxGapMs: number;
  /** Found when the fault begins: a primary moves. */
  find: () => Promise<Node>;
  /** Ways to it that can be cut. */
  proxies: () => Promise<TcpProxy[]>;
}

const ofServicesMs = 3_000;
const ofFailOverMs = 10_000;
/* nginx cannot tell an edge that hangs from a call that takes long: such calls end when the edge is back. */
const ofEdgesMs = 10_000;

/** Each kind of node killed, frozen and cut off. */
export function faultsOf(cluster: Cluster, proxies: ReadonlyMap<string, TcpProxy>): Fault[] {
  const [database, other] = cluster.databases;
  const [sentinel] = cluster.sentinels;
  const [api] = cluster.apis;
  const [edge] = cluster.edges;
  if (!database || !other || !sentinel || !api || !edge) throw new Error('A node is missing.');
  const by = async (...names: string[]) => names.flatMap((name) => proxies.get(name) ?? []);
  const primary = () => primaryOf(cluster);
  const victims: Victim[] = [
    victim('database in use', ofFailOverMs, database, () => by(database.name)),
    victim('database beside', ofFailOverMs, other, () => by(other.name)),
    {
      name: 'redis primary',
      maxGapMs: ofFailOverMs,
      find: primary,
      proxies: async () => by((await primary()).name),
    },
    victim('sentinel', ofServicesMs, sentinel, () => by(sentinel.name)),
    victim('api', ofServicesMs, api, () => by('api-1')),
    victim('edge', ofEdgesMs, edge, () => by('edge-1')),
  ];
  return [
    ...victims.flatMap((each) => [killed(each), frozen(each), ...cuts(each)]),
    {
      name: 'database in use: left by the others',
      maxGapMs: ofFailOverMs,
      begin: () => database.isolate(1),
      end: () => database.isolate(0),
    },
  ];
}

const victim = (
  name: string,
  maxGapMs: number,
  node: Node,
  proxies: Victim['proxies'],
): Victim => ({ name, maxGapMs, find: async () => node, proxies });

async function primaryOf({ redis }: Cluster) {
  for (const member of redis) {
    const role = await member.ask(['ROLE']).catch(() => []);
    if (Array.isArray(role) && role[0] === 'master') return member;
  }
  throw new Error('There is no primary.');
}

function killed({ name, maxGapMs, find }: Victim): Fault {
  let node: Node | undefined;
  return {
    name: `${name}: kill -9`,
    maxGapMs,
    async begin() {
      node = await find();
      node.kill('SIGKILL');
    },
    end: async () => node?.resume?.(),
  };
}

function frozen({ name, maxGapMs, find }: Victim): Fault {
  let node: Node | undefined;
  return {
    name: `${name}: frozen`,
    maxGapMs,
    async begin() {
      node = await find();
      node.kill('SIGSTOP');
    },
    end: async () => node?.kill('SIGCONT'),
  };
}

const cutsBy: [ProxyMood, string][] = [
  ['drop', 'cut off'],
  ['reset', 'connections reset'],
  ['delay', '300 ms late'],
];

function cuts({ name, maxGapMs, proxies }: Victim): Fault[] {
  return cutsBy.map(([mood, what]) => {
    let cut: TcpProxy[] = [];
    return {
      name: `${name}: ${what}`,
      maxGapMs,
      async begin() {
        cut = await proxies();
        for (const proxy of cut) proxy.set(mood);
      },
      async end() {
        for (const proxy of cut) proxy.set('pass');
      },
    };
  });
}

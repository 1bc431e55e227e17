import { type Server, startServer } from '#bench/servers/scripts.ts';

/** Peers without sessions: they do not know who asks. */
const openPeers = ['node:http', 'Express'] as const;
export type Peer =
  | (typeof openPeers)[number]
  | 'Express with sessions'
  | 'Fastify with sessions'
  | 'passport and Sequelize'
  | 'better-auth';

interface PeerOptions {
  peer: Peer;
  redisUrl: string;
  databaseUrl: string;
  /** Folder of the libraries that only peers use. */
  folder: string;
  /** Path of the call, and the API's answer to it. */
  path: string;
  answer: unknown;
  people: number;
}

/** A server made of nothing but libraries, which gives the answer that the API gave. */
export async function startPeer(
  started: AsyncDisposableStack,
  { peer, path, answer, people, ...place }: PeerOptions,
): Promise<Server> {
  const server = await startServer(started, {
    name: peer,
    script: 'bench/api/peer-process.ts',
    environment: {
      PEER: peer,
      REDIS_URL: place.redisUrl,
      DATABASE_URL: place.databaseUrl,
      PEER_PACKAGES: place.folder,
      ASKED_PATH: path.split('?')[0],
      ANSWER: JSON.stringify(answer),
    },
  });
  if (openPeers.some((name) => name === peer)) return server;
  const signIn = async () => {
    const { headers } = await fetch(`${server.url}/sign-in`, { method: 'POST' });
    return headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  return { ...server, cookies: await Promise.all(Array.from({ length: people }, signIn)) };
}

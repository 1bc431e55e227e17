import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import pLimit from 'p-limit';
import { me } from '@camp/contracts/account/session';
import type { Role } from '@camp/contracts/site/roles';
import type { ApiProcess } from '#infra/test-servers/api-process.ts';
import { Visitor } from '#tests/support/api/visitor.ts';
import { buildUsers } from '#tests/support/people/build-user.ts';
import type { Load, Loaded } from './load-process.ts';

/** A server that is measured, and by which cookies it knows who asks. */
export interface Server {
  name: string;
  url: string;
  pid: number;
  cookies: string[];
}

/** What one server did in one round. */
export interface Measured extends Loaded {
  rate: number;
  /** Microseconds of processor time for each request, of all threads of the server. */
  cpu: number;
}

/** How long and how fast a server is asked, and for what, unless it is who is signed in. */
type Asking = Pick<Load, 'seconds' | 'rate' | 'encoding'> & { path?: string };

export interface Loader {
  measure: (server: Server, load: Asking) => Promise<Measured>;
  stop: () => void;
}

const connections = 64;

/** The process that sends the load. */
export function startLoader(): Loader {
  const child = startScript('tests/load/api/load-process.ts');
  const send = async ({ url, cookies }: Server, load: Asking) => {
    child.send({ url, cookies, path: me.path, connections, ...load } satisfies Load);
    return (await messageOf(child)) as Loaded;
  };
  return {
    async measure(server, load) {
      const before = processorMicros(server);
      const loaded = await send(server, load);
      const { requests, seconds } = loaded;
      const cpu = (processorMicros(server) - before) / requests;
      return { ...loaded, cpu, rate: requests / seconds };
    },
    stop: () => void child.kill(),
  };
}

interface People {
  databaseUrl: string;
  people: number;
  role?: Role;
  /** What they ask; who they are unless it is said. */
  path?: string;
}

/** The API under its own name, with a number of people signed in, and what it answers. */
export async function signedInApi(
  { url, dataDir, service }: ApiProcess,
  { databaseUrl, people, role = 'member', path = me.path }: People,
): Promise<Server & { answer: unknown }> {
  const users = await buildUsers(
    { dataDir, databaseUrl },
    Array.from({ length: people }, () => ({ role })),
  );
  const inLine = pLimit(4);
  const visitors = await Promise.all(
    users.map(({ email, password }) =>
      inLine(async () => {
        const visitor = new Visitor(url);
        await visitor.post('/api/auth/login', { identifier: email, password });
        return visitor;
      }),
    ),
  );
  const { body: answer } = (await visitors[0]?.get(path)) ?? {};
  return {
    name: 'this API',
    url,
    pid: pidOf(service.child),
    answer,
    cookies: visitors.map(cookieOf),
  };
}

const cookieOf = ({ cookies }: Visitor) => [...cookies].map((pair) => pair.join('=')).join('; ');

interface PeerOptions {
  name: string;
  peer: 'node' | 'express' | 'session' | 'fastify' | 'passport' | 'better-auth';
  redisUrl: string;
  databaseUrl: string;
  /** Where libraries are that only peers use. */
  folder: string;
  /** What is asked, and answered; who is signed in unless it is said. */
  path?: string;
  answer: unknown;
  people: number;
}

/** A server made of nothing but libraries, which gives the answer that the API gave. */
export async function startPeer(options: PeerOptions) {
  const { name, peer, path = me.path, answer, people, ...place } = options;
  const child = startScript('tests/load/api/peer-process.ts', {
    PEER: peer,
    REDIS_URL: place.redisUrl,
    DATABASE_URL: place.databaseUrl,
    PEER_PACKAGES: place.folder,
    ASKED_PATH: path.split('?')[0],
    ANSWER: JSON.stringify(answer),
  });
  const { port } = (await messageOf(child)) as { port: number };
  const url = `http://127.0.0.1:${port}`;
  const signIn = async () => {
    const { headers } = await fetch(`${url}/sign-in`, { method: 'POST' });
    return headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  const cookies =
    peer === 'node' || peer === 'express'
      ? ['']
      : await Promise.all(Array.from({ length: people }, signIn));
  const server: Server = { name, url, pid: pidOf(child), cookies };
  return { server, stop: () => void child.kill() };
}

export const startScript = (script: string, environment: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, [script], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

/** @throws when the process ends instead. */
export async function messageOf(child: ChildProcess): Promise<unknown> {
  const abort = new AbortController();
  const { signal } = abort;
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('A process of the bench ended.');
  });
  const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as [unknown];
  ended.catch(() => undefined);
  abort.abort();
  return message;
}

export const pidOf = ({ pid = 0 }: ChildProcess) => pid;

/** A tick of the clock by which Linux counts the processor's time. */
const tickMicros = 10_000;

/** User and system time of all threads, fields 14 and 15 of proc(5)'s `stat`; a name in brackets comes before the third. */
function processorMicros({ pid }: Server): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMicros;
}

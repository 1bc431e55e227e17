import pLimit from 'p-limit';
import { me } from '@camp/contracts/account/session';
import type { Role } from '@camp/contracts/site/roles';
import type { ApiProcess } from '#infra/test-servers/api-process.ts';
import { Visitor } from '#tests/support/api/visitor.ts';
import { buildUser, buildUsers } from '#tests/support/people/build-user.ts';
import { pidOf, type Server } from './scripts.ts';

interface People {
  databaseUrl: string;
  people: number;
  role?: Role;
  /** Path that they ask; by default the one that answers who they are. */
  path?: string;
}

/** Signs in a number of people at the API. Returns it as a server, with what it answers them. */
export async function signedInApi(
  { url, dataDir, service }: ApiProcess,
  { databaseUrl, people, role = 'member', path = me.path }: People,
): Promise<Server & { answer: unknown }> {
  const users = await buildUsers(
    { dataDir, databaseUrl },
    Array.from({ length: people }, () => ({ role })),
  );
  const inLine = pLimit(4);
  const visitors = await Promise.all(users.map((user) => inLine(() => signedIn(url, user))));
  const { body: answer } = (await visitors[0]?.get(path)) ?? {};
  const cookies = visitors.map(({ cookieHeader }) => cookieHeader);
  return { name: 'this API', url, pid: pidOf(service.child), answer, cookies };
}

/** Signs in someone of a role who needs no second factor. */
export async function signedInAs(
  role: Role,
  { url, dataDir }: ApiProcess,
  databaseUrl: string,
): Promise<Visitor> {
  return signedIn(url, await buildUser({ dataDir, databaseUrl }, { role }));
}

async function signedIn(url: string, { email, password }: { email: string; password: string }) {
  const visitor = new Visitor(url);
  const { status } = await visitor.post('/api/auth/login', { identifier: email, password });
  if (status !== 200) throw new Error(`Sign-in answered ${status}.`);
  return visitor;
}

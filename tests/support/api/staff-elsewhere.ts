import type { Role } from '@camp/contracts/site/roles';
import type { ApiProcess } from '#infra/test-servers/api-process.ts';
import type { Member } from './api-under-test.ts';
import { newPlace } from './new-place.ts';
import { Visitor } from './visitor.ts';
import { buildUser } from '#tests/support/people/build-user.ts';

/** Signs in a user of a role at an API of the test's own, which keeps its rows at `databaseUrl`. */
export async function signedInAt(
  { url, dataDir }: ApiProcess,
  role: Role,
  databaseUrl = '',
): Promise<Member> {
  const user = await buildUser({ dataDir, databaseUrl }, { role });
  const visitor = new Visitor(url);
  const account = { identifier: user.email, password: user.password };
  /* From a place of its own, so that tests do not use up each other's limits. */
  const headers = { 'x-forwarded-for': newPlace() };
  const { status } = await visitor.post('/api/auth/login', account, { headers });
  if (status !== 200) throw new Error(`Sign-in answered ${status}.`);
  return { ...user, visitor };
}

import type { Role } from '@camp/contracts/roles';
import type { ApiProcess } from '#infra/test-servers/api-process.ts';
import { type Member, newMember } from '#tests/support/api/api-under-test.ts';
import { queryDatabase } from '#tests/support/api/database.ts';
import { newPlace } from '#tests/support/api/limited-api.ts';
import { Visitor } from '#tests/support/api/visitor.ts';

/** Somebody of a role, signed in at an API of the test's own, which keeps its rows at `databaseUrl`. */
export async function signedInAt(
  { url, dataDir }: ApiProcess,
  role: Role,
  databaseUrl = '',
): Promise<Member> {
  const [member, visitor] = [newMember(), new Visitor(url)];
  /* From a place of its own, so that no limit is used up by, or for, another test. */
  const headers = { 'x-forwarded-for': newPlace() };
  const { body } = await visitor.post('/api/auth/register', member, { headers });
  const { id } = body['user'] as { id: number };
  const until = databaseUrl ? '2099-01-01 00:00:00.000' : '2099-01-01 00:00:00.000 +00:00';
  await queryDatabase(
    { dataDir, databaseUrl },
    'UPDATE users SET email_verified = 1, role = ?, twofa_override_until = ? WHERE id = ?',
    [role, until, id],
  );
  const account = { identifier: member.email, password: member.password };
  const { status } = await visitor.post('/api/auth/login', account, { headers });
  if (status !== 200) throw new Error(`Sign-in answered ${status}.`);
  return { ...member, id, visitor };
}

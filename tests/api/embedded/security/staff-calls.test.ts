import { auditExportPath } from '@camp/contracts/staff/audit';
import { usersExportPaths } from '@camp/contracts/staff/staff-users';
import type { Role } from '@camp/contracts/site/roles';
import { beforeAll, expect, test } from '@jest/globals';
import { newVisitor, signedIn, underTest } from '#tests/support/api/api-under-test.ts';
import { everyEndpoint } from '#tests/support/contract/every-endpoint.ts';
import { call } from '#tests/security/abuses/abuse.ts';

const downloads = [auditExportPath, ...Object.values(usersExportPaths)];

/** Every call of the contract that is for staff: those that come with the next feature, too. */
const staffCalls = [
  ...(await everyEndpoint()),
  ...downloads.map((path) => ({ method: 'GET' as const, path })),
].filter(({ path }) => /^\/api\/(?:admin|moderator|mod|debug|billing)\//.test(path));

/** Below the address of admins, and open to moderators all the same. */
const forModerators = /^\/api\/(?:mod|moderator)\/|\/2fa\/recovery\/regenerate$/;

const members: Role[] = ['member', 'subscriber'];

const below = ({ path }: { path: string }): Role[] =>
  forModerators.test(path) ? members : [...members, 'mod'];

const people = new Map<Role, Awaited<ReturnType<typeof signedIn>>>();

beforeAll(async () => {
  for (const role of [...members, 'mod'] as const) people.set(role, await signedIn(role));
});

/** Asked for by somebody, with the id of a member where one is named: so that something is there. */
async function statusFor(cookies: Map<string, string>, { method, path }: (typeof staffCalls)[0]) {
  const own = { id: people.get('member')?.id ?? 0, cookies };
  const cast = { url: underTest.url, member: own, other: own };
  const { status } = await call(cast, {
    method,
    path: path.replaceAll(/:\w+/g, String(own.id)),
    cookies,
    ...(method !== 'GET' && { body: '{}' }),
  });
  return status;
}

test('there are calls of staff', () => {
  expect(staffCalls.length).toBeGreaterThan(30);
});

test.each(
  staffCalls.map((staffCall) => [`${staffCall.method} ${staffCall.path}`, staffCall] as const),
)('%s answers nobody below the staff that it is for', async (_name, staffCall) => {
  expect(await statusFor(newVisitor().cookies, staffCall)).toBe(401);
  for (const role of below(staffCall)) {
    const { cookies } = people.get(role)?.visitor ?? newVisitor();
    expect([role, await statusFor(cookies, staffCall)]).toEqual([role, 403]);
  }
});

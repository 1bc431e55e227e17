import { beforeAll, expect, test } from '@jest/globals';
import { newVisitor, signedIn, underTest } from '#tests/support/api/api-under-test.ts';
import { everyEndpoint } from '#tests/support/contract/every-endpoint.ts';
import { call } from '#tests/security/abuses/abuse.ts';

/** Every call of the contract that is for staff: those that come with the next feature, too. */
const staffCalls = (await everyEndpoint()).filter(({ path }) =>
  /^\/api\/(?:admin|moderator|mod|debug|billing)\//.test(path),
);

let member: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  member = await signedIn();
});

/** Asked for by somebody, with the own id where one is named: so that something is there. */
async function statusFor(cookies: Map<string, string>, { method, path }: (typeof staffCalls)[0]) {
  const own = { id: member.id, cookies };
  const cast = { url: underTest.url, member: own, other: own };
  const { status } = await call(cast, {
    method,
    path: path.replaceAll(/:\w+/g, String(member.id)),
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
)('%s answers neither the signed-out nor a member', async (_name, staffCall) => {
  expect(await statusFor(newVisitor().cookies, staffCall)).toBe(401);
  expect(await statusFor(member.visitor.cookies, staffCall)).toBe(403);
});

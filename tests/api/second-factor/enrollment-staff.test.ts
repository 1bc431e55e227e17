import type { Role } from '@camp/contracts/site/roles';
import { expect, test } from '@jest/globals';
import {
  type Member,
  newVisitor,
  signedIn,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { buildUser, outliveWaiver, waiveSecondFactor } from '#tests/support/people/build-user.ts';
import {
  challenge,
  enrolled,
  enrollWith,
  freshCode,
  passwordStep,
  startedBy,
} from '#tests/support/api/second-factor.ts';

const initiate = '/api/security/2fa/enroll/initiate';

/** Makes verified staff without a factor, in a browser that has no session. */
async function newStaff(role: Role): Promise<Member> {
  return { ...(await buildUser(underTest, { role, isWaived: false })), visitor: newVisitor() };
}

test.each(['mod', 'admin_jr', 'admin'] as const)(
  'a %s without a factor enrolls first, and is then asked for the code [sign-in-3]',
  async (role) => {
    const member = await newStaff(role);

    const first = await signIn(member.visitor, member);
    const { secret } = await enrollWith(member.visitor, String(first.body['enroll_token']));
    const whileEnrolled = await member.visitor.get('/api/auth/me');
    const { visitor } = await passwordStep(member, member.visitor);
    const code = await freshCode({ ...member, secret });
    const answer = await visitor.post(challenge, { code });

    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      mfa_enrollment_required: true,
      enroll_token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(whileEnrolled.status).toBe(401);
    expect(answer.status).toBe(200);
    expect((await visitor.get('/api/auth/me')).body).toMatchObject({ user: { role } });
  },
);

test('staff with the exception sign in by password alone, until it ends', async () => {
  const member = await newStaff('admin');
  await waiveSecondFactor(underTest, member.username);

  const excepted = await signIn(newVisitor(), member);
  await outliveWaiver(underTest, member.id);
  const after = await signIn(newVisitor(), member);

  expect(excepted.body).toMatchObject({ user: { id: member.id } });
  expect(after.body).toMatchObject({ mfa_enrollment_required: true });
});

test('a password is not enough to replace an authenticator [session-15]', async () => {
  const member = await newStaff('mod');
  const [mine, theirs] = [await signIn(newVisitor(), member), await signIn(newVisitor(), member)];
  await enrollWith(newVisitor(), String(mine.body['enroll_token']));

  const late = await newVisitor().post(initiate, { token: theirs.body['enroll_token'] });
  const fresh = await signIn(newVisitor(), member);

  expect(late.status).toBe(400);
  expect(fresh.body).toMatchObject({ requires2fa: true });
});

test('a token started while signed in replaces only for the one who is signed in', async () => {
  const [member, other] = [await enrolled(), await signedIn()];
  const token = await startedBy(member.visitor);

  for (const visitor of [newVisitor(), other.visitor]) {
    const { status, body } = await visitor.post(initiate, { token });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'TOKEN_INVALID' });
  }
});

import { expect, test } from '@jest/globals';
import {
  newVisitor,
  past,
  query,
  registerMember,
  signedIn,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';
import {
  challenge,
  enrolled,
  type EnrolledMember,
  enrollWith,
  freshCode,
  passwordStep,
  signInWithCode,
  startedBy,
} from '#tests/support/api/second-factor.ts';

const signedInAs = (id: number) => ({ user: { id } });
const asked = { requires2fa: true };

test('a remembered device skips the code, for the account that chose so [limits-times-1]', async () => {
  const member = await enrolled();

  const visitor = await signInWithCode(member, { remember: true });
  const again = await signIn(visitor, member);

  expect(again.body).toMatchObject(signedInAs(member.id));
  expect((await visitor.get('/api/auth/me')).status).toBe(200);
});

test('a device that is only known, or another one, is asked', async () => {
  const member = await enrolled();
  const known = await signInWithCode(member);
  await signInWithCode(member, { remember: true });

  expect((await signIn(known, member)).body).toMatchObject(asked);
  expect((await signIn(newVisitor(), member)).body).toMatchObject(asked);
});

test('two accounts share a browser, and it knows both', async () => {
  const [member, other] = [await enrolled(), await enrolled()];
  const visitor = await signInWithCode(member, { remember: true });
  await signInWithCode(other, { visitor, remember: true });

  expect((await signIn(visitor, member)).body).toMatchObject(signedInAs(member.id));
  expect((await signIn(visitor, other)).body).toMatchObject(signedInAs(other.id));
});

test('a token that was planted in a browser is not taken over', async () => {
  const member = await enrolled();
  const visitor = newVisitor();
  visitor.cookies.set('campbc_device', 'planted');

  await signInWithCode(member, { visitor, remember: true });

  const thief = newVisitor();
  thief.cookies.set('campbc_device', 'planted');
  expect((await signIn(thief, member)).body).toMatchObject(asked);
});

test.each(['%', '%E0%A4%A', '.', '.'.repeat(3_000)])(
  'a device cookie that says %p is as good as none',
  async (value) => {
    const member = await enrolled();
    const visitor = newVisitor();
    visitor.cookies.set('campbc_device', value);

    expect((await signIn(visitor, member)).body).toMatchObject(asked);
  },
);

test('the cookie is httpOnly and for the API only', async () => {
  const member = await signedIn();

  const { headers } = await signIn(newVisitor(), member);

  const cookie = headers.getSetCookie().find((line) => line.startsWith('campbc_device='));
  for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/api;', 'Max-Age=31536000']) {
    expect(cookie).toContain(flag);
  }
});

test('after its time, or once forgotten, a device is asked again', async () => {
  const member = await enrolled();
  const visitor = await signInWithCode(member, { remember: true });

  for (const until of [past, null]) {
    const sql = 'UPDATE known_devices SET remembered_until = ? WHERE user_id = ?';
    await query(sql, [until, member.id]);
    expect((await signIn(visitor, member)).body).toMatchObject(asked);
  }
});

const newPassword = 'Quiet9-river-bend';

const setUp = async ({ visitor }: EnrolledMember) => enrollWith(visitor, await startedBy(visitor));

const changes: Record<string, (member: EnrolledMember) => Promise<unknown>> = {
  'a new authenticator': setUp,
  'turning the second factor off and on again': async (member) => {
    const { visitor, password } = member;
    await visitor.post('/api/security/2fa/disable', { password, code: await freshCode(member) });
    await setUp(member);
  },
  'a new password': ({ visitor, password: currentPassword }) =>
    visitor.post('/api/auth/change-password', { currentPassword, newPassword }),
};

test.each(Object.entries(changes))(
  '%s ends what was remembered [limits-times-3]',
  async (what, change) => {
    const member = await enrolled();
    const visitor = await signInWithCode(member, { remember: true });

    await change(member);

    const password = what === 'a new password' ? newPassword : member.password;
    expect((await signIn(visitor, { ...member, password })).body).toMatchObject(asked);
  },
);

test('staff without a factor enroll on a remembered device, too', async () => {
  const member = await enrolled('mod');
  const visitor = await signInWithCode(member, { remember: true });

  await query('DELETE FROM authenticators WHERE user_id = ?', [member.id]);

  expect((await signIn(visitor, member)).body).toMatchObject({ mfa_enrollment_required: true });
});

test('the first sign-in is no news, a second one from elsewhere is, from the same browser is not', async () => {
  const member = await registerMember();
  await query('UPDATE users SET email_verified = 1 WHERE id = ?', [member.id]);
  await signIn(member.visitor, member);
  await signIn(member.visitor, member);
  expect(await outboxCount(member.email)).toBe(1);

  await signIn(newVisitor(), member);

  expect(await outboxCount(member.email)).toBe(2);
  const mail = await mailAbout(underTest.inboxUrl, member.email, 'New login');
  expect(mail.text).toContain('/settings');
});

test('the mail comes after the second factor, not after the password', async () => {
  const member = await enrolled();
  const before = await outboxCount(member.email);

  const { visitor } = await passwordStep(member);
  expect(await outboxCount(member.email)).toBe(before);
  await visitor.post(challenge, { code: await freshCode(member) });

  expect(await outboxCount(member.email)).toBe(before + 1);
});

async function outboxCount(email: string): Promise<number> {
  const [row] = await query('SELECT COUNT(*) AS mails FROM outbox WHERE recipient = ?', [email]);
  return Number(row?.['mails']);
}

import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { expect, test } from '@jest/globals';
import {
  auditRowsAbout,
  type Member,
  newVisitor,
  past,
  query,
  signedIn,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { newPassword, resetPassword, resetToken } from '#tests/support/api/password-reset.ts';
import type { Answer, Visitor } from '#tests/support/api/visitor.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';
import { challengeFor, passkeyOwner, usePasskey } from '#tests/support/api/passkeys.ts';
import {
  challenge,
  enrolled,
  freshCode,
  passwordStep,
  signInWithCode,
} from '#tests/support/api/second-factor.ts';
import { detailsOf } from '#tests/support/api/staff.ts';

const reason = 'Advertising in every profile field';
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();

const pathOf = ({ id }: { id: number }, side = 'admin') => `/api/${side}/users/${id}/suspension`;

const suspend = (visitor: Visitor, member: Member, body: object = { reason }) =>
  visitor.put(pathOf(member), body);
const lift = (visitor: Visitor, member: Member) => visitor.delete(pathOf(member));

const me = async (visitor: Visitor) => (await visitor.get('/api/auth/me')).status;
const userIn = ({ body }: Answer) => body['user'] as StaffUser;

const suspended = {
  status: 403,
  body: expect.objectContaining({
    code: 'ACCOUNT_SUSPENDED',
    error: `This account is suspended, for this reason: “${reason}”`,
  }),
};

test('a suspended member is out at once, is told why by mail, and it is on record [sign-in-17]', async () => {
  const [admin, member] = [await signedIn('admin'), await enrolled()];
  const remembering = await signInWithCode(member, { remember: true });

  const answer = await suspend(admin.visitor, member, { reason, until: inAWeek });

  expect(answer.status).toBe(200);
  expect(userIn(answer).suspension).toMatchObject({ reason, until: inAWeek });
  for (const visitor of [member.visitor, remembering]) {
    expect(await me(visitor)).toBe(401);
    expect((await visitor.post('/api/auth/refresh')).status).toBe(401);
  }
  const { text } = await mailAbout(underTest.inboxUrl, member.email, 'is suspended');
  expect(text).toContain(`The reason: ${reason}`);
  const rows = await auditRowsAbout(member.id, 'user.suspend');
  expect(rows).toMatchObject([{ actor_user_id: admin.id }]);
  expect(detailsOf(rows[0])).toEqual({ until: inAWeek, because: reason });
});

test('only the right password tells of it, and a wrong one is refused as ever [sign-in-17]', async () => {
  const [admin, member] = [await signedIn('admin'), await signedIn()];
  await suspend(admin.visitor, member);

  expect(await signIn(newVisitor(), member)).toMatchObject(suspended);
  const wrong = await signIn(newVisitor(), { ...member, password: 'Wrong-Password-1' });
  expect([wrong.status, wrong.body['code']]).toEqual([401, 'INVALID_CREDENTIALS']);

  const failures = await auditRowsAbout(member.id, 'auth.sign_in_failed');
  expect(failures.map(detailsOf)).toEqual([
    { reason: 'account suspended' },
    { reason: 'wrong credentials' },
  ]);
});

test('the end is told with the reason [sign-in-17]', async () => {
  const [admin, member] = [await signedIn('admin'), await signedIn()];
  await suspend(admin.visitor, member, { reason, until: '2030-01-15T20:00:00.000Z' });

  const { body } = await signIn(newVisitor(), member);

  expect(body['error']).toMatch(
    /suspended until January 15, 2030.* p\.m\. PDT, for this reason: “Adv/,
  );
});

test('a passkey opens it no more than the password, alone and as the second step [sign-in-17]', async () => {
  const [admin, { member, passkey }] = [await signedIn('admin'), await passkeyOwner()];
  const begun = await passwordStep(member);
  await suspend(admin.visitor, member);

  const alone = newVisitor();
  const answer = await usePasskey(alone, passkey.get(await challengeFor(alone)));

  expect(answer).toMatchObject(suspended);
  expect(alone.cookies.has('campbc_refresh')).toBe(false);
  const [failure] = await auditRowsAbout(member.id, 'auth.sign_in_failed');
  expect(detailsOf(failure)).toEqual({ by: 'passkey', reason: 'account suspended' });
  const options = { twofa_token: begun.token };
  const second = await begun.visitor.post('/api/auth/passkey/options', options);
  expect(second.body).toMatchObject({ code: 'TWOFA_EXPIRED' });
});

test('a sign-in that waited for its code is over, even where its token came back [sign-in-17]', async () => {
  const [admin, member] = [await signedIn('admin'), await enrolled()];
  const { visitor, token } = await passwordStep(member);
  await suspend(admin.visitor, member);

  const code = { twofa_token: token, code: await freshCode(member) };
  expect((await visitor.post(challenge, code)).body).toMatchObject({ code: 'TWOFA_EXPIRED' });

  await query('UPDATE sign_in_tokens SET used_at = NULL WHERE user_id = ?', [member.id]);
  expect(await visitor.post(challenge, code)).toMatchObject(suspended);
});

test('the profile of a suspended person is that of no one, but for staff on their pages [public-pages-25]', async () => {
  const [mod, member, other] = [await signedIn('mod'), await signedIn(), await signedIn()];
  await member.visitor.patch(`/api/users/${member.id}`, { bio: 'Rude words' });
  const paths = [`/api/users/${member.id}`, `/api/users/by-username/${member.username}`];
  await mod.visitor.put(pathOf(member, 'mod'), { reason });

  const readers = [newVisitor(), other.visitor, mod.visitor];
  const statuses = readers.flatMap((reader) =>
    paths.map(async (path) => (await reader.get(path)).status),
  );
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([404]));
  const { body } = await mod.visitor.get(`/api/mod/users/${member.id}`);
  expect(body['user']).toMatchObject({ bio: 'Rude words' });

  await mod.visitor.delete(pathOf(member, 'mod'));
  expect((await newVisitor().get(paths[0] ?? '')).status).toBe(200);
});

test('a session that was opened at the same moment counts for nothing [sign-in-17]', async () => {
  const member = await signedIn();
  await query("UPDATE users SET suspended_at = ?, suspension_reason = '-' WHERE id = ?", [
    past,
    member.id,
  ]);

  expect(await me(member.visitor)).toBe(401);
  expect((await member.visitor.post('/api/auth/refresh')).status).toBe(401);
});

test('a new password does not lift it [sign-in-17]', async () => {
  const [admin, member] = [await signedIn('admin'), await signedIn()];
  await suspend(admin.visitor, member);

  const { status } = await resetPassword(await resetToken(member.email));

  expect(status).toBe(200);
  const renewed = { ...member, password: newPassword };
  expect(await signIn(newVisitor(), renewed)).toMatchObject(suspended);
});

test('it is over when its time has come, before anything has noted it [sign-in-17]', async () => {
  const [admin, member] = [await signedIn('admin'), await signedIn()];
  await suspend(admin.visitor, member, { reason, until: inAWeek });
  await query('UPDATE users SET suspended_until = ? WHERE id = ?', [past, member.id]);

  expect((await signIn(newVisitor(), member)).status).toBe(200);

  const { body } = await admin.visitor.get(`/api/admin/users?search=${member.username}`);
  expect(body['users']).toMatchObject([{ suspension: null }]);
});

test('staff lift it, the person is told, and what is not there is not lifted [sign-in-17, calls-staff-1]', async () => {
  const [admin, member] = [await signedIn('admin'), await signedIn()];
  await suspend(admin.visitor, member);

  expect(userIn(await lift(admin.visitor, member)).suspension).toBeNull();

  expect((await signIn(newVisitor(), member)).status).toBe(200);
  await mailAbout(underTest.inboxUrl, member.email, 'is open again');
  const rows = await auditRowsAbout(member.id, 'user.suspension_lifted');
  expect(rows).toMatchObject([{ actor_user_id: admin.id }]);
  const again = await lift(admin.visitor, member);
  expect([again.status, again.body['error']]).toEqual([409, 'This account is not suspended.']);
});

test('who was suspended meanwhile is not suspended anew unseen', async () => {
  const [admin, mod, member] = [await signedIn('admin'), await signedIn('mod'), await signedIn()];
  const { body } = await mod.visitor.get(`/api/mod/users?search=${member.username}`);
  const [{ version }] = body['users'] as [StaffUser];
  await suspend(admin.visitor, member);

  const headers = { 'if-match': `"${version}"` };
  const answer = await mod.visitor.put(pathOf(member, 'mod'), { reason: 'Other' }, { headers });

  expect([answer.status, answer.body['code']]).toEqual([412, 'PRECONDITION_FAILED']);
  expect(answer.body['current']).toMatchObject({ suspension: { reason } });
});

test('reason and end are changed by suspending anew [calls-staff-1]', async () => {
  const [mod, member] = [await signedIn('mod'), await signedIn()];
  const first = await mod.visitor.put(pathOf(member, 'mod'), { reason });

  const second = await mod.visitor.put(pathOf(member, 'mod'), { reason: 'More', until: inAWeek });

  const { since } = userIn(first).suspension ?? {};
  expect(userIn(second).suspension).toEqual({ reason: 'More', until: inAWeek, since });
});

test.each([
  [{}, { reason: 'This is missing.' }],
  [{ reason: '  ' }, { reason: 'Write something visible.' }],
  [{ reason: 'x'.repeat(501) }, { reason: 'At most 500 characters.' }],
  [{ reason, until: 'tomorrow' }, { until: 'Use a date and time such as 2026-11-21T08:00:00Z.' }],
  [{ reason, until: '2020-01-01T00:00:00Z' }, { until: 'Choose a time that is still to come.' }],
])('%j is refused', async (body, fields) => {
  const [admin, member] = [await signedIn('admin'), await signedIn()];

  const answer = await suspend(admin.visitor, member, body);

  expect([answer.status, answer.body['fields']]).toEqual([422, fields]);
  expect(await me(member.visitor)).toBe(200);
});

test('the list shows who is suspended alone, and who is gone is not found', async () => {
  const [admin, member, other] = [await signedIn('admin'), await signedIn(), await signedIn()];
  await suspend(admin.visitor, member);

  const found = async ({ username }: Member) => {
    const { body } = await admin.visitor.get(`/api/admin/users?suspended=1&search=${username}`);
    return (body['users'] as StaffUser[]).map(({ id }) => id);
  };

  expect([await found(member), await found(other)]).toEqual([[member.id], []]);
  expect(
    (await admin.visitor.put('/api/admin/users/999999999/suspension', { reason })).status,
  ).toBe(404);
});

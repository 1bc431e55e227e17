import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { expect, test } from '@jest/globals';
import {
  auditRowsAbout,
  type Member,
  newMember,
  newVisitor,
  past,
  query,
  signedIn,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { newPassword, resetPassword, resetToken } from '#tests/support/api/password-reset.ts';
import type { Answer, Visitor } from '#tests/support/api/visitor.ts';
import { mailAbout, mailsTo, tokenIn } from '#tests/support/people/mailbox.ts';
import { enrolled } from '#tests/support/api/second-factor.ts';
import { detailsOf } from '#tests/support/api/staff.ts';

const edit = (visitor: Visitor, { id }: { id: number }, change: object, headers = {}) =>
  visitor.patch(`/api/admin/users/${id}/account`, change, { headers });

const userIn = ({ body }: Answer) => body['user'] as StaffUser;

const confirm = (token: string) => newVisitor().get(`/api/auth/verify-email?token=${token}`);

test('another address is confirmed anew, both are told, and every session ends [calls-staff-1]', async () => {
  const [admin, member] = [await signedIn('admin'), await signedIn()];
  const { email } = newMember();

  const answer = await edit(admin.visitor, member, { email });

  expect(userIn(answer)).toMatchObject({ email, email_verified: 0 });
  expect((await member.visitor.get('/api/auth/me')).status).toBe(401);
  const told = await mailAbout(underTest.inboxUrl, member.email, 'was changed');
  expect(told.text).not.toContain(email);
  const asked = await mailAbout(underTest.inboxUrl, email, 'Confirm your email');
  expect((await confirm(tokenIn(asked))).status).toBe(200);
  expect((await signIn(newVisitor(), { ...member, email })).status).toBe(200);
});

test('what was changed is on record without what it was [calls-staff-1]', async () => {
  const [admin, member] = [await signedIn('admin'), await signedIn()];
  const { email } = newMember();

  await edit(admin.visitor, member, { email, firstname: 'Amélie' });

  const rows = await auditRowsAbout(member.id, 'user.edit');
  expect(rows).toMatchObject([{ actor_user_id: admin.id }]);
  expect(detailsOf(rows[0])).toEqual({ fields: ['email', 'firstname'], sessions_ended: true });
});

test('links that were mailed to the old address open nothing any more [calls-staff-1]', async () => {
  const [admin, member] = [await signedIn('admin'), await signedIn()];
  const token = await resetToken(member.email);

  await edit(admin.visitor, member, { email: newMember().email });

  expect((await resetPassword(token)).body).toMatchObject({ code: 'TOKEN_INVALID' });
});

const factorActs = ['2fa/reset', '2fa/override', '2fa/recovery/regenerate'];

test.each(factorActs)(
  'a junior admin who gave somebody another address is refused %s, and the other way round [limits-times-4]',
  async (act) => {
    const [admin, junior] = [await signedIn('admin'), await signedIn('admin_jr')];
    const [one, other] = [await enrolled(), await enrolled()];
    const call = ({ visitor }: Member, { id }: { id: number }) =>
      visitor.post(`/api/admin/users/${id}/${act}`, { enabled: true });
    const { email } = newMember();
    await edit(junior.visitor, one, { email: newMember().email });

    const refused = await call(junior, one);

    expect([refused.status, refused.body['key']]).toEqual([403, 'notBothAlone']);
    expect((await call(admin, one)).status).toBe(200);
    expect((await call(junior, other)).status).toBe(200);
    expect((await edit(junior.visitor, other, { firstname: 'Ann' })).status).toBe(200);
    const late = await edit(junior.visitor, other, { email });
    expect(late.body).toMatchObject({ key: 'notBothAlone' });
    expect((await edit(admin.visitor, other, { email })).status).toBe(200);
  },
);

test('for a day an address from a junior admin gets no link for a new password, one from an admin does [limits-times-4]', async () => {
  const [admin, junior] = [await signedIn('admin'), await signedIn('admin_jr')];
  const [one, other] = [await signedIn(), await signedIn()];
  const [first, second] = [newMember().email, newMember().email];
  await edit(junior.visitor, one, { email: first });
  await edit(admin.visitor, other, { email: second });
  const forget = (email: string) => newVisitor().post('/api/auth/forgot-password', { email });

  const answers = [await forget(first), await forget(second)];
  const byStaff = await admin.visitor.post(`/api/admin/users/${one.id}/reset-mail`);

  expect(answers[0]?.body).toEqual(answers[1]?.body);
  expect(byStaff.body).toMatchObject({ code: 'CONFLICT', key: 'addressIsNew' });
  expect((await mailAbout(underTest.inboxUrl, first, 'has to wait')).text).not.toContain('token=');
  expect((await mailAbout(underTest.inboxUrl, second, 'new password')).text).toContain('token=');
});

test('a real name is corrected without an end to the sessions, and found by it [calls-staff-1]', async () => {
  const [admin, member] = [await signedIn('admin'), await signedIn()];

  const answer = await edit(admin.visitor, member, { firstname: 'Zoé', lastname: '' });

  expect(userIn(answer)).toMatchObject({ firstname: 'Zoé', lastname: null, email_verified: 1 });
  expect((await member.visitor.get('/api/auth/me')).status).toBe(200);
  await mailAbout(underTest.inboxUrl, member.email, 'account was changed');
  const found = await admin.visitor.get(`/api/admin/users?search=zoe%20${member.username}`);
  expect(found.body['users']).toMatchObject([{ id: member.id }]);
});

test('what stays as it is leaves no trace, and what is taken is refused', async () => {
  const [admin, member, other] = [await signedIn('admin'), await signedIn(), await signedIn()];

  const { email, username } = member;
  expect((await edit(admin.visitor, member, { email, username })).status).toBe(200);
  const taken = await edit(admin.visitor, member, { email: other.email });

  expect([taken.status, taken.body['error']]).toEqual([
    409,
    'That email or username is already in use.',
  ]);
  expect(await auditRowsAbout(member.id, 'user.edit')).toEqual([]);
});

test('an edit of somebody who was edited meanwhile is refused with how they are now [calls-staff-1]', async () => {
  const [admin, junior, member] = [
    await signedIn('admin'),
    await signedIn('admin_jr'),
    await signedIn(),
  ];
  const { version } = userIn(await admin.visitor.get(`/api/admin/users/${member.id}`));
  await edit(admin.visitor, member, { firstname: 'Ann' });

  const headers = { 'if-match': `"${version}"` };
  const answer = await edit(junior.visitor, member, { firstname: 'Anne' }, headers);

  expect(answer.status).toBe(412);
  expect(answer.body['current']).toMatchObject({ firstname: 'Ann' });
});

const invite = (visitor: Visitor, { email, username }: ReturnType<typeof newMember>, rest = {}) =>
  visitor.post('/api/admin/users/invite', { email, username, ...rest });

test('whoever is invited chooses a password by the link, and the address is confirmed [calls-staff-1]', async () => {
  const [admin, guest] = [await signedIn('admin'), newMember()];

  const answer = await invite(admin.visitor, guest, { language: 'fr' });

  expect(userIn(answer)).toMatchObject({ email: guest.email, role: 'member', email_verified: 0 });
  const mail = await mailAbout(underTest.inboxUrl, guest.email, 'Votre invitation');
  expect((await resetPassword(tokenIn(mail, 'reset-password'))).status).toBe(200);
  const login = { ...guest, password: newPassword };
  expect((await signIn(newVisitor(), login)).status).toBe(200);
  const { id } = userIn(answer);
  expect(await auditRowsAbout(id)).toMatchObject([
    { action: 'user.invite', actor_user_id: admin.id },
    { action: 'auth.accept_invitation', actor_user_id: id },
    { action: 'auth.login' },
  ]);
});

test('an invitation ends after seven days [calls-staff-1]', async () => {
  const [admin, guest] = [await signedIn('admin'), newMember()];
  const { id } = userIn(await invite(admin.visitor, guest));
  const mail = await mailAbout(underTest.inboxUrl, guest.email, 'You are invited');
  const [row] = await query('SELECT expires_at, created_at FROM mailed_tokens WHERE user_id = ?', [
    id,
  ]);
  const day = 86_400_000;
  const lasts = Date.parse(String(row?.['expires_at'])) - Date.parse(String(row?.['created_at']));
  expect(Math.round(lasts / day)).toBe(7);

  await query('UPDATE mailed_tokens SET expires_at = ? WHERE user_id = ?', [past, id]);

  expect((await resetPassword(tokenIn(mail, 'reset-password'))).body).toMatchObject({
    code: 'TOKEN_EXPIRED',
  });
});

test('an invitation is sent again with a link of its own, and the one before is void [calls-staff-1, one-person-5]', async () => {
  const [admin, guest] = [await signedIn('admin'), newMember()];
  const { id } = userIn(await invite(admin.visitor, guest));
  const first = await mailAbout(underTest.inboxUrl, guest.email, 'You are invited');
  const path = `/api/admin/users/${id}/invitation`;

  expect((await admin.visitor.post(path, {})).status).toBe(200);
  expect((await admin.visitor.post(path, {})).status).toBe(429);

  expect((await resetPassword(tokenIn(first, 'reset-password'))).status).toBe(400);
  const [second] = await mailsTo(underTest.inboxUrl, guest.email, 2);
  expect((await resetPassword(tokenIn(second ?? first, 'reset-password'))).status).toBe(200);
  expect(await auditRowsAbout(id, 'user.invited_again')).toMatchObject([
    { actor_user_id: admin.id },
  ]);
  const late = await admin.visitor.post(path, {});
  expect([late.status, late.body['code']]).toEqual([409, 'CONFLICT']);
});

test('nobody is invited who has an account [calls-staff-1]', async () => {
  const [admin, member] = [await signedIn('admin'), await signedIn()];

  expect((await invite(admin.visitor, member)).body).toMatchObject({ code: 'CONFLICT' });
  expect((await invite(admin.visitor, { ...newMember(), username: 'x' })).status).toBe(422);
});

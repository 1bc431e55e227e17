import { expect, test } from '@jest/globals';
import {
  auditRowsAbout,
  newVisitor,
  signedIn,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { goodPassword } from '#tests/support/people/build-user.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';
import {
  newPassword,
  refusedPasswords,
  resetPassword,
  resetToken,
} from '#tests/support/api/password-reset.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

const change = (visitor: Visitor, body: object = {}) =>
  visitor.post('/api/auth/change-password', {
    currentPassword: goodPassword,
    newPassword,
    ...body,
  });

test('a changed password signs out everywhere, here too, mails, and leaves one audit row [passwords-6, calls-accounts-1]', async () => {
  const member = await signedIn();
  const elsewhere = newVisitor();
  await signIn(elsewhere, member);

  const { status, body } = await change(member.visitor);

  expect(status).toBe(200);
  expect(body).toMatchObject({ ok: true });
  expect(
    [...member.visitor.cookies.keys()].filter((name) => /session|refresh|signed/.test(name)),
  ).toEqual([]);
  expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
  expect((await signIn(newVisitor(), member)).status).toBe(401);
  const rows = await auditRowsAbout(member.id);
  expect(rows.filter(({ action }) => action === 'auth.change_password')).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(newPassword);
  expect((await signIn(newVisitor(), { ...member, password: newPassword })).status).toBe(200);
  await mailAbout(underTest.inboxUrl, member.email, 'password was changed');
});

test('a wrong current password is a wrong field, keeps the session and is on record [passwords-6]', async () => {
  const member = await signedIn();

  const { status, body } = await change(member.visitor, { currentPassword: 'Wrong-Password-1' });

  expect(status).toBe(422);
  expect(body).toMatchObject({
    code: 'VALIDATION',
    fields: { currentPassword: 'This is not your current password.' },
  });
  expect((await member.visitor.get('/api/auth/me')).status).toBe(200);
  const rows = await auditRowsAbout(member.id);
  expect(rows.at(-1)).toMatchObject({ action: 'auth.change_password_failed' });
  expect(JSON.stringify(rows)).not.toContain('Wrong-Password-1');
});

test('the same password again is refused [passwords-4]', async () => {
  const member = await signedIn();

  const { status, body } = await change(member.visitor, { newPassword: goodPassword });

  expect(status).toBe(422);
  expect(body).toMatchObject({
    fields: { newPassword: 'This is the password you already use. Please choose another one.' },
  });
});

test.each(refusedPasswords)(
  'changing to a password that is %s is refused [passwords-8]',
  async (_what, password, sentence) => {
    const member = await signedIn();

    const { status, body } = await change(member.visitor, { newPassword: password });

    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { newPassword: sentence } });
    expect((await member.visitor.get('/api/auth/me')).status).toBe(200);
  },
);

test('of ten changes at once exactly one wins', async () => {
  const member = await signedIn();
  const passwords = Array.from({ length: 10 }, (_, index) => `${newPassword}-${index}`);

  const answers = await Promise.all(
    passwords.map((password) => change(member.visitor, { newPassword: password })),
  );

  const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
  expect(winners).toHaveLength(1);
  const password = passwords[winners[0] ?? -1] ?? '';
  expect((await signIn(newVisitor(), { ...member, password })).status).toBe(200);
});

test('a changed password makes a reset link that is on its way invalid', async () => {
  const member = await signedIn();
  const token = await resetToken(member.email);

  await change(member.visitor);

  expect((await resetPassword(token, 'Other-Lake-2032')).body).toMatchObject({
    code: 'TOKEN_INVALID',
  });
});

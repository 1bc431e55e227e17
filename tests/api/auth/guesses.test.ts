import { expect, test } from '@jest/globals';
import {
  auditRowsAbout,
  type Member,
  type NewMember,
  newMember,
  newVisitor,
  query,
  signedIn,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { newPassword, resetPassword, resetToken } from '#tests/support/api/password-reset.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';
import { challengeFor, passkeyOwner, usePasskey } from '#tests/support/api/passkeys.ts';
import {
  challenge,
  enrolled,
  freshCode,
  passwordStep,
  wrongCode,
} from '#tests/support/api/second-factor.ts';

const wrongPassword = 'Wrong-Password-1';

const guess = (identifier: string) =>
  newVisitor().post('/api/auth/login', { identifier, password: wrongPassword });

/** Pretends that so many wrong passwords in a row came from browsers that the account does not know. */
const afterWrongPasswords = (count: number, { id }: Member) =>
  query('UPDATE users SET wrong_passwords = ? WHERE id = ?', [count, id]);

const afterWrongCodes = (count: number, { id }: Member) =>
  query('UPDATE users SET wrong_codes = ? WHERE id = ?', [count, id]);

const signInElsewhere = async (member: NewMember) => (await signIn(newVisitor(), member)).status;

test('after a hundred wrong passwords in a row, by name or e-mail, the right one needs a mailed code, and the owner is told [limits-times-1, sign-in-9]', async () => {
  const member = await signedIn();
  await afterWrongPasswords(98, member);
  await guess(member.username);
  expect(await signInElsewhere({ ...member, password: wrongPassword })).toBe(401);

  const visitor = newVisitor();
  const right = await signIn(visitor, member);
  const wrong = await guess(member.email);
  const nobody = await signIn(newVisitor(), newMember());

  expect(right.body).toMatchObject({
    requires2fa: true,
    mailed: true,
    methods: [],
    recovery: false,
  });
  expect((await visitor.get('/api/auth/me')).status).toBe(401);
  const own = { requestId: '', instance: '' };
  expect({ ...wrong.body, ...own }).toEqual({ ...nobody.body, ...own });
  const { text } = await mailAbout(underTest.inboxUrl, member.email, 'password is paused');
  expect(text).toContain('100 times in a row');
  expect(await auditRowsAbout(member.id, 'auth.sign_in_failed')).toHaveLength(3);
});

/** Takes the owner of a guessed account to the second step, and reads the mailed code. */
async function mailedStep(member: NewMember) {
  const visitor = newVisitor();
  const { body } = await signIn(visitor, member);
  const { text } = await mailAbout(underTest.inboxUrl, member.email, 'Your code to log in');
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
  const give = (given: string, token = body['twofa_token']) =>
    visitor.post('/api/security/2fa/challenge', { code: given, twofa_token: token });
  return { visitor, code, give };
}

test('the mailed code lets the owner in once, and ends the pause [limits-times-1, sign-in-9]', async () => {
  const member = await signedIn();
  await afterWrongPasswords(100, member);

  const { visitor, code, give } = await mailedStep(member);
  const entered = await give(code);

  expect(entered.status).toBe(200);
  expect((await visitor.get('/api/auth/me')).status).toBe(200);
  expect((await give(code)).status).toBe(401);
  expect(await signInElsewhere(member)).toBe(200);
});

test('a mailed code dies after five wrong tries [limits-times-1, sign-in-9]', async () => {
  const member = await signedIn();
  await afterWrongPasswords(100, member);

  const { code, give } = await mailedStep(member);
  const wrong = code === '000000' ? '000001' : '000000';
  const tries: number[] = [];
  for (let index = 0; index < 5; index += 1) tries.push((await give(wrong)).status);

  expect(tries).toEqual([400, 400, 400, 400, 400]);
  expect((await give(code)).status).toBe(401);
});

test('whoever has a second factor gives that in place of a mailed code [limits-times-1, sign-in-9]', async () => {
  const member = await enrolled();
  await afterWrongPasswords(100, member);

  const { body } = await signIn(newVisitor(), member);

  expect(body).toMatchObject({ requires2fa: true, methods: ['totp'] });
  expect(body).not.toHaveProperty('mailed');
});

test('the ninety-ninth does not pause the password, and a sign-in starts the count anew', async () => {
  const member = await signedIn();
  await afterWrongPasswords(98, member);
  await guess(member.email);

  expect(await signInElsewhere(member)).toBe(200);

  await guess(member.email);
  expect(await query('SELECT wrong_passwords FROM users WHERE id = ?', [member.id])).toEqual([
    { wrong_passwords: 1 },
  ]);
});

test('the owner signs in as always in a browser used before, and the pause is over [sign-in-9]', async () => {
  const member = await signedIn();
  await member.visitor.post('/api/auth/logout');
  await afterWrongPasswords(100, member);

  expect((await signIn(member.visitor, member)).status).toBe(200);
  expect(await signInElsewhere(member)).toBe(200);
});

test('a new password set by mail ends the pause, and so does a passkey [sign-in-9]', async () => {
  const member = await signedIn();
  const { member: owner, passkey } = await passkeyOwner();
  await afterWrongPasswords(100, member);
  await afterWrongPasswords(100, owner);

  await resetPassword(await resetToken(member.email));
  const visitor = newVisitor();
  const used = await usePasskey(visitor, passkey.get(await challengeFor(visitor)));

  expect(await signInElsewhere({ ...member, password: newPassword })).toBe(200);
  expect(used.status).toBe(200);
  expect(await signInElsewhere(owner)).toBe(200);
});

test('a browser used before counts for itself, in the settings too', async () => {
  const member = await signedIn();
  const { visitor } = member;
  const change = (currentPassword: string) =>
    visitor.post('/api/auth/change-password', { currentPassword, newPassword });
  await query('UPDATE known_devices SET wrong_passwords = 99 WHERE user_id = ?', [member.id]);

  expect((await change(wrongPassword)).status).toBe(422);

  const { status, body } = await change(member.password);
  expect(status).toBe(422);
  expect(body).toMatchObject({ error: 'This is not your current password.' });
  await visitor.post('/api/auth/logout');
  expect((await signIn(visitor, member)).status).toBe(401);
  expect(await signInElsewhere(member)).toBe(200);
});

test('whoever gives the right password and five wrong codes is told of to the owner, once a day [sign-in-9]', async () => {
  const member = await enrolled();
  const guessCodes = async (count: number) => {
    const { visitor, token } = await passwordStep(member);
    const body = { twofa_token: token, code: wrongCode(member.secret) };
    for (let tries = 0; tries < count; tries += 1) await visitor.post(challenge, body);
  };
  const about = 'Someone may have your';
  const told = 'SELECT COUNT(*) AS n FROM outbox WHERE recipient = ? AND subject LIKE ?';

  await guessCodes(4);
  expect(await query(told, [member.email, `${about}%`])).toEqual([{ n: 0 }]);
  await guessCodes(3);

  await mailAbout(underTest.inboxUrl, member.email, about);
  expect(await query(told, [member.email, `${about}%`])).toEqual([{ n: 1 }]);
});

test('after a hundred wrong codes in a row the right one opens nothing, until a recovery code does [limits-times-1, sign-in-9]', async () => {
  const member = await enrolled();
  await afterWrongCodes(100, member);
  const answer = async (code: string) => {
    const { visitor, token } = await passwordStep(member);
    return visitor.post(challenge, { twofa_token: token, code });
  };

  const refused = await answer(await freshCode(member));
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ code: 'CODE_INVALID' });

  expect((await answer(member.recoveryCodes[0] ?? '')).status).toBe(200);
  expect((await answer(await freshCode(member))).status).toBe(200);
});

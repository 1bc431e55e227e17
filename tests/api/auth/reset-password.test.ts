import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import {
  auditRowsAbout,
  instant,
  newVisitor,
  past,
  query,
  registerMember,
  signedIn,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { until } from '#infra/test-servers/programs.ts';
import { mailAbout, mailsTo, tokenIn } from '#tests/support/people/mailbox.ts';
import {
  newPassword,
  refusedPasswords,
  resetPassword,
  resetToken,
} from '#tests/support/api/password-reset.ts';
import { challengeFor, passkeyOwner, usePasskey } from '#tests/support/api/passkeys.ts';
import {
  challenge,
  enrolled,
  freshCode,
  passwordStep,
  signInWithCode,
} from '#tests/support/api/second-factor.ts';

test('the mailed link sets a new password, signs out everywhere and leaves one audit row [passwords-5, calls-accounts-1]', async () => {
  const member = await signedIn();
  const token = await resetToken(member.email);

  const { status, body } = await resetPassword(token);

  expect(status).toBe(200);
  expect(body).toMatchObject({ ok: true });
  expect((await member.visitor.get('/api/auth/me')).status).toBe(401);
  expect((await member.visitor.post('/api/auth/refresh')).status).toBe(401);
  expect((await signIn(newVisitor(), member)).status).toBe(401);
  const rows = await auditRowsAbout(member.id);
  expect(rows.filter(({ action }) => action === 'auth.reset_password')).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await signIn(newVisitor(), { ...member, password: newPassword })).status).toBe(200);
  await mailAbout(underTest.inboxUrl, member.email, 'password was changed');
});

test('a reset refuses the password in use, as a change does, and the link still works [passwords-4]', async () => {
  const member = await registerMember();
  const token = await resetToken(member.email);

  const { status, body } = await resetPassword(token, member.password);

  expect(status).toBe(422);
  expect(body).toMatchObject({
    fields: { newPassword: 'This is the password you already use. Please choose another one.' },
  });
  expect((await resetPassword(token)).status).toBe(200);
});

test('a reset does not confirm the address', async () => {
  const member = await registerMember();

  await resetPassword(await resetToken(member.email));

  const answer = await signIn(newVisitor(), { ...member, password: newPassword });
  expect(answer.body).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
});

test('of fifty uses of one reset link at once exactly one wins [limits-times-1]', async () => {
  const member = await signedIn();
  const token = await resetToken(member.email);
  const passwords = Array.from({ length: 50 }, (_, index) => `${newPassword}-${index}`);

  const answers = await Promise.all(passwords.map((password) => resetPassword(token, password)));

  const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
  expect(winners).toHaveLength(1);
  const losers = answers.filter(({ status }) => status !== 200);
  expect(new Set(losers.map(({ body }) => body['code']))).toEqual(new Set(['TOKEN_USED']));
  const password = passwords[winners[0] ?? -1] ?? '';
  expect((await signIn(newVisitor(), { ...member, password })).status).toBe(200);
});

test('an expired link is refused with 410 and changes nothing [limits-times-1]', async () => {
  const member = await signedIn();
  const token = await resetToken(member.email);
  await query('UPDATE mailed_tokens SET expires_at = ? WHERE user_id = ?', [past, member.id]);

  const { status, body } = await resetPassword(token);

  expect(status).toBe(410);
  expect(body).toMatchObject({
    code: 'TOKEN_EXPIRED',
    error: 'This link has expired. Please request a new one.',
  });
  expect((await member.visitor.get('/api/auth/me')).status).toBe(200);
});

test('a used link is refused as used', async () => {
  const member = await registerMember();
  const token = await resetToken(member.email);
  await resetPassword(token);

  const { status, body } = await resetPassword(token);

  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'TOKEN_USED',
    error: 'Invalid reset link. Please request a new one.',
  });
});

const future = instant('2999-01-01 00:00:00.000');

test('a newer link makes the older one invalid [limits-times-1]', async () => {
  const member = await registerMember();
  const older = 'a-link-of-some-minutes-ago';
  await query(
    `INSERT INTO mailed_tokens (hash, user_id, purpose, expires_at, created_at)
    VALUES (?, ?, 'reset-password', ?, ?)`,
    [createHash('sha256').update(older).digest('hex'), member.id, future, past],
  );
  const newest = await resetToken(member.email);

  expect((await resetPassword(older)).body).toMatchObject({ code: 'TOKEN_INVALID' });

  expect((await resetPassword(newest)).status).toBe(200);
});

test('made-up, truncated and other kinds of tokens are refused and change nothing', async () => {
  const member = await registerMember();
  const [mail] = await mailsTo(underTest.inboxUrl, member.email);
  const verification = mail ? tokenIn(mail) : '';
  const token = await resetToken(member.email);

  for (const wrong of [verification, token.slice(0, -1), `${token} `, "' OR 1=1 --", '<b>']) {
    const { status, body } = await resetPassword(wrong);
    expect({ status, code: body['code'] }).toEqual({ status: 400, code: 'TOKEN_INVALID' });
  }

  expect((await resetPassword(token)).status).toBe(200);
});

test('a reset link does not confirm an address', async () => {
  const member = await registerMember();
  const token = await resetToken(member.email);

  const { body } = await newVisitor().get(`/api/auth/verify-email?token=${token}`);

  expect(body).toMatchObject({ code: 'TOKEN_INVALID' });
});

test.each(refusedPasswords)(
  'a new password that is %s is refused, and the link stays good [passwords-4, passwords-8]',
  async (_what, password, sentence) => {
    const member = await registerMember();
    const token = await resetToken(member.email);

    const { status, body } = await resetPassword(token, password);

    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'VALIDATION', fields: { newPassword: sentence } });
    expect((await resetPassword(token)).status).toBe(200);
  },
);

test('a reset ends remembered devices and unfinished sign-ins [passwords-5]', async () => {
  const member = await enrolled();
  const visitor = await signInWithCode(member, { remember: true });
  const { visitor: unfinished, token } = await passwordStep(member);

  await resetPassword(await resetToken(member.email));

  const again = await signIn(visitor, { ...member, password: newPassword });
  expect(again.body).toMatchObject({ requires2fa: true });
  const code = await freshCode(member);
  const late = await unfinished.post(challenge, { twofa_token: token, code });
  expect(late.body).toMatchObject({ code: 'TWOFA_EXPIRED' });
});

test('after a reset a passkey alone opens nothing, until it was given once after the new password [passwords-4]', async () => {
  const { member, passkey } = await passkeyOwner();
  await resetPassword(await resetToken(member.email));
  const alone = async () => {
    const visitor = newVisitor();
    return usePasskey(visitor, passkey.get(await challengeFor(visitor)));
  };

  const before = await alone();
  const { visitor, token } = await passwordStep({ ...member, password: newPassword });
  const answer = passkey.get(await challengeFor(visitor, token));
  const afterPassword = await usePasskey(visitor, answer, { twofa_token: token });
  const again = await alone();

  expect([before.status, before.body]).toEqual([
    400,
    expect.objectContaining({
      code: 'CODE_INVALID',
      error: 'The password of this account is new: please log in with it first.',
    }),
  ]);
  expect([afterPassword.status, again.status]).toEqual([200, 200]);
});

test('after a reset a browser that was known is told of like a new one [passwords-4]', async () => {
  const member = await signedIn();
  const known = newVisitor();
  await signIn(known, member);
  const mails = () => mailsTo(underTest.inboxUrl, member.email);
  await resetPassword(await resetToken(member.email));
  await mailAbout(underTest.inboxUrl, member.email, 'password was changed');
  const before = (await mails()).length;

  await signIn(known, { ...member, password: newPassword });

  await until(async () => (await mails()).length > before, 'A mail tells of it');
  expect((await mails())[0]?.subject).toBe('New login to your CampBC account');
});

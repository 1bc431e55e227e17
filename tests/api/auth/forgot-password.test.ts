import { expect, test } from '@jest/globals';
import {
  auditRowsAbout,
  query,
  registerMember,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { mailAbout, tokenIn } from '#tests/support/people/mailbox.ts';
import { askForReset, resetPassword, resetToken } from '#tests/support/api/password-reset.ts';

test('asking for a reset mails a link, answers a sentence and leaves one audit row [passwords-3, calls-accounts-1]', async () => {
  const member = await registerMember();

  const { status, body } = await askForReset(member.email.toUpperCase());

  expect(status).toBe(200);
  expect(body).toEqual({
    ok: true,
    message: 'If that address has an account, a link to set a new password is on its way.',
  });
  const mail = await mailAbout(underTest.inboxUrl, member.email, 'Set a new password');
  expect(tokenIn(mail, 'reset-password')).toMatch(/^[\w-]{43}$/);
  expect((await auditRowsAbout(member.id)).at(-1)).toMatchObject({
    action: 'auth.forgot_password',
    actor_user_id: null,
  });
});

test('an unknown address gets the answer of a known one, and no mail [passwords-1]', async () => {
  const member = await registerMember();
  const nobody = `nobody.${member.email}`;

  const [known, unknown] = [await askForReset(member.email), await askForReset(nobody)];

  expect(unknown.status).toBe(known.status);
  expect(unknown.body).toEqual(known.body);
  expect(await query('SELECT id FROM outbox WHERE recipient = ?', [nobody])).toEqual([]);
});

test('a second request within 30 s mails nothing and says so, to an unknown address, too [numbers-letter-1]', async () => {
  const member = await registerMember();
  const nobody = `nobody.${member.email}`;
  for (const email of [member.email, nobody]) await askForReset(email);

  const [known, unknown] = [await askForReset(member.email), await askForReset(nobody)];

  for (const { status, headers, body } of [known, unknown]) {
    expect(status).toBe(429);
    expect(body).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(await query('SELECT id FROM outbox WHERE recipient = ?', [member.email])).toHaveLength(2);
});

test('right after a reset that was used the next request tells the same truth [numbers-letter-1]', async () => {
  const member = await registerMember();
  await resetPassword(await resetToken(member.email));

  expect((await askForReset(member.email)).status).toBe(429);
});

test('an address that only looks like a stored one gets nobody a link', async () => {
  const member = await registerMember();
  const lookAlikes = [
    member.email.replace('a', 'а'),
    member.email.replace('e', 'é'),
    member.email.replace('@', '＠evil.example@'),
  ];

  const answers = await Promise.all(lookAlikes.map(askForReset));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await query('SELECT id FROM outbox WHERE recipient = ?', [member.email])).toHaveLength(1);
  for (const address of lookAlikes) {
    expect(await query('SELECT id FROM outbox WHERE recipient = ?', [address])).toEqual([]);
  }
});

test('an address in other letters that mean the same is answered at the stored one', async () => {
  const member = await registerMember();

  await askForReset(member.email.replace('camper', 'ｃａｍｐｅｒ'));

  const mail = await mailAbout(underTest.inboxUrl, member.email, 'Set a new password');
  expect(mail.to).toBe(member.email);
});

import { expect, test } from '@jest/globals';
import * as api from '#tests/support/api/api-under-test.ts';
import { resetPassword, resetToken } from '#tests/support/api/password-reset.ts';
import { resetFactorOf } from '#tests/support/api/staff-second-factor.ts';
import { mailAbout, tokenIn } from '#tests/support/people/mailbox.ts';
import * as passkeys from '#tests/support/api/passkeys.ts';
import { VirtualPasskey } from '#tests/support/people/virtual-passkey.ts';
import * as factors from '#tests/support/api/second-factor.ts';

const removal = '/api/auth/2fa/removal';
const send = (call: string, token: string) => api.newVisitor().post(removal + call, { token });
const day = 24 * 60 * 60_000;

/** Asks for a link as a user with a passkey, and moves its end. It removes something in the last seven days before. */
async function askedFor(days: number) {
  const owner = await passkeys.passkeyOwner();
  const asking = { twofa_token: (await passkeys.passwordStep(owner.member)).token };
  const { body } = await api.newVisitor().post(removal, asking);
  const mail = await mailAbout(api.underTest.inboxUrl, owner.member.email, 'asked to remove');
  const end = new Date(Date.now() + days * day).toISOString().slice(0, 23).replace('T', ' ');
  const move = 'UPDATE mailed_tokens SET expires_at = ? WHERE user_id = ?';
  await api.query(move, [api.instant(end), owner.member.id]);
  return { ...owner, asking, body, token: tokenIn(mail, '2fa/removal') };
}

test('who has only the password gets a link for a week later, which outlives a reset [lost-second-factor-1, calls-second-factor-1]', async () => {
  const { member, asking, body, token } = await askedFor(7.1);
  const ahead = [body['from'], body['until']].map((at) => Date.parse(String(at)) - Date.now());

  expect(ahead.map((time) => Math.round(time / day))).toEqual([7, 14]);
  expect((await api.newVisitor().post(removal, asking)).status).toBe(429);
  await resetPassword(await resetToken(member.email));
  expect((await send('/status', token)).body).toMatchObject({ ready: false });
  expect(await send('/confirm', token)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
});

test('in its last days it removes every factor, once, signs out everywhere, and is on record [lost-second-factor-1, calls-second-factor-1]', async () => {
  const { member, asking, token } = await askedFor(6.9);
  const until = (await send('/status', token)).body['until'];
  await api.query('UPDATE users SET email = ? WHERE id = ?', [`a.${member.email}`, member.id]);
  expect((await api.newVisitor().post(removal, asking)).body).toMatchObject({ until });

  const answers = [await send('/confirm', token), await send('/confirm', token)];

  expect(answers.map(({ body }) => body['code'])).toEqual([undefined, 'TOKEN_USED']);
  expect((await member.visitor.get('/api/auth/me')).status).toBe(401);
  expect((await api.signIn(api.newVisitor(), member)).body).toHaveProperty('user');
  expect(await api.auditActionsAbout(member.id)).toContain('security.removal_done');
});

const ends: Record<string, (asked: Awaited<ReturnType<typeof askedFor>>) => Promise<unknown>> = {
  'a login with a recovery code': async ({ member, recoveryCodes: [recovery] }) =>
    (await passkeys.passwordStep(member)).visitor.post(factors.challenge, { recovery }),
  'a login with a passkey': async ({ passkey, member: { visitor } }) =>
    passkeys.usePasskey(visitor, passkey.get(await passkeys.challengeFor(visitor))),
  'an authenticator': async ({ member: { visitor } }) =>
    factors.enrollWith(visitor, await factors.startedBy(visitor)),
  'a second passkey': async ({ member }) =>
    passkeys.addPasskey(
      member,
      new VirtualPasskey().create(await passkeys.creationOptions(member)),
    ),
  'a reset by staff': async ({ member }) =>
    resetFactorOf((await api.signedIn('admin')).visitor, member.id),
  '“Stop this”': ({ token }) => send('/stop', token),
};

test.each(Object.entries(ends))(
  '%s ends the request [lost-second-factor-1, calls-second-factor-1]',
  async (_by, end) => {
    const asked = await askedFor(3);

    await end(asked);

    expect((await send('/confirm', asked.token)).body).toMatchObject({ code: 'TOKEN_INVALID' });
  },
);

test('staff are refused, with a link from before, too, and so is who has not given the password [lost-second-factor-1]', async () => {
  const { member, asking, token } = await askedFor(3);
  await api.query("UPDATE users SET role = 'mod' WHERE id = ?", [member.id]);

  const answers = [await api.newVisitor().post(removal, asking), await send('/confirm', token)];

  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  const stranger = await api.newVisitor().post(removal, { twofa_token: 'made-up' });
  expect(stranger).toMatchObject(factors.challengeExpired);
});

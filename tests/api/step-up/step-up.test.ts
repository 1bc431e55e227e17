import { expect, test } from '@jest/globals';
import { auditActionsAbout, type Member, signedIn } from '#tests/support/api/api-under-test.ts';
import {
  confirmWith,
  outliveConfirmation,
  stepUpFirst,
  stepUpPath,
} from '#tests/support/api/step-up.ts';
import { passkeyOwner, passkeyRefusal } from '#tests/support/api/passkeys.ts';
import { enrolled, freshCode, wrongCode } from '#tests/support/api/second-factor.ts';

const anybodys = '00000000-0000-4000-8000-000000000000';

/** Every call of a member that asks for a confirmation. */
const guarded = [
  ['post', '/api/security/2fa/enroll/start'],
  ['post', '/api/auth/2fa/start'],
  ['post', '/api/security/2fa/recovery-codes'],
  ['post', '/api/security/passkeys/options'],
  ['post', '/api/security/passkeys'],
  ['delete', '/api/security/passkeys/abc'],
  ['delete', `/api/security/sessions/${anybodys}`],
  ['post', '/api/security/sessions/end-others'],
  ['get', '/api/account/export'],
  ['post', `${stepUpPath}/required`],
] as const;

async function unconfirmed(): Promise<Member> {
  const member = await signedIn();
  await outliveConfirmation(member.id);
  return member;
}

const required = `${stepUpPath}/required`;

test.each(guarded)(
  '%s %s asks whoever has not confirmed lately [session-15]',
  async (method, path) => {
    const { visitor } = await unconfirmed();

    const { status, body } = await visitor[method](path);

    expect([status, body]).toEqual([403, expect.objectContaining(stepUpFirst)]);
  },
);

test('a sign-in counts as a confirmation [session-15]', async () => {
  const { visitor } = await signedIn();

  expect((await visitor.post(required)).status).toBe(200);
});

test('a member without a second factor confirms with the password, and it is on record [session-15]', async () => {
  const member = await unconfirmed();
  const { visitor, password } = member;

  const { body: offered } = await visitor.get(stepUpPath);
  const wrong = await confirmWith(visitor, { password: 'Wrong-password-1' });
  const right = await confirmWith(visitor, { password });

  expect(offered).toEqual({ methods: ['password'], recovery: false });
  expect([wrong.status, wrong.body['fields']]).toEqual([
    422,
    { password: 'This is not your current password.' },
  ]);
  expect(right.status).toBe(200);
  expect((await visitor.post(required)).status).toBe(200);
  const actions = await auditActionsAbout(member.id);
  expect(actions.slice(-2)).toEqual(['security.step_up_failed', 'security.step_up']);
});

test('a confirmation gives the session another id [session-16]', async () => {
  const { visitor, password } = await unconfirmed();
  const before = visitor.cookies.get('campbc_session');

  await confirmWith(visitor, { password });

  expect(visitor.cookies.get('campbc_session')).not.toBe(before);
});

test('an empty confirmation says what is missing', async () => {
  const { visitor } = await unconfirmed();

  const { status, body } = await confirmWith(visitor, {});

  expect([status, Object.keys(body['fields'] as object)]).toEqual([422, ['code']]);
});

test('who has an authenticator confirms with its code: the password is not enough [session-15]', async () => {
  const member = await enrolled();
  const { visitor, password, secret } = member;
  await outliveConfirmation(member.id);

  const { body: offered } = await visitor.get(stepUpPath);
  const byPassword = await confirmWith(visitor, { password });
  const byWrongCode = await confirmWith(visitor, { code: wrongCode(secret) });
  const stillAsked = await visitor.post(required);
  const byCode = await confirmWith(visitor, { code: await freshCode(member) });

  expect(offered).toEqual({ methods: ['totp'], recovery: true });
  expect(byPassword.body).toMatchObject({ code: 'FORBIDDEN' });
  expect(byWrongCode.body).toMatchObject({ code: 'CODE_INVALID' });
  expect(stillAsked.body).toMatchObject(stepUpFirst);
  expect(byCode.status).toBe(200);
  expect((await visitor.post(required)).status).toBe(200);
});

test('a code confirms once', async () => {
  const member = await enrolled();
  const code = await freshCode(member);

  const first = await confirmWith(member.visitor, { code });
  const again = await confirmWith(member.visitor, { code });

  expect([first.status, again.status]).toEqual([200, 400]);
});

test('a recovery code stands in for the factor [session-15]', async () => {
  const { member, recoveryCodes } = await passkeyOwner();
  await outliveConfirmation(member.id);

  const { status } = await confirmWith(member.visitor, { code: recoveryCodes[0] });

  expect(status).toBe(200);
  expect((await member.visitor.post(required)).status).toBe(200);
});

test('a passkey confirms, its owner’s alone, and to each question once [session-15, calls-passkeys-devices-1]', async () => {
  const { member, passkey } = await passkeyOwner();
  const stranger = await passkeyOwner();
  await outliveConfirmation(member.id);
  const { visitor } = member;
  const options = async () => {
    const { body } = await visitor.post(`${stepUpPath}/options`);
    return body['options'] as { challenge: string; allowCredentials: { id: string }[] };
  };

  const offered = await options();
  const foreign = await confirmWith(visitor, { response: stranger.passkey.get(await options()) });
  const answer = passkey.get(offered);
  const right = await confirmWith(visitor, { response: answer });
  const again = await confirmWith(visitor, { response: answer });

  expect(offered.allowCredentials.map(({ id }) => id)).toEqual([passkey.id]);
  expect([foreign.status, foreign.body]).toEqual([400, expect.objectContaining(passkeyRefusal)]);
  expect(right.status).toBe(200);
  expect(again.status).toBe(400);
});

test('a new password asks for the second factor of whoever has one, and of nobody else', async () => {
  const plain = await unconfirmed();
  const owner = await enrolled();
  await outliveConfirmation(owner.id);
  const change = ({ visitor, password }: Member) =>
    visitor.post('/api/auth/change-password', {
      currentPassword: password,
      newPassword: 'Quiet-Lake-2031',
    });

  const [byPlain, byOwner] = [await change(plain), await change(owner)];

  expect(byPlain.status).toBe(200);
  expect(byOwner.body).toMatchObject(stepUpFirst);
});

import { expect, test } from '@jest/globals';
import {
  auditActionsAbout,
  auditRowsAbout,
  newVisitor,
  past,
  query,
  signedIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';
import {
  enrolled,
  enrollWith,
  freshCode,
  passwordStep,
  secretIn,
  startedBy,
  totpCode,
  wrongCode,
} from '#tests/support/api/second-factor.ts';

const starts = ['/api/security/2fa/enroll/start', '/api/auth/2fa/start'];
const initiates = ['/api/security/2fa/enroll/initiate', '/api/auth/2fa/initiate'];
const verifies = ['/api/security/2fa/enroll/verify', '/api/auth/2fa/verify'];
const [initiate = ''] = initiates;
const [verify = ''] = verifies;

const noMatch = {
  status: 400,
  body: {
    code: 'CODE_INVALID',
    error: 'That code didn’t match. Open your authenticator and try the newest 6-digit code.',
  },
};

test.each([0, 1])(
  'a member enrolls over path family %i [calls-second-factor-1, fields-1, calls-second-factor-2]',
  async (family) => {
    const { visitor, id, email } = await signedIn();

    const { body: started } = await visitor.post(starts[family] ?? '');
    const token = { enroll_token: started['token'] };
    const { status, body } = await visitor.post(initiates[family] ?? '', token);
    const secret = secretIn(body['otpauth']);
    const verified = await visitor.post(verifies[family] ?? '', {
      ...token,
      code: totpCode(secret),
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      ok: true,
      qrDataURL: expect.stringMatching(/^data:image\/png;base64,/),
      secretMasked: `${secret.slice(0, 4)}…${secret.slice(-4)}`,
    });
    expect(decodeURIComponent(String(body['otpauth']))).toMatch(
      new RegExp(`^otpauth://totp/CampBC:${email}\\?.*issuer=CampBC`),
    );
    expect(verified.status).toBe(200);
    expect(verified.body).toMatchObject({ ok: true });
    expect(verified.body['recoveryCodes']).toHaveLength(10);
    expect((await visitor.get('/api/security/2fa/status')).body).toMatchObject({ enabled: true });
    expect(await auditActionsAbout(id)).toEqual([
      'auth.login',
      'security.enroll_start',
      'security.enroll_initiate',
      'security.enroll',
    ]);
  },
);

test('asked again, the same secret is shown', async () => {
  const { visitor } = await signedIn();
  const token = await startedBy(visitor);

  const first = await visitor.post(initiate, { enroll_token: token });
  const again = await visitor.post(initiate, { token });

  expect(secretIn(first.body['otpauth'])).toMatch(/^[A-Z2-7]{32}$/);
  expect(again.body['otpauth']).toBe(first.body['otpauth']);
});

test.each([...initiates, ...verifies])(
  '%s without a token says so [calls-second-factor-1]',
  async (path) => {
    for (const token of [{}, { enroll_token: '' }, { token: '', enroll_token: '' }]) {
      const { status, body } = await newVisitor().post(path, { ...token, code: '123456' });

      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'TOKEN_INVALID', error: 'Missing enroll token' });
    }
  },
);

test('a token that is made up, truncated or of another kind is refused [limits-times-1]', async () => {
  const member = await enrolled();
  const token = await startedBy(member.visitor);
  const waiting = await passwordStep(member);

  for (const foreign of ['made-up', token.slice(0, -1), waiting.token]) {
    for (const path of [initiate, verify]) {
      const answer = await member.visitor.post(path, { enroll_token: foreign, code: '123456' });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        code: 'TOKEN_INVALID',
        error: expect.stringContaining('token'),
      });
    }
  }
});

test('an expired token is 410 and names the token [limits-times-1]', async () => {
  const { visitor, id } = await signedIn();
  const token = await startedBy(visitor);
  await query('UPDATE sign_in_tokens SET expires_at = ? WHERE user_id = ?', [past, id]);

  for (const path of [initiate, verify]) {
    const { status, body } = await visitor.post(path, { token, code: '123456' });
    expect(status).toBe(410);
    expect(body).toMatchObject({
      code: 'TOKEN_EXPIRED',
      error: expect.stringContaining('token'),
    });
  }
});

test('a used token is refused and names the token [limits-times-1]', async () => {
  const { visitor } = await signedIn();
  const token = await startedBy(visitor);
  const { secret } = await enrollWith(visitor, token);

  const { status, body } = await visitor.post(verify, { token, code: totpCode(secret, 1) });

  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'TOKEN_USED', error: expect.stringContaining('token') });
});

test('a wrong code enrolls nothing, and the token stays good', async () => {
  const { visitor } = await signedIn();
  const token = await startedBy(visitor);
  const { body } = await visitor.post(initiate, { token });
  const secret = secretIn(body['otpauth']);

  for (const code of [wrongCode(secret), '12345', 'abcdef', "' OR 1=1", 'ABCDE-23456']) {
    expect(await visitor.post(verify, { token, code })).toMatchObject(noMatch);
  }

  const status = await visitor.get('/api/security/2fa/status');
  expect(status.body).toMatchObject({ enabled: false, enrolled_at: null });
  expect((await visitor.post(verify, { token, code: totpCode(secret) })).status).toBe(200);
});

test('a code before the QR code was shown is refused', async () => {
  const { visitor } = await signedIn();
  const token = await startedBy(visitor);

  const { status, body } = await visitor.post(verify, { token, code: '123456' });

  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'CONFLICT' });
});

test('the code that enrolled is not accepted again for signing in', async () => {
  const member = await signedIn();
  const token = await startedBy(member.visitor);
  const { body } = await member.visitor.post(initiate, { token });
  const code = totpCode(secretIn(body['otpauth']));
  await member.visitor.post(verify, { token, code });
  const { visitor } = await passwordStep(member);

  expect((await visitor.post('/api/auth/2fa/challenge', { code })).status).toBe(400);
});

test('of 50 who finish with one token at once, exactly one gets recovery codes', async () => {
  const { visitor, id } = await signedIn();
  const token = await startedBy(visitor);
  const { body } = await visitor.post(initiate, { token });
  const code = totpCode(secretIn(body['otpauth']));

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => visitor.post(verify, { token, code })),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const [row] = await query('SELECT COUNT(*) AS kept FROM recovery_codes WHERE user_id = ?', [id]);
  expect(row).toEqual({ kept: 10 });
});

test('enrolling again replaces the secret and the recovery codes', async () => {
  const member = await enrolled();
  const { secret, recoveryCodes } = await enrollWith(
    member.visitor,
    await startedBy(member.visitor),
  );
  const { visitor } = await passwordStep(member);
  const send = (code: string | undefined) => visitor.post('/api/auth/2fa/challenge', { code });

  expect(secret).not.toBe(member.secret);
  expect((await send(await freshCode(member))).status).toBe(400);
  expect((await send(member.recoveryCodes[0])).status).toBe(400);
  expect((await send(recoveryCodes[0])).status).toBe(200);
});

test('nothing secret is in the audit log, and the owner gets a mail', async () => {
  const member = await signedIn();
  const token = await startedBy(member.visitor);
  const { secret, recoveryCodes } = await enrollWith(member.visitor, token);

  const text = JSON.stringify(await auditRowsAbout(member.id));

  for (const value of [token, secret, ...recoveryCodes]) expect(text).not.toContain(value);
  const mail = await mailAbout(underTest.inboxUrl, member.email, 'Two-factor authentication is on');
  expect(mail.text).not.toContain(secret);
});

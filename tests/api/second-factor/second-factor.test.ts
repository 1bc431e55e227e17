import { expect, test } from '@jest/globals';
import { auditRowsAbout, newVisitor, query, signedIn } from '#tests/support/api/api-under-test.ts';
import {
  challenge,
  challengeExpired,
  challengeWrong,
  recoveryCodeWrong,
  enrolled,
  freshCode,
  passwordStep,
  triesOf,
  wrongCode,
} from '#tests/support/api/second-factor.ts';

const paths = [challenge, '/api/auth/2fa/challenge'];

test('a right password alone starts no session where there is an authenticator [sign-in-4]', async () => {
  const member = await enrolled();
  const visitor = newVisitor();

  const { status, body } = await visitor.post('/api/auth/login', {
    identifier: member.username,
    password: member.password,
  });

  expect(status).toBe(200);
  expect(body).toEqual({
    requires2fa: true,
    twofa_token: expect.stringMatching(/^[\w-]{43}$/),
    methods: ['totp'],
    recovery: true,
  });
  expect([...visitor.cookies.keys()]).toEqual(['campbc_twofa']);
  expect((await visitor.get('/api/auth/me')).status).toBe(401);
});

test.each(paths)(
  'a code sent to %s with the token signs in [calls-second-factor-1, calls-accounts-1]',
  async (path) => {
    const member = await enrolled();
    const { visitor, token } = await passwordStep(member);

    const code = await freshCode(member);
    const { status, body } = await visitor.post(path, { twofa_token: token, code });

    expect(status).toBe(200);
    expect(body).toMatchObject({ ok: true, user: { id: member.id } });
    expect((await visitor.get('/api/auth/me')).status).toBe(200);
    expect(visitor.cookies.has('campbc_twofa')).toBe(false);
  },
);

test.each(paths)(
  '%s reads {code} and {recovery} with the cookie alone [calls-second-factor-1]',
  async (path) => {
    const member = await enrolled();
    const [first, second] = member.recoveryCodes;
    const bodies = [
      { code: await freshCode(member) },
      { recovery: first },
      { code: second?.replaceAll('-', '').toLowerCase() },
    ];

    for (const body of bodies) {
      const { visitor } = await passwordStep(member);
      expect((await visitor.post(path, body)).status).toBe(200);
    }
  },
);

test('the cookie of the password step is httpOnly, for the API only and five minutes [limits-times-1]', async () => {
  const member = await enrolled();

  const { headers } = await newVisitor().post('/api/auth/login', {
    identifier: member.email,
    password: member.password,
  });

  const [cookie] = headers.getSetCookie();
  expect(cookie).toMatch(/^campbc_twofa=/);
  for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/api;', 'Max-Age=300']) {
    expect(cookie).toContain(flag);
  }
});

test('nobody gets in without a password step', async () => {
  const member = await enrolled();

  const answer = await newVisitor().post(challenge, { code: await freshCode(member) });

  expect(answer).toMatchObject(challengeExpired);
});

test.each([{}, { code: '' }, { code: '   ', recovery: '' }])(
  'without a code, as in %j, the field is named and no try is lost',
  async (body) => {
    const member = await enrolled();
    const { visitor } = await passwordStep(member);

    const answer = await visitor.post(challenge, body);

    expect(answer.status).toBe(422);
    expect(answer.body).toHaveProperty('fields.code');
    expect(await triesOf(member.id)).toBe(0);
  },
);

test.each([
  ['letters', 'abcdef'],
  ['five digits', '12345'],
  ['SQL', "' OR 1=1 --"],
  ['full-width digits', '１２３４５６'],
])('%s for a code are a wrong code', async (_what, code) => {
  const member = await enrolled();
  const { visitor } = await passwordStep(member);

  expect(await visitor.post(challenge, { code })).toMatchObject(challengeWrong);
  expect((await visitor.get('/api/auth/me')).status).toBe(401);
});

test('a recovery code of nobody is a wrong recovery code', async () => {
  const { visitor } = await passwordStep(await enrolled());

  expect(await visitor.post(challenge, { code: 'ABCDE-23456' })).toMatchObject(recoveryCodeWrong);
  expect((await visitor.get('/api/auth/me')).status).toBe(401);
});

test('the session id from before is not the one after, and stays worth nothing [sign-in-14]', async () => {
  const [member, victim] = [await signedIn(), await enrolled()];
  const before = member.visitor.cookies.get('campbc_session');
  const { visitor } = await passwordStep(victim, member.visitor);

  await visitor.post(challenge, { code: await freshCode(victim) });

  expect(visitor.cookies.get('campbc_session')).not.toBe(before);
  const thief = newVisitor();
  thief.cookies.set('campbc_session', before ?? '');
  expect((await thief.get('/api/auth/me')).status).toBe(401);
});

test('an account that was un-verified meanwhile does not get in', async () => {
  const member = await enrolled();
  const { visitor } = await passwordStep(member);
  await query('UPDATE users SET email_verified = 0 WHERE id = ?', [member.id]);

  const answer = await visitor.post(challenge, { code: await freshCode(member) });

  expect(answer).toMatchObject(challengeExpired);
});

test('each step leaves one audit row, and no secret in any', async () => {
  const member = await enrolled();
  const known = (await auditRowsAbout(member.id)).length;
  const { visitor, token } = await passwordStep(member);
  const [refused, accepted] = [wrongCode(member.secret), await freshCode(member)];
  await visitor.post(challenge, { code: refused });
  await visitor.post(challenge, { code: accepted });

  const rows = (await auditRowsAbout(member.id)).slice(known);

  expect(rows.map(({ action, actor_user_id: actor }) => [action, actor])).toEqual([
    ['auth.password_accepted', member.id],
    ['security.challenge_failed', null],
    ['auth.login', member.id],
  ]);
  const text = JSON.stringify(rows.map(({ details }) => details));
  for (const secret of [token, refused, accepted, member.secret]) {
    expect(text).not.toContain(secret);
  }
});

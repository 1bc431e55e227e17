import { expect, test } from '@jest/globals';
import {
  auditActionsAbout,
  auditRowsAbout,
  newVisitor,
  signedIn,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';
import {
  challenge,
  enrolled,
  freshCode,
  passwordStep,
  wrongCode,
} from '#tests/support/api/second-factor.ts';

const regenerate = '/api/security/2fa/recovery-codes';
const disable = '/api/security/2fa/disable';
const status = '/api/security/2fa/status';

test('the status tells whether, since when, how many codes are left and whether it must be [settings-2, fields-1, calls-second-factor-1]', async () => {
  const [plain, member, mod] = [await signedIn(), await enrolled(), await signedIn('mod')];

  expect((await plain.visitor.get(status)).body).toEqual({
    enabled: false,
    methods: [],
    enrolled_at: null,
    recovery_left: 0,
    required: false,
  });
  expect((await member.visitor.get(status)).body).toEqual({
    enabled: true,
    methods: ['totp'],
    enrolled_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    recovery_left: 10,
    required: false,
  });
  expect((await mod.visitor.get(status)).body).toMatchObject({ enabled: false, required: true });
});

test.each([
  ['two groups', 0],
  ['three groups, from before,', 9],
])(
  'a recovery code of %s signs in once [recovery-codes-1, errors-second-factor-2]',
  async (_groups, index) => {
    const member = await enrolled();
    const code = member.recoveryCodes[index];
    const [first, second] = [await passwordStep(member), await passwordStep(member)];

    expect((await first.visitor.post(challenge, { recovery: code })).status).toBe(200);
    expect((await second.visitor.post(challenge, { recovery: code })).status).toBe(400);
    expect((await member.visitor.get(status)).body).toMatchObject({ recovery_left: 9 });
  },
);

test('whoever signs in by a recovery code learns how many are left [second-factor-challenge-1]', async () => {
  const member = await enrolled();
  const { visitor } = await passwordStep(member);
  const other = await passwordStep(member);

  const byRecovery = await visitor.post(challenge, { recovery: member.recoveryCodes[0] });
  const byCode = await other.visitor.post(challenge, { code: await freshCode(member) });

  expect(byRecovery.body).toMatchObject({ recovery_left: 9 });
  expect(byCode.status).toBe(200);
  expect(byCode.body).not.toHaveProperty('recovery_left');
});

test('of 50 who bring one recovery code at once, exactly one gets in [errors-second-factor-2]', async () => {
  const member = await enrolled();
  const waiting = await Promise.all(Array.from({ length: 50 }, () => passwordStep(member)));
  const [recovery] = member.recoveryCodes;

  const answers = await Promise.all(
    waiting.map(({ visitor }) => visitor.post(challenge, { recovery })),
  );

  expect(answers.filter(({ status: answered }) => answered === 200)).toHaveLength(1);
  expect(answers.filter(({ status: answered }) => answered === 400)).toHaveLength(49);
});

test('new codes make the old ones worth nothing, and leave one audit row without them [recovery-codes-1, calls-second-factor-1]', async () => {
  const member = await enrolled();

  const { status: answered, body } = await member.visitor.post(regenerate);

  const codes = body['codes'] as string[];
  expect(answered).toBe(200);
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}$/);
  const { visitor } = await passwordStep(member);
  expect((await visitor.post(challenge, { code: member.recoveryCodes[0] })).status).toBe(400);
  expect((await visitor.post(challenge, { code: codes[0] })).status).toBe(200);
  const rows = await auditRowsAbout(member.id);
  expect(rows.filter(({ action }) => action === 'security.recovery_codes')).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(codes[1]);
});

test('of many who ask for new codes at once, all but the last ask in vain', async () => {
  const member = await enrolled();

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => member.visitor.post(regenerate)),
  );

  expect(answers.every(({ status: answered }) => answered === 200)).toBe(true);
  expect((await member.visitor.get(status)).body).toMatchObject({ recovery_left: 10 });
});

test('without a second factor there are no recovery codes', async () => {
  const { visitor } = await signedIn();

  const answer = await visitor.post(regenerate);

  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    code: 'CONFLICT',
    error: 'Set up two-factor authentication first: recovery codes stand in for it.',
  });
});

test.each(['code', 'recovery code'])(
  'a member turns the second factor off by password and %s [settings-2, calls-second-factor-1]',
  async (by) => {
    const member = await enrolled();
    const { password } = member;
    const code = by === 'code' ? await freshCode(member) : member.recoveryCodes[3];

    const answer = await member.visitor.post(disable, { password, code });

    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect((await member.visitor.get(status)).body).toMatchObject({
      enabled: false,
      recovery_left: 0,
    });
    expect((await signIn(newVisitor(), member)).body).toMatchObject({ user: { id: member.id } });
    expect(await auditActionsAbout(member.id)).toContain('security.disable_2fa');
    await mailAbout(underTest.inboxUrl, member.email, 'Two-factor authentication is off');
  },
);

test('a wrong password or code turns nothing off and is on record', async () => {
  const member = await enrolled();
  const { password } = member;
  const code = await freshCode(member);

  const wrongPassword = await member.visitor.post(disable, { password: 'Wrong-Password-1', code });
  const wrong = { password, code: wrongCode(member.secret) };
  const refused = await member.visitor.post(disable, wrong);

  expect(wrongPassword.status).toBe(422);
  expect(wrongPassword.body).toHaveProperty('fields.password');
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ code: 'CODE_INVALID' });
  expect((await member.visitor.get(status)).body).toMatchObject({ enabled: true });
  expect((await auditActionsAbout(member.id)).slice(-2)).toEqual([
    'security.disable_2fa_failed',
    'security.challenge_failed',
  ]);
  expect((await member.visitor.post(disable, { password, code })).status).toBe(200);
});

test("another one's code does not turn it off", async () => {
  const [member, other] = [await enrolled(), await enrolled()];
  const { password } = member;

  for (const code of [await freshCode(other), other.recoveryCodes[0]]) {
    expect((await member.visitor.post(disable, { password, code })).status).toBe(400);
  }
});

test('empty fields are named', async () => {
  const { visitor } = await enrolled();

  const answer = await visitor.post(disable, {});

  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ fields: { password: expect.any(String) } });
});

test.each(['mod', 'admin_jr', 'admin'] as const)(
  'a %s may not turn it off [settings-2]',
  async (role) => {
    const member = await enrolled(role);
    const { password } = member;

    const answer = await member.visitor.post(disable, { password, code: await freshCode(member) });

    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      code: 'FORBIDDEN',
      error: 'Your role needs two-factor authentication, so it cannot be turned off.',
    });
    expect((await member.visitor.get(status)).body).toMatchObject({
      enabled: true,
      required: true,
    });
  },
);

test('what is off cannot be turned off', async () => {
  const { visitor, password } = await signedIn();

  expect((await visitor.post(disable, { password, code: '123456' })).status).toBe(409);
});

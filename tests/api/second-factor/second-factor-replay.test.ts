import { expect, test } from '@jest/globals';
import { newVisitor, past, query } from '#tests/support/api/api-under-test.ts';
import {
  challenge,
  challengeExpired,
  challengeWrong,
  recoveryCodeWrong,
  enrolled,
  freshCode,
  passwordStep,
  totpCode,
  triesOf,
  wrongCode,
} from '#tests/support/api/second-factor.ts';

test('after five wrong codes a token is spent, even for the right one [limits-times-1]', async () => {
  const member = await enrolled();
  const { visitor, token } = await passwordStep(member);
  const send = (code: string) => visitor.post(challenge, { twofa_token: token, code });

  for (let tries = 1; tries <= 5; tries += 1) {
    expect(await send(wrongCode(member.secret))).toMatchObject(challengeWrong);
  }

  expect(await send(await freshCode(member))).toMatchObject(challengeExpired);
  expect(await triesOf(member.id)).toBe(5);
});

test('a token serves for one sign-in', async () => {
  const member = await enrolled();
  const { visitor, token } = await passwordStep(member);
  await visitor.post(challenge, { twofa_token: token, code: await freshCode(member) });

  const body = { twofa_token: token, code: await freshCode(member) };
  expect(await newVisitor().post(challenge, body)).toMatchObject(challengeExpired);
});

test('a token that is expired, truncated, made up or of another kind is refused [limits-times-1]', async () => {
  const member = await enrolled();
  const { token } = await passwordStep(member);
  const started = await member.visitor.post('/api/security/2fa/enroll/start');
  const code = await freshCode(member);
  const send = (twofa_token: unknown) => newVisitor().post(challenge, { twofa_token, code });

  expect(await send(token.slice(0, -1))).toMatchObject(challengeExpired);
  expect(await send('made-up')).toMatchObject(challengeExpired);
  expect(await send(started.body['token'])).toMatchObject(challengeExpired);
  await query('UPDATE sign_in_tokens SET expires_at = ? WHERE user_id = ?', [past, member.id]);
  expect(await send(token)).toMatchObject(challengeExpired);
});

test("a token takes the codes of its own user only, and another one's code stays unused", async () => {
  const [mine, other] = [await enrolled(), await enrolled()];
  const { visitor, token } = await passwordStep(mine);
  const code = await freshCode(other);

  const send = (foreign?: string) => visitor.post(challenge, { twofa_token: token, code: foreign });
  expect(await send(code)).toMatchObject(challengeWrong);
  expect(await send(other.recoveryCodes[0])).toMatchObject(recoveryCodeWrong);

  const owner = await passwordStep(other);
  expect((await owner.visitor.post(challenge, { code })).status).toBe(200);
});

test('a step is accepted once, also with another token [second-factor-3]', async () => {
  const member = await enrolled();
  const code = await freshCode(member);
  const [first, second] = [await passwordStep(member), await passwordStep(member)];

  expect((await first.visitor.post(challenge, { code })).status).toBe(200);
  expect(await second.visitor.post(challenge, { code })).toMatchObject(challengeWrong);
});

test('an older step is refused after a newer one', async () => {
  const member = await enrolled();
  await freshCode(member);
  const [first, second] = [await passwordStep(member), await passwordStep(member)];
  const [older, newer] = [totpCode(member.secret), totpCode(member.secret, 1)];

  expect((await first.visitor.post(challenge, { code: newer })).status).toBe(200);
  expect(await second.visitor.post(challenge, { code: older })).toMatchObject(challengeWrong);
});

test('of 50 who bring one code at once, each with a token, exactly one gets in', async () => {
  const member = await enrolled();
  const waiting = await Promise.all(Array.from({ length: 50 }, () => passwordStep(member)));
  const code = await freshCode(member);

  const answers = await Promise.all(
    waiting.map(({ visitor }) => visitor.post(challenge, { code })),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
});

test.each([
  ['wrong code, five are looked at', wrongCode, { 400: 5, 401: 45 }],
  ['right code, one gets in', totpCode, { 200: 1, 401: 49 }],
])('of 50 who bring one token and one %s', async (_what, codeOf, expected) => {
  const member = await enrolled();
  const { token } = await passwordStep(member);
  await freshCode(member);
  const body = { twofa_token: token, code: codeOf(member.secret) };

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => newVisitor().post(challenge, body)),
  );

  const byStatus = Map.groupBy(answers, ({ status }) => status);
  const counts = [...byStatus].map(([status, { length }]) => [status, length]);
  expect(Object.fromEntries(counts)).toEqual(expected);
});

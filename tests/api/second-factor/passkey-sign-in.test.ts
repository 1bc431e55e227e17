import { expect, test } from '@jest/globals';
import { auditRowsAbout, newVisitor, past, query } from '#tests/support/api/api-under-test.ts';
import {
  challengeFor,
  lastAuditRow,
  passkeyOwner,
  passkeyRefusal,
  passwordStep,
  usePasskey,
} from '#tests/support/api/passkeys.ts';
import { VirtualPasskey } from '#tests/support/people/virtual-passkey.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

const me = async (visitor: Visitor) => (await visitor.get('/api/auth/me')).status;

test('a member signs in by passkey alone [calls-passkeys-devices-1]', async () => {
  const { member, passkey } = await passkeyOwner();
  const visitor = newVisitor();
  const options = await challengeFor(visitor);
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });

  const { status, body } = await usePasskey(visitor, passkey.get(options));

  expect(status).toBe(200);
  expect(body).toMatchObject({ user: { id: member.id } });
  expect(await me(visitor)).toBe(200);
  expect(await lastAuditRow(member)).toMatchObject({ action: 'auth.login' });
  const listed = await member.visitor.get('/api/security/passkeys');
  expect(listed.body).toMatchObject({ passkeys: [{ last_used_at: expect.any(String) }] });
});

test('a passkey serves as the second factor after the password [calls-passkeys-devices-1]', async () => {
  const { member, passkey } = await passkeyOwner();
  const { visitor, token } = await passwordStep(member);
  expect(await me(visitor)).toBe(401);
  const options = await challengeFor(visitor, token);
  expect(options.allowCredentials).toMatchObject([{ id: passkey.id }]);
  const body = { twofa_token: token };

  expect((await usePasskey(visitor, passkey.get(options), body)).status).toBe(200);

  expect(await me(visitor)).toBe(200);
  const again = await usePasskey(visitor, passkey.get(options), body);
  expect(again.status).toBe(401);
  expect(again.body).toMatchObject({
    code: 'TWOFA_EXPIRED',
    error: 'Your 2FA session expired. Please sign in again.',
  });
});

test('an unknown token of a password step gets no options', async () => {
  const { status, body } = await newVisitor().post('/api/auth/passkey/options', {
    twofa_token: 'nonsense',
  });

  expect(status).toBe(401);
  expect(body).toMatchObject({ code: 'TWOFA_EXPIRED' });
});

test('a passkey of somebody else is no second factor', async () => {
  const [{ member }, { passkey: foreign }] = await Promise.all([passkeyOwner(), passkeyOwner()]);
  const { visitor, token } = await passwordStep(member);

  const answer = await usePasskey(visitor, foreign.get(await challengeFor(visitor, token)), {
    twofa_token: token,
  });

  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject(passkeyRefusal);
  expect(await lastAuditRow(member)).toMatchObject({ action: 'security.challenge_failed' });
});

test('a challenge given to another user, or for another kind of sign-in, is refused', async () => {
  const [{ member, passkey }, { member: other }] = await Promise.all([
    passkeyOwner(),
    passkeyOwner(),
  ]);
  const [mine, theirs] = await Promise.all([passwordStep(member), passwordStep(other)]);
  const foreign = await challengeFor(theirs.visitor, theirs.token);
  const alone = await challengeFor(mine.visitor);
  const body = { twofa_token: mine.token };

  expect((await usePasskey(mine.visitor, passkey.get(foreign), body)).body).toMatchObject(
    passkeyRefusal,
  );
  expect((await usePasskey(mine.visitor, passkey.get(alone), body)).body).toMatchObject(
    passkeyRefusal,
  );
  expect(await me(mine.visitor)).toBe(401);
});

test('an answer is heard once: a replay is refused and on record', async () => {
  const { member, passkey } = await passkeyOwner();
  const answer = passkey.get(await challengeFor(newVisitor()));
  expect((await usePasskey(newVisitor(), answer)).status).toBe(200);
  const thief = newVisitor();

  const { status, body } = await usePasskey(thief, answer);

  expect(status).toBe(400);
  expect(body).toMatchObject(passkeyRefusal);
  expect(await me(thief)).toBe(401);
  const logins = await auditRowsAbout(member.id, 'auth.login');
  expect(logins).toHaveLength(2);
});

test('of fifty uses of one answer at once exactly one wins', async () => {
  const { passkey } = await passkeyOwner();
  const answer = passkey.get(await challengeFor(newVisitor()));

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => usePasskey(newVisitor(), answer)),
  );

  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array<number>(49).fill(400)]);
});

test('of two answers for one password step at once exactly one wins', async () => {
  const { member, passkey } = await passkeyOwner();
  const { visitor, token } = await passwordStep(member);
  const options = [await challengeFor(visitor, token), await challengeFor(visitor, token)];

  const answers = await Promise.all(
    options.map((each) => usePasskey(newVisitor(), passkey.get(each), { twofa_token: token })),
  );

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
});

test.each([
  ['from another origin', { origin: 'http://localhost:9999' }],
  ['without verification of its owner', { isUserVerified: false }],
])('a sign-in by passkey %s is refused', async (_what, twist) => {
  const { passkey } = await passkeyOwner();
  const visitor = newVisitor();

  const { status, body } = await usePasskey(
    visitor,
    passkey.get(await challengeFor(visitor), twist),
  );

  expect(status).toBe(400);
  expect(body).toMatchObject(passkeyRefusal);
  expect(visitor.cookies.size).toBe(0);
});

test('a signature by another key is refused', async () => {
  const { passkey } = await passkeyOwner();
  const impostor = new VirtualPasskey();
  const { passkey: other } = await passkeyOwner();
  const options = await challengeFor(newVisitor());
  const forged = { ...other.get(options), id: passkey.id, rawId: passkey.id };

  expect((await usePasskey(newVisitor(), forged)).body).toMatchObject(passkeyRefusal);
  expect(
    (await usePasskey(newVisitor(), impostor.get(await challengeFor(newVisitor())))).body,
  ).toMatchObject(passkeyRefusal);
});

test('a challenge of our own making is refused', async () => {
  const { passkey } = await passkeyOwner();

  const { body } = await usePasskey(newVisitor(), passkey.get({ challenge: 'A'.repeat(43) }));

  expect(body).toMatchObject(passkeyRefusal);
});

test('a challenge older than five minutes is refused', async () => {
  const { member, passkey } = await passkeyOwner();
  const { visitor, token } = await passwordStep(member);
  const options = await challengeFor(visitor, token);
  await query(
    "UPDATE sign_in_tokens SET expires_at = ? WHERE user_id = ? AND purpose = 'passkey'",
    [past, member.id],
  );

  const { body } = await usePasskey(visitor, passkey.get(options), { twofa_token: token });

  expect(body).toMatchObject(passkeyRefusal);
});

test('a counter that goes back or stands still is refused: the passkey was copied', async () => {
  const { passkey } = await passkeyOwner();
  const signInCounting = async (counter: number) => {
    const visitor = newVisitor();
    return (await usePasskey(visitor, passkey.get(await challengeFor(visitor), { counter })))
      .status;
  };

  const statuses = [];
  for (const counter of [7, 8, 8, 3, 0, 9]) statuses.push(await signInCounting(counter));

  expect(statuses).toEqual([200, 200, 400, 400, 400, 200]);
});

test('a member whose address is not confirmed is told so, and gets no session', async () => {
  const { member, passkey } = await passkeyOwner();
  await query('UPDATE users SET email_verified = 0 WHERE id = ?', [member.id]);
  const visitor = newVisitor();

  const { status, body } = await usePasskey(visitor, passkey.get(await challengeFor(visitor)));

  expect(status).toBe(403);
  expect(body).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  expect(visitor.cookies.size).toBe(0);
  expect(await lastAuditRow(member)).toMatchObject({ action: 'auth.sign_in_failed' });
});

import { expect, test } from '@jest/globals';
import { demoPassword, startApi } from '#infra/test-servers/api-process.ts';
import {
  auditRowsAbout,
  newVisitor,
  query,
  signedIn,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { goodPassword, waiveSecondFactor } from '#tests/support/people/build-user.ts';
import { queryDatabase } from '#tests/support/people/database.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';
import { passkeyOwner } from '#tests/support/api/passkeys.ts';
import { enrolled, freshCode, wrongCode } from '#tests/support/api/second-factor.ts';
import {
  confirmWith,
  outliveConfirmation,
  stepUpFirst,
  stepUpPath,
} from '#tests/support/api/step-up.ts';
import { Visitor } from '#tests/support/api/visitor.ts';

const remove = (visitor: Visitor, body: object = {}) =>
  visitor.post('/api/account/delete', { password: goodPassword, ...body });

const isThere = async (id: number) =>
  (await query('SELECT id FROM users WHERE id = ?', [id])).length === 1;

const actionsAbout = async (id: number) => (await auditRowsAbout(id)).map(({ action }) => action);

test('a member deletes the own account: it is gone with all it had, and the audit log keeps the id [settings-7, calls-accounts-1]', async () => {
  const member = await signedIn();
  const elsewhere = newVisitor();
  await signIn(elsewhere, member);

  const { status, body } = await remove(member.visitor);

  expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
  expect(await isThere(member.id)).toBe(false);
  for (const table of ['device_sessions', 'known_devices', 'mailed_tokens', 'sign_in_tokens']) {
    expect(await query(`SELECT * FROM ${table} WHERE user_id = ?`, [member.id])).toEqual([]);
  }
  expect(member.visitor.cookies.has('campbc_signed_in')).toBe(false);
  expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
  expect((await elsewhere.post('/api/auth/refresh')).status).toBe(401);
  expect((await signIn(newVisitor(), member)).status).toBe(401);
  expect((await newVisitor().get(`/api/users/${member.id}`)).status).toBe(404);
  expect((await auditRowsAbout(member.id)).at(-1)).toMatchObject({
    action: 'account.delete',
    actor_user_id: member.id,
    target_user_id: member.id,
  });
  await mailAbout(underTest.inboxUrl, member.email, 'account was deleted');
});

test('the name and the address of a deleted account are free again', async () => {
  const { visitor, username, email, password } = await signedIn();
  await remove(visitor);

  const { status } = await newVisitor().post('/api/auth/register', { username, email, password });

  expect(status).toBe(200);
});

test('a wrong password is a wrong field, keeps account and session, and is on record', async () => {
  const member = await signedIn();

  const { status, body } = await remove(member.visitor, { password: 'Wrong-Password-1' });

  expect(status).toBe(422);
  expect(body).toMatchObject({
    code: 'VALIDATION',
    fields: { password: 'This is not your current password.' },
  });
  expect((await member.visitor.get('/api/auth/me')).status).toBe(200);
  expect((await actionsAbout(member.id)).at(-1)).toBe('account.delete_failed');
});

test('with an authenticator the password alone deletes nothing, and a code of it confirms [settings-7]', async () => {
  const member = await enrolled();
  await outliveConfirmation(member.id);

  const alone = await remove(member.visitor);
  const byPassword = await confirmWith(member.visitor, { password: goodPassword });
  const foreign = await confirmWith(member.visitor, { code: wrongCode(member.secret) });
  const still = await remove(member.visitor);

  for (const { status, body } of [alone, still]) {
    expect([status, body]).toEqual([403, expect.objectContaining(stepUpFirst)]);
  }
  expect([byPassword.status, foreign.status]).toEqual([403, 400]);
  await confirmWith(member.visitor, { code: await freshCode(member) });
  expect((await remove(member.visitor)).status).toBe(200);
  for (const table of ['users', 'authenticators', 'recovery_codes']) {
    const column = table === 'users' ? 'id' : 'user_id';
    expect(await query(`SELECT * FROM ${table} WHERE ${column} = ?`, [member.id])).toEqual([]);
  }
});

test('with a passkey the password alone deletes nothing, and the passkey confirms [settings-7]', async () => {
  const { member, passkey } = await passkeyOwner();
  await outliveConfirmation(member.id);

  const alone = await remove(member.visitor);
  const { body } = await member.visitor.post(`${stepUpPath}/options`);
  const options = body['options'] as { challenge: string };
  await confirmWith(member.visitor, { response: passkey.get(options) });

  expect([alone.status, alone.body]).toEqual([403, expect.objectContaining(stepUpFirst)]);
  expect((await remove(member.visitor)).status).toBe(200);
});

test('of ten deletions at once one does it, and one mail goes out', async () => {
  const member = await signedIn();

  const answers = await Promise.all(Array.from({ length: 10 }, () => remove(member.visitor)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => [200, 401].includes(status))).toBe(true);
  const actions = await actionsAbout(member.id);
  expect(actions.filter((action) => action === 'account.delete')).toHaveLength(1);
});

test('the last admin stays until there is another one; of the last two only one leaves', async () => {
  const api = await startApi();
  const database = (sql: string) => queryDatabase(api, sql);
  for (const username of ['admin', 'adminjr']) await waiveSecondFactor(api, username);
  const [first, second] = [new Visitor(api.url), new Visitor(api.url)];
  await first.post('/api/auth/login', { identifier: 'admin', password: demoPassword });
  await second.post('/api/auth/login', { identifier: 'adminjr', password: demoPassword });

  const alone = await remove(first, { password: demoPassword });
  await database("UPDATE users SET role = 'admin' WHERE username = 'adminjr'");
  const both = await Promise.all(
    [first, second].map((visitor) => remove(visitor, { password: demoPassword })),
  );
  await api.service.stop();

  expect(alone.status).toBe(409);
  expect(alone.body).toMatchObject({ error: expect.stringContaining('the last admin') });
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

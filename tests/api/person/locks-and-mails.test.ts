import type { AccountLock, PersonFacts } from '@camp/contracts/staff/person';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  auditRowsAbout,
  newVisitor,
  query,
  registerMember,
  signedIn,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { LimitedApi } from '#tests/support/api/limited-api.ts';
import { newPlace } from '#tests/support/api/new-place.ts';
import { newPassword, resetPassword } from '#tests/support/api/password-reset.ts';
import type { Answer } from '#tests/support/api/visitor.ts';
import { mailAbout, tokenIn } from '#tests/support/people/mailbox.ts';
import { signedInAt } from '#tests/support/api/staff-elsewhere.ts';
import { detailsOf } from '#tests/support/api/staff.ts';

const pathOf = ({ id }: { id: number }, rest = '', side = 'admin') =>
  `/api/${side}/users/${id}${rest}`;

const lockIn = ({ body }: Answer) => (body['facts'] as PersonFacts).lock;

let limited: LimitedApi;

beforeAll(async () => {
  limited = await LimitedApi.start();
});

afterAll(() => limited.stop());

const staffAt = async (role: 'mod' | 'admin') =>
  (await signedInAt(limited.process, role, underTest.databaseUrl)).visitor;

test('a lock for wrong passwords is seen, and lifted in the place that it is for [calls-staff-1]', async () => {
  const [staff, member] = [await staffAt('mod'), await limited.newVerified()];
  const place = newPlace();
  const wrong = { identifier: member.email, password: 'Wrong-Password-1' };
  const right = { identifier: member.email, password: member.password };
  for (let tried = 0; tried < 11; tried += 1) await limited.logIn(wrong, place);

  const locked = lockIn(await staff.get(pathOf(member, '', 'mod')));
  const { status, body } = await staff.post(pathOf(member, '/unlock', 'mod'));

  expect(locked).toMatchObject({ until: expect.any(String), wrong_passwords: 10 });
  expect(status).toBe(200);
  expect(body['lock']).toMatchObject({ until: null, wrong_passwords: 0 });
  expect((await limited.logIn(right, place)).status).toBe(200);
});

test('a pause after a hundred wrong guesses is seen and lifted, and it is on record [calls-staff-1]', async () => {
  const [admin, member] = [await signedIn('admin'), await signedIn()];
  await query('UPDATE users SET wrong_passwords = 100, wrong_codes = 100 WHERE id = ?', [
    member.id,
  ]);

  const paused = lockIn(await admin.visitor.get(pathOf(member)));
  const { body } = await admin.visitor.post(pathOf(member, '/unlock'));

  expect(paused).toMatchObject({ passwords_paused: true, codes_paused: true, until: null });
  const open = { passwords_paused: false, codes_paused: false } satisfies Partial<AccountLock>;
  expect(body['lock']).toMatchObject(open);
  expect((await signIn(newVisitor(), member)).status).toBe(200);
  const rows = await auditRowsAbout(member.id, 'security.admin_unlock');
  expect(rows).toMatchObject([{ actor_user_id: admin.id }]);
  expect(detailsOf(rows[0])).toEqual({ wrong_passwords: 100, wrong_codes: 100 });
});

test('staff send the mail to set a new password, whose link they do not see [calls-staff-1]', async () => {
  const [mod, member] = [await signedIn('mod'), await signedIn()];

  const answer = await mod.visitor.post(pathOf(member, '/reset-mail', 'mod'));

  expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
  const mail = await mailAbout(underTest.inboxUrl, member.email, 'Set a new password');
  expect((await resetPassword(tokenIn(mail, 'reset-password'))).status).toBe(200);
  expect((await signIn(newVisitor(), { ...member, password: newPassword })).status).toBe(200);
  expect(await auditRowsAbout(member.id, 'security.admin_reset_mail')).toMatchObject([
    { actor_user_id: mod.id },
  ]);
});

test('staff send the mail to confirm an address, until it is confirmed [calls-staff-1]', async () => {
  const [mod, member] = [await signedIn('mod'), await registerMember()];
  const sendTo = () => mod.visitor.post(pathOf(member, '/verification-mail', 'mod'));
  await query('UPDATE users SET email_verified = 1 WHERE id = ?', [member.id]);
  const refused = await sendTo();
  await query('UPDATE users SET email_verified = 0 WHERE id = ?', [member.id]);

  expect([refused.status, refused.body['error']]).toEqual([
    409,
    'This address is verified already.',
  ]);
  expect((await sendTo()).status).toBe(200);
  expect(await auditRowsAbout(member.id, 'security.admin_verification_mail')).toHaveLength(1);
});

test('somebody gets as many such mails from staff as they may ask for [calls-staff-1]', async () => {
  const [staff, member] = [await staffAt('admin'), await limited.newVerified()];
  const send = () => staff.post(pathOf(member, '/reset-mail'));

  expect((await send()).status).toBe(200);
  expect((await send()).body).toMatchObject({ code: 'RATE_LIMITED' });
});

import { expect, test } from '@jest/globals';
import {
  instant,
  type Member,
  newVisitor,
  query,
  signedIn,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { confirmWith, outliveConfirmation, stepUpFirst } from '#tests/support/api/step-up.ts';
import { endWaiver } from '#tests/support/people/build-user.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';
import {
  addPasskey,
  challengeFor,
  creationOptions,
  passkeyOwner,
  usePasskey,
} from '#tests/support/api/passkeys.ts';
import {
  enrolled,
  enrollWith,
  freshCode,
  signInWithCode,
  startedBy,
} from '#tests/support/api/second-factor.ts';
import { VirtualPasskey } from '#tests/support/people/virtual-passkey.ts';

const staffList = '/api/admin/audit-logs';
const isIn = async ({ visitor }: Pick<Member, 'visitor'>) =>
  (await visitor.get('/api/auth/me')).status === 200;

/** Signs the same person in on another device. */
async function elsewhere(member: Member) {
  const visitor = newVisitor();
  await signIn(visitor, member);
  return { ...member, visitor };
}

const minutesAgo = (minutes: number) =>
  instant(new Date(Date.now() - minutes * 60_000).toISOString().replace('T', ' ').slice(0, 23));

const setTimes = (userId: number, column: 'last_seen_at' | 'created_at', minutes: number) =>
  query(`UPDATE device_sessions SET ${column} = ? WHERE user_id = ?`, [
    minutesAgo(minutes),
    userId,
  ]);

test('staff work after a code given in this very session [second-factor-1, staff-second-factor-1]', async () => {
  const staff = await enrolled('admin');
  await endWaiver(underTest, staff.id);
  const visitor = await signInWithCode(staff);

  expect((await visitor.get(staffList)).status).toBe(200);
});

test('a session from before somebody became staff gives its second factor first [second-factor-1, staff-second-factor-1]', async () => {
  const member = await enrolled();
  const admin = await signedIn('admin');
  const visitor = await signInWithCode(member);
  await query('UPDATE device_sessions SET second_factor_at = NULL WHERE user_id = ?', [member.id]);
  await admin.visitor.patch(`/api/admin/users/${member.id}`, { role: 'admin_jr' });

  const before = await visitor.get(staffList);
  await confirmWith(visitor, { code: await freshCode(member) });
  const after = await visitor.get(staffList);

  expect(before.body).toMatchObject(stepUpFirst);
  expect(after.status).toBe(200);
});

test('a waiver that has run out ends the session of staff without a factor [second-factor-1, staff-second-factor-1]', async () => {
  const staff = await signedIn('admin_jr');
  expect((await staff.visitor.get(staffList)).status).toBe(200);

  await endWaiver(underTest, staff.id);

  expect((await staff.visitor.get(staffList)).status).toBe(401);
  expect(await isIn(staff)).toBe(false);
});

test.each([
  ['member', 'last_seen_at', 239, true],
  ['mod', 'last_seen_at', 239, true],
  ['mod', 'last_seen_at', 241, false],
  ['admin', 'created_at', 29 * 24 * 60, true],
] as const)(
  'the session of a %s with %s %i minutes ago lasts: %s [session-13]',
  async (role, column, ago, lasts) => {
    const person = await signedIn(role);

    await setTimes(person.id, column, ago);
    const refreshed = await person.visitor.post('/api/auth/refresh');

    expect(refreshed.status).toBe(lasts ? 200 : 401);
    expect(await isIn(person)).toBe(lasts);
  },
);

test('an authenticator that is set up signs every other device out [session-18]', async () => {
  const member = await signedIn();
  const other = await elsewhere(member);

  await enrollWith(member.visitor, await startedBy(member.visitor));

  expect([await isIn(member), await isIn(other)]).toEqual([true, false]);
});

test('an authenticator that takes the place of another signs the others out, and the mail says so [session-18]', async () => {
  const member = await enrolled();
  const other = { visitor: await signInWithCode(member) };

  await enrollWith(member.visitor, await startedBy(member.visitor));

  expect([await isIn(member), await isIn(other)]).toEqual([true, false]);
  const mail = await mailAbout(
    underTest.inboxUrl,
    member.email,
    'Your CampBC authenticator was replaced',
  );
  expect(mail).toBeTruthy();
});

test('new recovery codes are told by mail [session-18]', async () => {
  const member = await enrolled();

  await member.visitor.post('/api/security/2fa/recovery-codes');

  expect(
    await mailAbout(underTest.inboxUrl, member.email, 'You have new CampBC recovery codes'),
  ).toBeTruthy();
});

test('a passkey that comes or goes signs every other device out, and its going is told [session-18]', async () => {
  const { member, passkey } = await passkeyOwner();
  const second = new VirtualPasskey();
  await addPasskey(member, second.create(await creationOptions(member)));
  const visitor = newVisitor();
  await usePasskey(visitor, passkey.get(await challengeFor(visitor)));
  const other = { visitor };

  await member.visitor.delete(`/api/security/passkeys/${second.id}`);

  expect([await isIn(member), await isIn(other)]).toEqual([true, false]);
  const subject = 'A passkey was removed from your CampBC account';
  expect(await mailAbout(underTest.inboxUrl, member.email, subject)).toBeTruthy();
});

test('staff confirm before a role is changed, and not before other changes [session-15]', async () => {
  const staff = await signedIn('admin');
  const target = await signedIn();
  await outliveConfirmation(staff.id);
  const path = `/api/admin/users/${target.id}`;

  const role = await staff.visitor.patch(path, { role: 'mod' });
  const many = await staff.visitor.post('/api/admin/bulk-jobs', {
    ids: [target.id],
    change: { role: 'mod' },
  });
  const unverified = await staff.visitor.patch(path, { email_verified: 0 });
  const flag = await staff.visitor.patch(path, { is_subscriber: 1 });

  for (const { body } of [role, many, unverified]) expect(body).toMatchObject(stepUpFirst);
  expect(flag.status).toBe(200);
});

const user = '/api/admin/users/1';
const place = '/api/mod/places/campgrounds/yahk-campground';

test.each([
  ['delete', user],
  ['patch', `${user}/account`],
  ['put', `${user}/suspension`],
  ['delete', `${user}/suspension`],
  ['delete', `${user}/sessions/00000000-0000-4000-8000-000000000000`],
  ['post', `${user}/sessions/end-all`],
  ['post', `${user}/unlock`],
  ['post', `${user}/reset-mail`],
  ['post', '/api/admin/users/invite'],
  ['post', '/api/admin/bulk-jobs/1/approve'],
  ['post', '/api/admin/outbox/retry'],
  ['post', `${user}/2fa/reset`],
  ['post', `${user}/2fa/override`],
  ['post', `${user}/2fa/recovery/regenerate`],
  ['post', `${place}/corrections`],
  ['delete', `${place}/corrections/name`],
  ['put', `${place}/hidden`],
  ['delete', `${place}/hidden`],
  ['get', '/api/admin/users/export.csv'],
  ['get', '/api/admin/audit-logs/export.json'],
  ['post', '/api/admin/releases/rollback'],
  ['post', '/api/admin/releases/rollback-app'],
  ['post', '/api/admin/releases/promote'],
  ['post', '/api/admin/releases/end-canary'],
  ['post', '/api/admin/override'],
] as const)(
  'staff confirm before %s %s [session-15, user-management-7, campgrounds-12, calls-staff-1]',
  async (method, path) => {
    const { id, visitor } = await signedIn('admin');
    await outliveConfirmation(id);

    const { status, body } = await visitor[method](path);

    expect([status, body]).toEqual([403, expect.objectContaining(stepUpFirst)]);
  },
);

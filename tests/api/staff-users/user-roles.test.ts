import type { Role } from '@camp/contracts/site/roles';
import { expect, test } from '@jest/globals';
import {
  auditRowsAbout,
  type Member,
  newVisitor,
  query,
  registerMember,
  signedIn,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';
import { waiveSecondFactor } from '#tests/support/people/build-user.ts';
import { enrolled, enrollWith, startedBy } from '#tests/support/api/second-factor.ts';
import { detailsOf, insertTarget, membershipOf } from '#tests/support/api/staff.ts';

const give = ({ visitor }: Pick<Member, 'visitor'>, id: number, change: object) =>
  visitor.patch(`/api/admin/users/${id}`, change);

const roleChangesOf = (id: number) => auditRowsAbout(id, 'user.role');

test('setting a role is one audit row with what was and what is [user-management-6]', async () => {
  const [admin, target] = [await signedIn('admin'), await insertTarget()];

  const { status, body } = await give(admin, target.id, { role: 'admin_jr' });

  expect(status).toBe(200);
  expect(body).toMatchObject({ user: { id: target.id, role: 'admin_jr' } });
  const rows = await auditRowsAbout(target.id);
  expect(rows).toMatchObject([{ action: 'user.role', actor_user_id: admin.id }]);
  expect(detailsOf(rows[0])).toMatchObject({ from: 'member', to: 'admin_jr' });
});

test('why a role is set is kept in the audit log, and alone it changes nothing [user-management-7]', async () => {
  const [admin, target] = [await signedIn('admin'), await insertTarget()];

  await give(admin, target.id, { role: 'mod', reason: ' Helps out in summer ' });
  const alone = await give(admin, target.id, { reason: 'Just so' });

  expect(alone.status).toBe(422);
  const rows = await auditRowsAbout(target.id);
  expect(rows.map(detailsOf)).toMatchObject([
    { from: 'member', to: 'mod', stated_reason: 'Helps out in summer' },
  ]);
});

test.each([
  ['paid', { role: 'paid', is_subscriber: 1, is_paid: 1 }],
  ['paid without flags', { role: 'paid' }],
  ['subscriber', { role: 'subscriber' }],
])('the role %s makes a subscriber with both flags [people-roles-1]', async (_name, change) => {
  const [admin, { id }] = [await signedIn('admin'), await insertTarget('mod')];

  await give(admin, id, change);

  const after = { role: 'subscriber', is_subscriber: 1, is_paid: 1, email_verified: 0 };
  expect(await membershipOf(id)).toEqual(after);
  expect(await roleChangesOf(id)).toHaveLength(1);
});

test.each(['ordinary', 'member', 'mod', 'admin_jr', 'admin'])(
  'the role %s keeps the flags, sent along or not [people-roles-1, subscriber-toggle-1]',
  async (role) => {
    const admin = await signedIn('admin');
    const [one, other] = [await insertTarget('subscriber'), await insertTarget('subscriber')];

    await give(admin, one.id, { role });
    await give(admin, other.id, { role, is_subscriber: 1, is_paid: 1 });

    const stored = role === 'ordinary' ? 'member' : role;
    for (const { id } of [one, other]) {
      const after = { role: stored, is_subscriber: 1, is_paid: 1, email_verified: 0 };
      expect(await membershipOf(id)).toEqual(after);
    }
  },
);

test('a new role counts on the next request of a live session, which goes on under a new id [people-roles-10]', async () => {
  const [admin, mod] = [await signedIn('admin'), await enrolled('mod')];
  const before = mod.visitor.cookies.get('campbc_session') ?? '';
  const copy = newVisitor();
  copy.cookies.set('campbc_session', before);
  expect((await mod.visitor.get('/api/mod/users')).status).toBe(200);

  await give(admin, mod.id, { role: 'member' });

  expect((await mod.visitor.get('/api/mod/users')).status).toBe(403);
  expect((await mod.visitor.get('/api/auth/me')).body).toMatchObject({ user: { role: 'member' } });
  expect(mod.visitor.cookies.get('campbc_session')).not.toBe(before);
  expect((await copy.get('/api/auth/me')).status).toBe(401);
});

test('while no role changes, the session keeps its id', async () => {
  const [admin, member] = [await signedIn('admin'), await signedIn()];
  const before = member.visitor.cookies.get('campbc_session');

  await give(admin, member.id, { email_verified: 1 });
  await member.visitor.get('/api/auth/me');

  expect(member.visitor.cookies.get('campbc_session')).toBe(before);
});

test.each(['mod', 'admin_jr', 'admin'] as const)(
  'whoever becomes %s without a second factor signs in again, and enrolls first [second-factor-1]',
  async (role) => {
    const [admin, member] = [await signedIn('admin'), await signedIn()];

    await give(admin, member.id, { role });

    expect((await member.visitor.get('/api/mod/users')).status).toBe(401);
    const told = await mailAbout(underTest.inboxUrl, member.email, 'Your role');
    expect(told.text).toContain(role === 'mod' ? 'a moderator' : 'an admin');
    expect(told.text).toContain('every device was logged out');
    expect((await member.visitor.post('/api/auth/refresh')).status).toBe(401);
    const again = await signIn(newVisitor(), member);
    expect(again.body).toMatchObject({ mfa_enrollment_required: true });
    const [row] = await roleChangesOf(member.id);
    expect(detailsOf(row)).toMatchObject({ to: role, sessions_ended: true });
  },
);

test.each(['an authenticator', 'the exception'])(
  'whoever becomes mod with %s stays signed in, as a mod',
  async (having) => {
    const [admin, member] = [await signedIn('admin'), await signedIn()];
    if (having === 'the exception') await waiveSecondFactor(underTest, member.username);
    else await enrollWith(member.visitor, await startedBy(member.visitor));

    await give(admin, member.id, { role: 'mod' });

    expect((await member.visitor.get('/api/mod/users')).status).toBe(200);
    expect(detailsOf((await roleChangesOf(member.id))[0])).not.toHaveProperty('sessions_ended');
  },
);

test('a sign-in that a promotion overtakes starts no session of staff without a second factor', async () => {
  const admin = await signedIn('admin');

  for (let round = 0; round < 10; round++) {
    const member = await registerMember();
    await query('UPDATE users SET email_verified = 1 WHERE id = ?', [member.id]);
    const [attempt] = await Promise.all([
      signIn(member.visitor, member),
      give(admin, member.id, { role: 'mod' }),
    ]);

    expect([200, 409]).toContain(attempt.status);
    expect((await member.visitor.get('/api/auth/me')).status).toBe(401);
  }
});

test('whoever is demoted while acting is refused from then on', async () => {
  const [admin, junior] = [await signedIn('admin'), await signedIn('admin_jr')];
  const target = await insertTarget();

  await give(admin, junior.id, { role: 'mod' });

  expect((await give(junior, target.id, { role: 'mod' })).status).toBe(403);
  const verified = await junior.visitor.patch(`/api/mod/users/${target.id}`, { email_verified: 1 });
  expect(verified.status).toBe(200);
});

test('of twenty roles given at once each is on record, from what the one before made', async () => {
  const [admin, target] = [await signedIn('admin'), await insertTarget()];
  const wanted: Role[] = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'mod' : 'admin_jr'));

  await Promise.all(wanted.map((role) => give(admin, target.id, { role })));

  const log = (await roleChangesOf(target.id)).map(detailsOf) as { from: Role; to: Role }[];
  const ends = log.map(({ to }) => to);
  expect(log.map(({ from }) => from)).toEqual(['member', ...ends.slice(0, -1)]);
  expect(await membershipOf(target.id)).toMatchObject({ role: ends.at(-1) });
});

test('a role on the moderators’ path is refused with the reason, and nothing changes [people-roles-8]', async () => {
  const [mod, { id }] = [await signedIn('mod'), await insertTarget()];
  const change = { role: 'paid', is_paid: 1, is_subscriber: 1 };

  const one = await mod.visitor.patch(`/api/mod/users/${id}`, change);
  const many = await mod.visitor.post('/api/mod/bulk-jobs', { ids: [id], change });

  const sentence = 'Roles are changed by admins.';
  expect(one).toMatchObject({ status: 422, body: { fields: { role: sentence } } });
  expect(many).toMatchObject({ status: 422, body: { fields: { 'change.role': sentence } } });
  expect(await membershipOf(id)).toMatchObject({ role: 'member', is_paid: 0 });
});

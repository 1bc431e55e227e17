import { expect, test } from '@jest/globals';
import {
  auditActionsAbout,
  auditRowsAbout,
  newVisitor,
  query,
  signedIn,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { waiveSecondFactor } from '#tests/support/people/build-user.ts';
import { detailsOf, insertTarget, membershipOf } from '#tests/support/api/staff.ts';

const paths = ['/api/admin/users', '/api/mod/users'] as const;
const flags = (value: 0 | 1) => ({ is_subscriber: value, is_paid: value });

test.each(paths)(
  'at %s an address is verified, and the row comes back [user-management-6, calls-staff-1]',
  async (path) => {
    const [staff, target] = [await signedIn('admin'), await insertTarget()];

    const { status, body } = await staff.visitor.patch(`${path}/${target.id}`, {
      email_verified: 1,
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { id: target.id, email_verified: 1, role: 'member', can: { verify: true } },
    });
    const rows = await auditRowsAbout(target.id);
    expect(rows).toMatchObject([{ action: 'user.verify', actor_user_id: staff.id }]);
  },
);

test('un-verifying ends the sessions, and nobody signs in again before verifying [user-management-11]', async () => {
  const [staff, member] = [await signedIn('mod'), await signedIn()];

  await staff.visitor.patch(`/api/mod/users/${member.id}`, { email_verified: 0 });

  expect((await member.visitor.get('/api/auth/me')).status).toBe(401);
  expect((await member.visitor.post('/api/auth/refresh')).status).toBe(401);
  expect((await signIn(newVisitor(), member)).body).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  const row = (await auditRowsAbout(member.id)).find(({ action }) => action === 'user.unverify');
  expect(detailsOf(row)).toMatchObject({ sessions_ended: true });
});

test.each([
  ['member', 1, { role: 'subscriber', is_paid: 1, is_subscriber: 1 }, ['user.subscribe']],
  ['member', 0, { role: 'member', is_paid: 0, is_subscriber: 0 }, []],
  ['subscriber', 0, { role: 'member', is_paid: 0, is_subscriber: 0 }, ['user.unsubscribe']],
  ['subscriber', 1, { role: 'subscriber', is_paid: 1, is_subscriber: 1 }, []],
  ['mod', 1, { role: 'mod', is_paid: 1, is_subscriber: 1 }, ['user.subscribe']],
] as const)(
  'the toggle turns a %s with %i into the right thing [subscriber-toggle-1]',
  async (role, value, after, log) => {
    const [staff, target] = [await signedIn('admin_jr'), await insertTarget(role)];

    const { status, body } = await staff.visitor.patch(`/api/mod/users/${target.id}`, flags(value));

    expect(status).toBe(200);
    expect(body).toMatchObject({ user: after });
    expect(await membershipOf(target.id)).toEqual({ ...after, email_verified: 0 });
    expect(await auditActionsAbout(target.id)).toEqual(log);
  },
);

test.each([{ is_subscriber: 1 }, { is_paid: true }])(
  '%j is the whole toggle [fields-1]',
  async (change) => {
    const [{ visitor }, { id }] = [await signedIn('mod'), await insertTarget()];

    await visitor.patch(`/api/mod/users/${id}`, change);

    expect(await membershipOf(id)).toMatchObject({
      role: 'subscriber',
      is_paid: 1,
      is_subscriber: 1,
    });
  },
);

test('several changes at once are one audit row that names each [calls-staff-1]', async () => {
  const [{ visitor }, { id }] = [await signedIn('admin'), await insertTarget()];

  const { body } = await visitor.patch(`/api/admin/users/${id}`, {
    email_verified: 1,
    role: 'mod',
  });

  expect(body).toMatchObject({ user: { email_verified: 1, role: 'mod' } });
  const [row, ...others] = await auditRowsAbout(id);
  expect(others).toEqual([]);
  expect(row?.action).toBe('user.update');
  expect(detailsOf(row)).toMatchObject({
    changes: { email_verified: { from: 0, to: 1 }, role: { from: 'member', to: 'mod' } },
  });
});

test('what is so already is answered, and is not on record as a change', async () => {
  const [{ visitor }, { id }] = [await signedIn('admin'), await insertTarget('mod')];

  const { status, body } = await visitor.patch(`/api/admin/users/${id}`, {
    role: 'mod',
    email_verified: 0,
  });

  expect(status).toBe(200);
  expect(body).toMatchObject({ user: { id, role: 'mod' } });
  expect(await auditActionsAbout(id)).toEqual([]);
});

test.each([
  [{}, 'body'],
  [{ display_name: 'Somebody else' }, 'body'],
  [{ email_verified: 2 }, 'email_verified'],
  [{ email_verified: '1' }, 'email_verified'],
  [{ is_paid: null }, 'is_paid'],
  [{ role: 'king' }, 'role'],
  [{ role: ['admin'] }, 'role'],
  [{ role: '__proto__' }, 'role'],
  [{ is_paid: 1, is_subscriber: 0 }, 'is_paid'],
  [{ role: 'paid', is_paid: 0, is_subscriber: 0 }, 'role'],
])('the change %j is a wrong field', async (change, field) => {
  const [{ visitor }, { id }] = [await signedIn('admin'), await insertTarget()];

  const { status, body } = await visitor.patch(`/api/admin/users/${id}`, change);

  expect(status).toBe(422);
  expect(body).toHaveProperty(`fields.${field}`);
  expect(await auditActionsAbout(id)).toEqual([]);
});

test('twenty edits of one user at once, of different fields, are all kept', async () => {
  const [admin, junior, mod] = [
    await signedIn('admin'),
    await signedIn('admin_jr'),
    await signedIn('mod'),
  ];
  const member = await signedIn('subscriber');
  await query('UPDATE users SET email_verified = 0 WHERE id = ?', [member.id]);
  await waiveSecondFactor(underTest, member.username);
  const own = (body: object) => member.visitor.patch(`/api/users/${member.id}`, body);
  const edits = [
    () => junior.visitor.patch(`/api/admin/users/${member.id}`, { email_verified: 1 }),
    () => mod.visitor.patch(`/api/mod/users/${member.id}`, flags(1)),
    () => own({ location: 'Nelson, BC' }),
    () => own({ bio: 'Tents, never trailers.' }),
    () => own({ display_name: 'Kim of the Creek' }),
  ];

  const answers = await Promise.all([...edits, ...edits, ...edits, ...edits].map((edit) => edit()));
  await admin.visitor.patch(`/api/admin/users/${member.id}`, { role: 'mod' });

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const [row] = await query('SELECT * FROM users WHERE id = ?', [member.id]);
  expect(row).toMatchObject({
    email_verified: 1,
    is_paid: 1,
    is_subscriber: 1,
    role: 'mod',
    location: 'Nelson, BC',
    bio: 'Tents, never trailers.',
    display_name: 'Kim of the Creek',
  });
  const log = (await auditActionsAbout(member.id)).filter((action) => action.startsWith('user.'));
  expect(log.toSorted()).toEqual(['user.role', 'user.subscribe', 'user.verify']);
});

import { maxUsersAtOnce } from '@camp/contracts/staff/staff-users';
import { expect, test } from '@jest/globals';
import { auditActionsAbout, query, signedIn } from '#tests/support/api/api-under-test.ts';
import { insertTarget, insertTargets, membershipOf } from '#tests/support/api/staff.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

const many = (visitor: Visitor, body: unknown, side = 'admin') =>
  visitor.post(`/api/${side}/users/bulk`, body);

const verify = { email_verified: 1 };

interface Result {
  id: number;
  user: { role: string } | null;
  error: string | null;
  code: string | null;
}

test('each user has a result of their own, in the order asked for and once [user-management-7, calls-staff-1]', async () => {
  const junior = await signedIn('admin_jr');
  const [first, peer, gone, last] = (
    await insertTargets(['member', 'admin_jr', 'member', 'mod'])
  ).map(({ id }) => id) as [number, number, number, number];
  await query('DELETE FROM users WHERE id = ?', [gone]);
  const ids = [last, first, gone, peer, junior.id, first, 999_999_999];

  const { status, body } = await many(junior.visitor, { ids, change: verify });

  expect(status).toBe(200);
  expect(body['results']).toMatchObject([
    { id: last, user: { id: last, email_verified: 1 }, error: null, code: null },
    { id: first, changed: true, user: { id: first, email_verified: 1 }, error: null, code: null },
    { id: gone, changed: false, user: null, error: 'There is no such user.', code: 'NOT_FOUND' },
    { id: peer, user: null, code: 'FORBIDDEN' },
    { id: junior.id, error: 'You cannot change your own account here.', code: 'FORBIDDEN' },
    { id: 999_999_999, user: null, code: 'NOT_FOUND' },
  ]);
  for (const id of [last, first]) expect(await auditActionsAbout(id)).toEqual(['user.verify']);
  expect(await auditActionsAbout(peer)).toEqual(['staff.action_refused']);
  expect(await membershipOf(peer)).toMatchObject({ email_verified: 0 });
});

test('as many as allowed get a role at once [user-management-7]', async () => {
  const { visitor } = await signedIn('admin');
  const targets = await insertTargets(Array(maxUsersAtOnce).fill('member'));
  const ids = targets.map(({ id }) => id);

  const { body } = await many(visitor, { ids, change: { role: 'paid', is_paid: 1 } });

  const results = body['results'] as Result[];
  expect(results.map(({ id }) => id)).toEqual(ids);
  expect(new Set(results.map(({ user }) => user?.role))).toEqual(new Set(['subscriber']));
});

test('what was so already is no failure, and not on record [user-management-13]', async () => {
  const { visitor } = await signedIn('mod');
  const { id } = await insertTarget();

  const { body } = await many(
    visitor,
    { ids: [id], change: { is_subscriber: 0, is_paid: 0 } },
    'mod',
  );

  expect(body['results']).toMatchObject([
    { id, changed: false, error: null, user: { role: 'member' } },
  ]);
  expect(await auditActionsAbout(id)).toEqual([]);
});

test.each([
  ['no ids', { ids: [], change: verify }],
  ['too many ids', { ids: Array.from({ length: 101 }, (_, i) => i + 1), change: verify }],
  ['a text as id', { ids: ['1'], change: verify }],
  ['id 0', { ids: [0], change: verify }],
  ['half an id', { ids: [1.5], change: verify }],
  ['an endless id', { ids: [1e20], change: verify }],
  ['no list', { ids: 1, change: verify }],
  ['no change', { ids: [1] }],
  ['an empty change', { ids: [1], change: {} }],
  ['an unknown role', { ids: [1], change: { role: 'king' } }],
  ['flags that disagree', { ids: [1], change: { is_paid: 1, is_subscriber: 0 } }],
  ['nothing', {}],
])('%s is a wrong field, and nobody is changed', async (_what, body) => {
  const { visitor } = await signedIn('admin');

  const answer = await many(visitor, body);

  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ code: 'VALIDATION' });
});

test('two who change the same many in opposite orders both get through', async () => {
  const [one, other] = [await signedIn('admin'), await signedIn('admin')];
  const ids = (await insertTargets(Array(20).fill('admin'))).map(({ id }) => id);

  const answers = await Promise.all([
    many(one.visitor, { ids, change: verify }),
    many(other.visitor, { ids: ids.toReversed(), change: { role: 'mod' } }),
  ]);

  for (const { body } of answers) {
    expect((body['results'] as Result[]).map(({ code }) => code)).toEqual(Array(20).fill(null));
  }
  expect(await membershipOf(ids[0] ?? 0)).toMatchObject({ role: 'mod', email_verified: 1 });
});

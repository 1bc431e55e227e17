import { manyPeople } from '@camp/contracts/staff/staff-acts';
import { maxUsersAtOnce } from '@camp/contracts/staff/staff-users';
import { expect, test } from '@jest/globals';
import {
  auditActionsAbout,
  auditRowsAbout,
  query,
  signedIn,
} from '#tests/support/api/api-under-test.ts';
import { bulkJobOf, startJob } from '#tests/support/api/bulk-jobs.ts';
import { detailsOf, insertTarget, insertTargets, membershipOf } from '#tests/support/api/staff.ts';

const verify = { email_verified: 1 };
const subscribe = { is_subscriber: 1, is_paid: 1 };

test('each selected person is changed or refused by themselves, once, and the answer says so [user-management-7, calls-staff-1]', async () => {
  const junior = await signedIn('admin_jr');
  const [first, peer, gone, last] = (
    await insertTargets(['member', 'admin_jr', 'member', 'mod'])
  ).map(({ id }) => id) as [number, number, number, number];
  await query('DELETE FROM users WHERE id = ?', [gone]);
  const ids = [last, first, gone, peer, junior.id, first, 999_999_999];

  const { status, body } = await startJob(junior.visitor, { ids, change: verify });

  expect(status).toBe(200);
  const job = bulkJobOf(body);
  expect(job).toMatchObject({ state: 'done', total: 6, changed: 2, unchanged: 0, refused: 4 });
  expect(Object.fromEntries(job.refusals.map(({ id, error }) => [id, error]))).toEqual({
    [gone]: 'There is no such user.',
    [peer]: 'Your role doesn’t allow this for that user.',
    [junior.id]: 'You cannot change your own account here.',
    999_999_999: 'There is no such user.',
  });
  for (const id of [last, first]) {
    expect(await membershipOf(id)).toMatchObject({ email_verified: 1 });
    expect(await auditActionsAbout(id)).toEqual(['user.verify']);
  }
  expect(await auditActionsAbout(peer)).toEqual(['staff.action_refused']);
  expect(await membershipOf(peer)).toMatchObject({ email_verified: 0 });
});

test.each([
  ['can be selected', maxUsersAtOnce, subscribe],
  ['get a role without a second admin', manyPeople - 1, { role: 'paid', is_paid: 1 }],
])('as many as %s are changed by the answer [user-management-7]', async (_what, people, change) => {
  const { visitor } = await signedIn('admin');
  const targets = await insertTargets(Array(people).fill('member'));
  const ids = targets.map(({ id }) => id);

  const { body } = await startJob(visitor, { ids, change });

  expect(bulkJobOf(body)).toMatchObject({ state: 'done', total: people, changed: people });
  const changed = await Promise.all(ids.map(membershipOf));
  expect(new Set(changed.map((user) => user?.['role']))).toEqual(new Set(['subscriber']));
});

test('what was so already is no failure, and not on record [user-management-13]', async () => {
  const { visitor } = await signedIn('mod');
  const { id } = await insertTarget();
  const change = { is_subscriber: 0, is_paid: 0 };

  const { body } = await startJob(visitor, { ids: [id], change }, 'mod');

  expect(bulkJobOf(body)).toMatchObject({ changed: 0, unchanged: 1, refused: 0 });
  expect(await membershipOf(id)).toMatchObject({ role: 'member' });
  expect(await auditActionsAbout(id)).toEqual([]);
});

test('selected people get a role without a reason; one that is stated is on record with each, and an undo is done at once [user-management-7, calls-staff-1]', async () => {
  const { visitor } = await signedIn('admin');
  const [one, other] = await insertTargets(['member', 'member']);
  const give = (ids: number[], reason?: string) =>
    startJob(visitor, { ids, change: { role: 'mod' }, reason });

  const without = await give([one?.id ?? 0]);
  const reasoned = bulkJobOf((await give([other?.id ?? 0], 'New team')).body);
  const undo = await visitor.post(`/api/admin/bulk-jobs/${reasoned.id}/undo`);

  expect(bulkJobOf(without.body)).toMatchObject({ changed: 1 });
  const [given, takenBack] = (await auditRowsAbout(other?.id ?? 0, 'user.role')).map(detailsOf);
  expect(given).toMatchObject({ to: 'mod', job: reasoned.id, stated_reason: 'New team' });
  const undone = { state: 'done', undo_of: reasoned.id, changed: 1 };
  expect(bulkJobOf(undo.body)).toMatchObject(undone);
  expect(takenBack).toMatchObject({ to: 'member' });
  expect(takenBack).not.toHaveProperty('stated_reason');
});

test.each([
  ['no ids', { ids: [], change: verify }],
  ['too many ids', { ids: Array.from({ length: 101 }, (_, i) => i + 1), change: verify }],
  ['a text as id', { ids: ['1'], change: verify }],
  ['id 0', { ids: [0], change: verify }],
  ['half an id', { ids: [1.5], change: verify }],
  ['an endless id', { ids: [1e20], change: verify }],
  ['an id that no database has', { ids: [2 ** 31], change: verify }],
  ['an endless version', { ids: [1], versions: { 1: 'x'.repeat(17) }, change: verify }],
  ['no list', { ids: 1, change: verify }],
  ['a filter beside ids', { ids: [1], filter: {}, expected: 1, change: verify }],
  ['no change', { ids: [1] }],
  ['an empty change', { ids: [1], change: {} }],
  ['an unknown role', { ids: [1], change: { role: 'king' } }],
  ['flags that disagree', { ids: [1], change: { is_paid: 1, is_subscriber: 0 } }],
  ['nothing', {}],
])('%s is a wrong field, and nobody is changed', async (_what, asked) => {
  const { visitor } = await signedIn('admin');

  const answer = await startJob(visitor, asked);

  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ code: 'VALIDATION' });
  expect((await visitor.get('/api/admin/bulk-jobs')).body).toMatchObject({ jobs: [] });
});

test('two who change the same many in opposite orders both get through', async () => {
  const [one, other] = [await signedIn('admin'), await signedIn('admin')];
  const ids = (await insertTargets(Array(20).fill('admin'))).map(({ id }) => id);

  const answers = await Promise.all([
    startJob(one.visitor, { ids, change: verify }),
    startJob(other.visitor, { ids: ids.toReversed(), change: { role: 'mod' } }),
  ]);

  for (const { body } of answers) {
    expect(bulkJobOf(body)).toMatchObject({ state: 'done', changed: 20, refused: 0 });
  }
  expect(await membershipOf(ids[0] ?? 0)).toMatchObject({ role: 'mod', email_verified: 1 });
});

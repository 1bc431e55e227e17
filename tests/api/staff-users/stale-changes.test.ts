import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { expect, test } from '@jest/globals';
import { auditActionsAbout, query, signedIn } from '#tests/support/api/api-under-test.ts';
import { bulkJobOf, startJob } from '#tests/support/api/bulk-jobs.ts';
import { listOf } from '#tests/support/api/users-list.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';
import { insertTarget, insertTargets, membershipOf } from '#tests/support/api/staff.ts';

/** Returns a user as the list shows them to a visitor. */
async function listed(visitor: Visitor, id: number, side = 'admin'): Promise<StaffUser> {
  const { body } = await visitor.get(`/api/${side}/users?search=%23${id}`);
  const user = listOf(body).users.find((shown) => shown.id === id);
  if (!user) throw new Error(`User ${id} is not listed.`);
  return user;
}

const seen = (version: string) => ({ headers: { 'if-match': `"${version}"` } });

const subscribe = { is_subscriber: 1, is_paid: 1 };

test('a moderator who acts on a stale row is told what the user is now, and nothing changes [user-management-7]', async () => {
  const [moderator, admin] = [await signedIn('mod'), await signedIn('admin')];
  const { id } = await insertTarget();
  const { version } = await listed(moderator.visitor, id, 'mod');
  await admin.visitor.patch(`/api/admin/users/${id}`, { role: 'admin_jr' });

  const answer = await moderator.visitor.patch(`/api/mod/users/${id}`, subscribe, seen(version));

  expect(answer.status).toBe(412);
  expect(answer.body).toMatchObject({
    code: 'PRECONDITION_FAILED',
    current: { id, role: 'admin_jr', can: { subscribe: false } },
  });
  expect(await membershipOf(id)).toMatchObject({ role: 'admin_jr', is_subscriber: 0 });
  expect(await auditActionsAbout(id)).toEqual(['user.role']);
});

test('of two admins who change the same user at once, the second is told [user-management-7]', async () => {
  const [one, other] = [await signedIn('admin'), await signedIn('admin')];
  const { id } = await insertTarget();
  const { version } = await listed(one.visitor, id);
  const change = ({ visitor }: typeof one, role: string) =>
    visitor.patch(`/api/admin/users/${id}`, { role }, seen(version));

  const answers = await Promise.all([change(one, 'mod'), change(other, 'subscriber')]);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]));
  expect(await auditActionsAbout(id)).toEqual(['user.role']);
});

test('the version of the answer is good for the next change', async () => {
  const { visitor } = await signedIn('admin');
  const { id } = await insertTarget();
  const path = `/api/admin/users/${id}`;
  const first = await visitor.patch(path, subscribe, seen((await listed(visitor, id)).version));
  const { version } = first.body['user'] as StaffUser;

  const { status } = await visitor.patch(path, { email_verified: 1 }, seen(version));

  expect(status).toBe(200);
});

test.each([
  ['DELETE', ''],
  ['POST', '/2fa/reset'],
  ['POST', '/2fa/override'],
  ['POST', '/2fa/recovery/regenerate'],
  ['POST', '/sessions/end-all'],
] as const)('%s %s of a stale user is refused', async (method, path) => {
  const { visitor } = await signedIn('admin');
  const { id } = await insertTarget();
  const address = `/api/admin/users/${id}${path}`;
  const [sent, stale] = [{ enabled: true, reason: 'Asked for it' }, seen('other')];

  const { status, body } = await (method === 'DELETE'
    ? visitor.delete(address, sent, stale)
    : visitor.post(address, sent, stale));

  expect(status).toBe(412);
  expect(body['current']).toMatchObject({ id });
  expect(await auditActionsAbout(id)).toEqual([]);
});

test('what people say of themselves, and a sign-in, leave the version as it is', async () => {
  const { visitor } = await signedIn('admin');
  const { id } = await insertTarget();
  const { version } = await listed(visitor, id);

  await query("UPDATE users SET bio = 'New here.', last_login = created_at WHERE id = ?", [id]);

  expect((await listed(visitor, id)).version).toBe(version);
});

test('of the people selected those changed meanwhile are refused [user-management-7]', async () => {
  const { visitor } = await signedIn('admin');
  const [same, changed] = await insertTargets(['member', 'member']);
  const ids = [same?.id ?? 0, changed?.id ?? 0] as const;
  const rows = [await listed(visitor, ids[0]), await listed(visitor, ids[1])];
  const versions = Object.fromEntries(rows.map(({ id, version }) => [id, version]));
  await visitor.patch(`/api/admin/users/${ids[1]}`, { role: 'mod' });

  const { body } = await startJob(visitor, { ids, versions, change: subscribe });

  expect(bulkJobOf(body)).toMatchObject({
    changed: 1,
    refused: 1,
    refusals: [{ id: ids[1], name: changed?.username, sentence: { key: 'changedMeanwhile' } }],
  });
  expect(await membershipOf(ids[0])).toMatchObject({ role: 'subscriber' });
  expect(await membershipOf(ids[1])).toMatchObject({ role: 'mod', is_subscriber: 0 });
});

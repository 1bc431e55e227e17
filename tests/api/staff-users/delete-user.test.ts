import { expect, test } from '@jest/globals';
import {
  auditActionsAbout,
  auditRowsAbout,
  newVisitor,
  signedIn,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';
import { detailsOf, insertTarget, membershipOf } from '#tests/support/api/staff.ts';

test('a deleted user is gone with sessions and factors; the audit log keeps id and name [user-management-6, user-management-7, calls-staff-1]', async () => {
  const [staff, member] = [await signedIn('admin_jr'), await signedIn()];

  const { status, body } = await staff.visitor.delete(`/api/admin/users/${member.id}`, {
    reason: 'Asked for it',
  });

  expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
  expect(await membershipOf(member.id)).toBeUndefined();
  expect((await member.visitor.get('/api/auth/me')).status).toBe(401);
  expect((await member.visitor.post('/api/auth/refresh')).status).toBe(401);
  expect((await signIn(newVisitor(), member)).status).toBe(401);
  const row = (await auditRowsAbout(member.id)).find(({ action }) => action === 'user.delete');
  expect(row).toMatchObject({ actor_user_id: staff.id });
  expect(detailsOf(row)).toEqual({
    username: member.username,
    stated_reason: 'Asked for it',
  });
  const mail = await mailAbout(underTest.inboxUrl, member.email, 'was deleted');
  expect(mail.text).not.toContain('Asked for it');
});

test('of ten deletions at once one does it', async () => {
  const [{ visitor }, { id }] = [await signedIn('admin'), await insertTarget()];

  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      visitor.delete(`/api/admin/users/${id}`, { reason: 'Asked for it' }),
    ),
  );

  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array<number>(9).fill(404)]);
  expect(await auditActionsAbout(id)).toEqual(['user.delete']);
});

test('without a reason, as programs and pages of earlier releases send it, the user is deleted [user-management-7]', async () => {
  const [{ visitor }, { id }] = [await signedIn('admin'), await insertTarget()];

  const { status, body } = await visitor.delete(`/api/admin/users/${id}`);

  expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
  const [row] = await auditRowsAbout(id, 'user.delete');
  expect(detailsOf(row)).not.toHaveProperty('stated_reason');
});

test.each([
  ['an empty one', { reason: '  ' }, 'Enter a reason in a few words.'],
  ['one that is too long', { reason: 'x'.repeat(301) }, 'At most 300 characters.'],
])('with %s as reason nobody is deleted [user-management-7]', async (_what, body, sentence) => {
  const [{ visitor }, { id }] = [await signedIn('admin'), await insertTarget()];

  const answer = await visitor.delete(`/api/admin/users/${id}`, body);

  expect([answer.status, answer.body['fields']]).toEqual([422, { reason: sentence }]);
  expect(await auditActionsAbout(id)).toEqual([]);
});

import type { BulkJob } from '@camp/contracts/staff/bulk-jobs';
import { manyPeople } from '@camp/contracts/staff/staff-acts';
import { expect, test } from '@jest/globals';
import { type Member, query, signedIn } from '#tests/support/api/api-under-test.ts';
import { bulkJobOf, endOf, matching, startJob } from '#tests/support/api/bulk-jobs.ts';
import { outliveConfirmation, stepUpFirst } from '#tests/support/api/step-up.ts';
import { detailsOf, insertTargets, membershipOf } from '#tests/support/api/staff.ts';

test('from a hundred people on a second admin approves, and never who has asked [user-management-7, calls-staff-1]', async () => {
  const [junior, mod, admin] = await Promise.all([
    signedIn('admin_jr'),
    signedIn('mod'),
    signedIn('admin'),
  ]);
  const { filter } = await matching(Array(manyPeople).fill('member'));
  const asked = { filter, change: { role: 'subscriber' }, expected: manyPeople, reason: 'Spring' };
  const first = bulkJobOf((await startJob(junior.visitor, asked)).body);
  const withdrawn = await junior.visitor.post(`/api/admin/bulk-jobs/${first.id}/stop`);
  const { id, ...waiting } = bulkJobOf((await startJob(junior.visitor, asked)).body);
  const path = `/api/admin/bulk-jobs/${id}/approve`;
  const listed = async ({ visitor }: Member) =>
    ((await visitor.get('/api/admin/bulk-jobs')).body['waiting'] as BulkJob[]).find(
      (job) => job.id === id,
    );

  expect(bulkJobOf(withdrawn.body)).toMatchObject({ state: 'stopped', changed: 0 });
  expect(waiting).toMatchObject({ state: 'waiting', can_approve: false, changed: 0 });
  expect(await listed(admin)).toMatchObject({ can_approve: true, asked_by: junior.username });
  expect(await listed(junior)).toBeUndefined();
  const { body: figures } = await admin.visitor.get('/api/admin/dashboard');
  expect(figures['people']).toMatchObject({ waiting_changes: expect.any(Number) });
  expect((await mod.visitor.post(path)).status).toBe(403);
  expect((await junior.visitor.post(path)).body).toMatchObject({ key: 'ownJob' });
  await outliveConfirmation(admin.id);
  expect((await admin.visitor.post(path)).body).toMatchObject(stepUpFirst);
  const other = await signedIn('admin');
  const approved = bulkJobOf((await other.visitor.post(path)).body);

  const job = await endOf(other.visitor, approved);
  expect(job).toMatchObject({ state: 'done', changed: manyPeople });
  const stop = await other.visitor.post(`/api/admin/bulk-jobs/${id}/stop`);
  expect(stop.body).toMatchObject({ key: 'jobOver' });
  const approvals = await query(
    "SELECT details FROM audit_log WHERE action = 'users.bulk_approved' AND actor_user_id = ?",
    [other.id],
  );
  expect(approvals.map(detailsOf)).toEqual([{ job: id, people: manyPeople, asked_by: junior.id }]);
});

test('a hundred selected people get no role before a second admin has approved it, and nobody else is changed meanwhile [user-management-7]', async () => {
  const [asking, admin] = await Promise.all([signedIn('admin'), signedIn('admin')]);
  const ids = (await insertTargets(Array(manyPeople).fill('member'))).map(({ id }) => id);

  const { body } = await startJob(asking.visitor, { ids, change: { role: 'mod' } });
  const { id, ...waiting } = bulkJobOf(body);
  const other = await startJob(asking.visitor, { ids: [ids[0]], change: { email_verified: 1 } });
  const before = await membershipOf(ids[0] ?? 0);
  const approved = await admin.visitor.post(`/api/admin/bulk-jobs/${id}/approve`);
  const job = await endOf(admin.visitor, bulkJobOf(approved.body));

  expect(waiting).toMatchObject({ state: 'waiting', total: manyPeople, changed: 0 });
  expect(other).toMatchObject({ status: 409, body: { key: 'jobRunning' } });
  expect(before).toMatchObject({ role: 'member', email_verified: 0 });
  expect(job).toMatchObject({ state: 'done', changed: manyPeople });
});

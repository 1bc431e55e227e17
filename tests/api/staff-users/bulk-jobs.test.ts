import type { BulkJob } from '@camp/contracts/staff/bulk-jobs';
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
import { bulkJobOf, endOf, matching, startJob } from '#tests/support/api/bulk-jobs.ts';
import { outliveConfirmation, stepUpFirst } from '#tests/support/api/step-up.ts';
import { mailAbout, tokenIn } from '#tests/support/people/mailbox.ts';
import { detailsOf, membershipOf } from '#tests/support/api/staff.ts';

const subscribe = { is_subscriber: 1, is_paid: 1 };

const about = async (id: number, action: string) =>
  detailsOf((await auditRowsAbout(id, action)).at(-1));

/** Returns the entries about a job as a whole. */
async function entriesOf({ id }: BulkJob) {
  const rows = await query(
    "SELECT action, actor_user_id, details FROM audit_log WHERE action LIKE 'users.bulk%' ORDER BY id",
  );
  return rows
    .map((row) => ({ ...row, details: detailsOf(row as { details: unknown }) }))
    .filter(({ details }) => (details as { job: number }).job === id);
}

test('everybody who matches is changed, was so before or is refused, each on record [user-management-7, calls-staff-1]', async () => {
  const moderator = await signedIn('mod');
  const { filter, ids } = await matching(['member', 'subscriber', 'admin', 'member']);
  const [first = 0, subscriber = 0, admin = 0, last = 0] = ids;

  const { body } = await startJob(
    moderator.visitor,
    { filter, change: subscribe, expected: 4 },
    'mod',
  );
  const job = await endOf(moderator.visitor, bulkJobOf(body), 'mod');

  expect(job).toMatchObject({ state: 'done', total: 4, changed: 2, unchanged: 1, refused: 1 });
  const reason = {
    error: 'Your role doesn’t allow this for that user.',
    sentence: { key: 'rankTooLow' },
  };
  expect(job.reasons).toEqual([{ ...reason, count: 1 }]);
  expect(job.refusals).toEqual([{ ...reason, id: admin, name: expect.any(String) }]);
  for (const id of [first, last]) {
    expect(await membershipOf(id)).toMatchObject({ role: 'subscriber', is_paid: 1 });
    expect(await about(id, 'user.subscribe')).toMatchObject({ job: job.id });
  }
  expect(await auditActionsAbout(subscriber)).toEqual([]);
  expect(await about(admin, 'staff.action_refused')).toMatchObject({ code: 'FORBIDDEN' });
  expect(await entriesOf(job)).toMatchObject([
    { action: 'users.bulk_change', actor_user_id: moderator.id, details: { people: 4, filter } },
    { action: 'users.bulk_changed', details: { changed: 2, unchanged: 1, refused: 1 } },
  ]);
});

test('a preview says how many match, and how many of them the rank allows [calls-staff-1]', async () => {
  const junior = await signedIn('admin_jr');
  const { filter } = await matching(['member', 'mod', 'admin_jr', 'admin']);
  const preview = (change: unknown) =>
    junior.visitor.post('/api/admin/bulk-jobs/preview', { filter, change });

  expect((await preview(subscribe)).body).toMatchObject({
    total: 4,
    allowed: 2,
    needs_reason: false,
  });
  expect((await preview({ role: 'admin' })).body).toMatchObject({
    allowed: 0,
    needs_reason: true,
  });
});

test('a role takes a confirmation and a reason, which is on record [user-management-7]', async () => {
  const admin = await signedIn('admin');
  const { filter } = await matching(['member']);
  const asked = { filter, change: { role: 'mod' }, expected: 1 };
  const start = (reason?: string) => startJob(admin.visitor, { ...asked, reason });

  const without = await start();
  expect(without).toMatchObject({ status: 422, body: { fields: { reason: expect.any(String) } } });
  await outliveConfirmation(admin.id);
  expect((await start('New team')).body).toMatchObject(stepUpFirst);

  const other = await signedIn('admin');
  const { body } = await startJob(other.visitor, { ...asked, reason: 'New team' });
  const job = await endOf(other.visitor, bulkJobOf(body));
  expect(job).toMatchObject({ changed: 1, change: { role: 'mod' } });
  expect(await entriesOf(job)).toMatchObject([{ details: { stated_reason: 'New team' } }, {}]);
});

const unverify = { email_verified: 0 };

test('un-verifying takes a reason and a confirmation as well [user-management-7]', async () => {
  const [mod, { filter }] = [await signedIn('mod'), await matching(['member'])];
  const asked = { filter, change: unverify, expected: 1 };
  const start = (reason: string) => startJob(mod.visitor, { ...asked, reason }, 'mod');

  expect((await start('  ')).status).toBe(422);
  await outliveConfirmation(mod.id);
  expect((await start('Wave of spam')).body).toMatchObject(stepUpFirst);
});

test('un-verified people get a link, and an undo opens their accounts again [calls-staff-1]', async () => {
  const [mod, member] = [await signedIn('mod'), await signedIn()];
  const filter = { search: member.username };
  const asked = { filter, change: unverify, expected: 1, reason: 'Wave of spam' };
  const { body } = await startJob(mod.visitor, asked, 'mod');
  const job = await endOf(mod.visitor, bulkJobOf(body), 'mod');
  const mail = await mailAbout(underTest.inboxUrl, member.email, 'confirm your email');
  expect([job.can_undo, tokenIn(mail)]).toEqual([true, expect.any(String)]);
  expect((await signIn(newVisitor(), member)).body['code']).toBe('EMAIL_NOT_VERIFIED');

  const undo = await mod.visitor.post(`/api/mod/bulk-jobs/${job.id}/undo`);
  await endOf(mod.visitor, bulkJobOf(undo.body), 'mod');

  expect((await signIn(newVisitor(), member)).status).toBe(200);
  await mailAbout(underTest.inboxUrl, member.email, 'is confirmed');
});

test('a list that has changed since it was looked at is refused [calls-staff-1]', async () => {
  const [{ visitor }, { filter }] = [await signedIn('admin'), await matching(['member', 'mod'])];

  const answer = await startJob(visitor, { filter, change: subscribe, expected: 3 });

  expect(answer).toMatchObject({ status: 409, body: { key: 'listMoved', params: { total: 2 } } });
});

test('of two presses at once one starts a job [limits-times-5]', async () => {
  const { visitor } = await signedIn('admin');
  const { filter } = await matching(Array(30).fill('member'));
  const start = () => startJob(visitor, { filter, change: subscribe, expected: 30 });

  const answers = await Promise.all([start(), start()]);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const started = answers.find(({ status }) => status === 200);
  expect(await endOf(visitor, bulkJobOf(started?.body ?? {}))).toMatchObject({ changed: 30 });
});

test('an undo gives everybody back what they had, but for those changed since [calls-staff-1]', async () => {
  const [admin, other] = [await signedIn('admin'), await signedIn('admin')];
  const { filter, ids } = await matching(['member', 'subscriber', 'mod', 'member']);
  const [member = 0, subscriber = 0, mod = 0, later = 0] = ids;
  const asked = { filter, change: { role: 'admin_jr' }, expected: 4, reason: 'By mistake' };
  const { body } = await startJob(admin.visitor, asked);
  const job = await endOf(admin.visitor, bulkJobOf(body));
  expect(job.can_undo).toBe(true);
  await other.visitor.patch(`/api/admin/users/${later}`, { role: 'admin' });

  const undo = await admin.visitor.post(`/api/admin/bulk-jobs/${job.id}/undo`);
  const undone = await endOf(admin.visitor, bulkJobOf(undo.body));

  expect(undone).toMatchObject({ undo_of: job.id, total: 4, changed: 3, refused: 1 });
  expect(undone.refusals).toMatchObject([{ id: later, sentence: { key: 'changedMeanwhile' } }]);
  expect(await membershipOf(member)).toMatchObject({ role: 'member', is_paid: 0 });
  expect(await membershipOf(subscriber)).toMatchObject({ role: 'subscriber', is_paid: 1 });
  expect(await membershipOf(mod)).toMatchObject({ role: 'mod' });
  expect(await membershipOf(later)).toMatchObject({ role: 'admin' });
  const again = await admin.visitor.post(`/api/admin/bulk-jobs/${job.id}/undo`);
  expect(again).toMatchObject({ status: 409, body: { key: 'jobStays' } });
});

test('a verification of many cannot be taken back [calls-staff-1]', async () => {
  const [{ visitor }, { filter }] = [await signedIn('admin'), await matching(['member'])];
  const { body } = await startJob(visitor, { filter, change: { email_verified: 1 }, expected: 1 });
  const job = await endOf(visitor, bulkJobOf(body));

  expect(job).toMatchObject({ changed: 1, can_undo: false });
  expect((await visitor.post(`/api/admin/bulk-jobs/${job.id}/undo`)).status).toBe(409);
});

test('moderators see their own jobs alone, admins everybody’s [calls-staff-1]', async () => {
  const [one, other, admin] = [
    await signedIn('mod'),
    await signedIn('mod'),
    await signedIn('admin'),
  ];
  const { filter } = await matching(['member']);
  const asked = { filter, change: subscribe, expected: 1 };
  const { id } = bulkJobOf((await startJob(one.visitor, asked, 'mod')).body);

  expect((await one.visitor.get('/api/mod/bulk-jobs')).body).toMatchObject({ jobs: [{ id }] });
  const none = { jobs: [], waiting: [] };
  expect((await other.visitor.get('/api/mod/bulk-jobs')).body).toEqual(none);
  expect((await other.visitor.get(`/api/mod/bulk-jobs/${id}`)).status).toBe(404);
  expect((await other.visitor.post(`/api/mod/bulk-jobs/${id}/undo`)).status).toBe(404);
  expect((await admin.visitor.get(`/api/admin/bulk-jobs/${id}`)).status).toBe(200);
});

test.each([
  ['nobody', { filter: { search: 'nobody-has-this-name' }, expected: 0 }],
  ['no number', { filter: {} }],
  ['no filter', { expected: 1 }],
  ['an unknown role', { filter: { role: 'king' }, expected: 1 }],
  ['an endless reason', { filter: {}, expected: 1, reason: 'x'.repeat(301) }],
])('a job with %s is a wrong field', async (_what, asked) => {
  const { visitor } = await signedIn('admin');

  const { status } = await startJob(visitor, { change: subscribe, ...asked });

  expect(status).toBe(422);
});

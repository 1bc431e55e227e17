import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bulkJobOf, endOf, jobWhen, matching, startJob } from '#tests/support/api/bulk-jobs.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';

/** More than a job changes before it can be stopped. */
const many = 300;
const change = { is_subscriber: 1, is_paid: 1 };

let api: OwnApi;

beforeAll(async () => {
  api = await OwnApi.start();
});

afterAll(() => api.stop());

/** Counts the people who were changed, and the entries about that. */
async function changesOf() {
  const [row] = await api.query(
    `SELECT COUNT(*) AS entries, COUNT(DISTINCT target_user_id) AS people FROM audit_log
     WHERE action = 'user.subscribe'`,
  );
  return { entries: Number(row?.['entries']), people: Number(row?.['people']) };
}

test('a job over many people outlives a restart and a second process, and changes each once [limits-times-5]', async () => {
  const admin = await api.signedIn('admin');
  const { filter } = await matching(Array(many).fill('member'), api.place);
  const started = await startJob(admin.visitor, { filter, change, expected: many });
  const { id } = bulkJobOf(started.body);
  await jobWhen(({ changed }) => changed >= 20, { visitor: admin.visitor, id });

  await api.stop();
  await api.startAgain();
  const beside = await OwnApi.start(api.place);
  const again = await api.signedIn('admin');
  const job = await endOf(again.visitor, bulkJobOf(started.body));
  await beside.stop();

  expect(job).toMatchObject({ state: 'done', total: many, changed: many, refused: 0 });
  expect(await changesOf()).toEqual({ entries: many, people: many });
});

test('a job that is stopped leaves the rest as they are [calls-staff-1]', async () => {
  const admin = await api.signedIn('admin');
  const { filter } = await matching(Array(many).fill('member'), api.place);
  const started = await startJob(admin.visitor, { filter, change, expected: many });
  const { id } = bulkJobOf(started.body);
  await jobWhen(({ changed }) => changed > 0, { visitor: admin.visitor, id });

  const { status } = await admin.visitor.post(`/api/admin/bulk-jobs/${id}/stop`);
  const stopped = await endOf(admin.visitor, bulkJobOf(started.body));

  expect(status).toBe(200);
  expect(stopped).toMatchObject({ state: 'stopped', can_undo: true });
  expect(stopped.changed).toBeLessThan(many);
  expect((await admin.visitor.post(`/api/admin/bulk-jobs/${id}/stop`)).status).toBe(409);
});

test('a job whose process died is taken over when its lease has run out [limits-times-5]', async () => {
  const admin = await api.signedIn('admin');
  const { filter } = await matching(['member', 'member'], api.place);
  const started = await startJob(admin.visitor, { filter, change, expected: 2 });
  const { id } = bulkJobOf(started.body);
  await endOf(admin.visitor, bulkJobOf(started.body));
  const longAgo = '2026-01-01 00:00:00.000';
  await api.query(
    "UPDATE bulk_jobs SET state = 'running', lease = 'of-somebody-dead', leased_until = ? WHERE id = ?",
    [longAgo, id],
  );

  const job = await endOf(admin.visitor, bulkJobOf(started.body));

  expect(job).toMatchObject({ state: 'done', changed: 2 });
});

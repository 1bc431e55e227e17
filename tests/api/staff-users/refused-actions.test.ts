import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditRowsAbout, newVisitor, query, signedIn } from '#tests/support/api/api-under-test.ts';
import { LimitedApi, newPlace } from '#tests/support/api/limited-api.ts';
import { detailsOf, insertTarget } from '#tests/support/people/staff.ts';

const refused = 'staff.action_refused';

let api: LimitedApi;

beforeAll(async () => {
  api = await LimitedApi.start();
});

afterAll(() => api.stop());

test('a change refused to somebody signed out is on record, with nobody as the actor', async () => {
  const { id } = await insertTarget();

  await newVisitor().delete(`/api/admin/users/${id}`, { reason: 'Asked for it' });

  const rows = await auditRowsAbout(id);
  expect(rows).toMatchObject([{ action: refused, actor_user_id: null, target_user_id: id }]);
  expect(detailsOf(rows[0])).toEqual({
    method: 'DELETE',
    path: `/api/admin/users/${id}`,
    code: 'UNAUTHENTICATED',
    reason: 'Please log in first.',
  });
});

test('a change refused to staff is on record, with who it was and why', async () => {
  const [staff, { id }] = [await signedIn('mod'), await insertTarget('admin')];

  await staff.visitor.patch(`/api/mod/users/${id}`, { email_verified: 1 });

  const rows = await auditRowsAbout(id);
  expect(rows).toMatchObject([{ action: refused, actor_user_id: staff.id }]);
  expect(detailsOf(rows[0])).toMatchObject({ method: 'PATCH', code: 'FORBIDDEN' });
});

test('what is not there, not well formed or only looked at is not on record', async () => {
  const [{ visitor }, { id }] = [await signedIn('mod'), await insertTarget()];

  await visitor.get(`/api/admin/users/${id}/2fa/status`);
  await visitor.patch(`/api/mod/users/${id}`, {});
  await visitor.post(`/api/admin/users/${id}/nothing`);

  expect(await auditRowsAbout(id)).toEqual([]);
});

test('every change refused to somebody signed in is on record', async () => {
  const { id } = await insertTarget('admin');
  const { visitor: member } = await api.signedIn();

  for (let tries = 0; tries < 45; tries++) {
    await member.patch(`/api/mod/users/${id}`, { email_verified: 1 });
  }
  const rows = await api.query('SELECT id FROM audit_log WHERE target_user_id = ?', [id]);

  expect(rows).toHaveLength(45);
});

test('somebody signed out is refused and on record thirty times, then sent away', async () => {
  const { id } = await insertTarget();
  const path = `/api/admin/users/${id}/2fa/reset`;
  const [one, other] = [newPlace(), newPlace()];
  const statuses: number[] = [];

  for (let tries = 0; tries < 40; tries++) statuses.push((await api.post(path, {}, one)).status);
  statuses.push((await api.post(path, {}, other)).status);
  const rows = await api.query('SELECT id FROM audit_log WHERE target_user_id = ?', [id]);

  expect(statuses.filter((status) => status === 401)).toHaveLength(31);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(rows).toHaveLength(31);
});

test('nothing that was sent is on record with a refusal', async () => {
  const { id } = await insertTarget();

  await newVisitor().post(`/api/admin/users/${id}/2fa/override?token=hidden-1`, { x: 'hidden-2' });

  const rows = await query('SELECT * FROM audit_log WHERE target_user_id = ?', [id]);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('hidden');
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditRowsAbout, newVisitor, query, signedIn } from '#tests/support/api/api-under-test.ts';
import { LimitedApi } from '#tests/support/api/limited-api.ts';
import { newPlace } from '#tests/support/api/new-place.ts';
import { detailsOf, insertTarget } from '#tests/support/api/staff.ts';

const refused = 'staff.action_refused';

/** Returns the entries whose path names a user, even if they are about no one. */
const rowsNaming = (id: number, at: Pick<LimitedApi, 'query'> = { query }) =>
  at.query('SELECT * FROM audit_log WHERE action = ? AND (details LIKE ? OR details LIKE ?)', [
    refused,
    `%/users/${id}"%`,
    `%/users/${id}/%`,
  ]);

let api: LimitedApi;

beforeAll(async () => {
  api = await LimitedApi.start();
});

afterAll(() => api.stop());

test('a change refused to somebody signed out is on record as nobody’s, not in the history of whom it names', async () => {
  const { id } = await insertTarget();

  await newVisitor().delete(`/api/admin/users/${id}`, { reason: 'Asked for it' });

  const rows = await rowsNaming(id);
  expect(rows).toMatchObject([{ actor_user_id: null, target_user_id: null }]);
  expect(await auditRowsAbout(id)).toEqual([]);
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

test('every change refused to somebody signed in is on record [audit-log-page-7]', async () => {
  const { id } = await insertTarget('admin');
  const { visitor: member } = await api.signedIn();

  for (let tries = 0; tries < 45; tries++) {
    await member.patch(`/api/mod/users/${id}`, { email_verified: 1 });
  }
  const rows = await rowsNaming(id, api);

  expect(rows).toHaveLength(45);
});

test('somebody signed out is refused and on record thirty times, then sent away [limits-times-1]', async () => {
  const { id } = await insertTarget();
  const path = `/api/admin/users/${id}/2fa/reset`;
  const [one, other] = [newPlace(), newPlace()];
  const statuses: number[] = [];

  for (let tries = 0; tries < 40; tries++) statuses.push((await api.post(path, {}, one)).status);
  statuses.push((await api.post(path, {}, other)).status);
  const rows = await rowsNaming(id, api);

  expect(statuses.filter((status) => status === 401)).toHaveLength(31);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(rows).toHaveLength(31);
});

test('nothing that was sent is on record with a refusal [audit-log-page-10]', async () => {
  const { id } = await insertTarget();

  await newVisitor().post(`/api/admin/users/${id}/2fa/override?token=hidden-1`, { x: 'hidden-2' });

  const rows = await rowsNaming(id);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('hidden');
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signIn } from '#tests/support/api/api-under-test.ts';
import { allSealed, verify } from '#tests/support/api/audit-log.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';
import { buildUser } from '#tests/support/people/build-user.ts';
import { freePort } from '#infra/site/ports.ts';
import { roundsOf } from '#tests/support/servers/metrics.ts';
import { until } from '#infra/test-servers/programs.ts';

let api: OwnApi;

beforeAll(async () => {
  api = await OwnApi.start();
});

afterAll(() => api.stop());

const entriesAbout = (id: number) =>
  api.query('SELECT * FROM audit_log WHERE actor_user_id = ? OR target_user_id = ? ORDER BY id', [
    id,
    id,
  ]);

const mailsAbout = (id: number) =>
  api.query('SELECT recipient, sealed_body FROM outbox WHERE user_id = ?', [id]);

/** Makes a user who signed in, asked for a mail, and was deleted by staff. */
async function deletedBy(admin: Awaited<ReturnType<OwnApi['signedIn']>>) {
  const gone = await buildUser(api.place);
  const visitor = api.newVisitor();
  await signIn(visitor, { ...gone, password: 'Wrong-Password-1' });
  await signIn(visitor, gone);
  await visitor.post('/api/auth/forgot-password', { email: gone.email });
  const { status } = await admin.visitor.delete(`/api/admin/users/${gone.id}`, {
    reason: 'Asked for it',
  });
  expect(status).toBe(200);
  return gone;
}

test('after the time set, nothing tells who a deleted person was, and the chain verifies [limits-times-1]', async () => {
  const admin = await api.signedIn('admin');
  const gone = await deletedBy(admin);
  await allSealed(admin.visitor);
  const before = JSON.stringify([await entriesAbout(gone.id), await mailsAbout(gone.id)]);
  expect(before).toContain(gone.username);
  expect(before).toContain(gone.email);

  await api.stop();
  await api.startAgain({ RETENTION_DAYS: '0' });

  const isForgotten = async () => (await entriesAbout(gone.id)).every(({ redaction }) => redaction);
  await until(isForgotten, 'All is forgotten');
  const entries = await entriesAbout(gone.id);
  const after = JSON.stringify([entries, await mailsAbout(gone.id)]);
  expect(after).not.toContain(gone.username);
  expect(after).not.toContain(gone.email);
  expect(await mailsAbout(gone.id)).not.toHaveLength(0);
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'auth.sign_in_failed',
      'auth.login',
      'auth.forgot_password',
      'user.delete',
    ]),
  );
  const isByStaff = (entry: Record<string, unknown>) => entry['actor_user_id'] === admin.id;
  for (const entry of entries) expect(entry['request_ip'] === '').toBe(!isByStaff(entry));
  const again = api.newVisitor();
  await signIn(again, admin);
  await allSealed(again);
  expect(await verify(again)).toMatchObject({ ok: true, broken: null });
});

test('who was not deleted, or not long ago, stays as they were [limits-times-1]', async () => {
  await api.stop();
  await api.startAgain();
  const admin = await api.signedIn('admin');
  const gone = await deletedBy(admin);
  await allSealed(admin.visitor);
  const port = await freePort();
  await api.stop();
  await api.startAgain({ METRICS_PORT: String(port) });
  await until(async () => (await roundsOf('sweeper', port)) > 0, 'What is old is swept');

  expect(JSON.stringify(await entriesAbout(gone.id))).toContain(gone.username);
  expect(await entriesAbout(admin.id)).toEqual(
    expect.arrayContaining([expect.objectContaining({ redaction: null, action: 'auth.login' })]),
  );
});

test('nobody passes a change off as such a removal', async () => {
  const { visitor } = await api.signedIn('admin');
  await allSealed(visitor);
  const [entry] = await api.query(
    'SELECT id, redaction FROM audit_log WHERE redaction IS NOT NULL LIMIT 1',
  );

  await api.query("UPDATE audit_log SET action = 'auth.logout' WHERE id = ?", [
    Number(entry?.['id']),
  ]);

  expect(await verify(visitor)).toMatchObject({
    ok: false,
    broken: { entry_id: entry?.['id'], kind: 'changed' },
  });
});

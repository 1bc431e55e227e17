import { afterEach, expect, test } from '@jest/globals';
import { instant, underTest } from '#tests/support/api/api-under-test.ts';
import { LimitedApi } from '#tests/support/api/limited-api.ts';
import { Visitor } from '#tests/support/api/visitor.ts';
import { buildUser, buildUsers } from '#tests/support/people/build-user.ts';
import { detailsOf } from '#tests/support/api/staff.ts';

let api: LimitedApi;

/** Starts with a hundredth of the limits: 20 rows to read without a confirmation, 100 in all, one weighty act. */
async function startLimited() {
  api = await LimitedApi.start({ RATE_LIMIT_FACTOR: '0.01' });
  const { databaseUrl } = underTest;
  return { dataDir: api.process.dataDir, databaseUrl };
}

afterEach(() => api.stop());

async function signedInAs({ email, password }: { email: string; password: string }) {
  const visitor = new Visitor(api.process.url);
  await visitor.post('/api/auth/login', { identifier: email, password });
  return visitor;
}

test('who reads more people than usual confirms it, and whoever reads on and on waits [limits-times-1]', async () => {
  const place = await startLimited();
  const staff = await buildUser(place, { role: 'mod' });
  await buildUsers(
    place,
    Array.from({ length: 20 }, () => ({})),
  );
  const visitor = await signedInAs(staff);
  const read = async (limit: number) =>
    (await visitor.get(`/api/mod/users?limit=${limit}`)).body['code'];

  const usual = await read(20);
  const confirmed = await read(20);
  await api.query('UPDATE device_sessions SET proved_at = ? WHERE user_id = ?', [
    instant('2026-01-01 00:00:00.000'),
    staff.id,
  ]);
  const unconfirmed = await read(20);
  const codes = [await read(20), await read(20), await read(1)];

  expect([usual, confirmed, unconfirmed]).toEqual([undefined, undefined, 'STEP_UP_REQUIRED']);
  expect(codes).toEqual(['STEP_UP_REQUIRED', 'STEP_UP_REQUIRED', 'RATE_LIMITED']);
});

test('how many people staff have read is on record as one sum, with the place [limits-times-1]', async () => {
  const place = await startLimited();
  const staff = await buildUser(place, { role: 'admin' });
  const visitor = await signedInAs(staff);

  await visitor.get('/api/admin/users?limit=5');
  await visitor.get('/api/admin/users?limit=3');
  await visitor.get(`/api/admin/users/${staff.id}`);
  await api.stop();

  const sql = "SELECT * FROM audit_log WHERE action = 'users.read' AND actor_user_id = ?";
  const rows = await api.query(sql, [staff.id]);
  expect(rows).toMatchObject([{ request_ip: '127.0.0.1', target_user_id: null }]);
  expect(detailsOf(rows[0])).toEqual({ people: 5 + 3 + 1, since: expect.any(String) });
});

test('who un-verifies one after the other is held up as who does many at once [user-management-7]', async () => {
  const place = await startLimited();
  const visitor = await signedInAs(await buildUser(place, { role: 'mod' }));
  const [one, other] = await buildUsers(place, [{}, {}]);
  const unverify = (id = 0) => visitor.patch(`/api/mod/users/${id}`, { email_verified: 0 });

  const answers = [await unverify(one?.id), await unverify(other?.id)];

  expect(answers.map(({ status }) => status)).toEqual([200, 429]);
});

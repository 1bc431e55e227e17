import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type ApiProcess, startApi } from '#infra/test-servers/api-process.ts';
import { type Member, query, underTest } from '#tests/support/api/api-under-test.ts';
import { goodPassword } from '#tests/support/people/build-user.ts';
import { queryDatabase } from '#tests/support/people/database.ts';
import { signedInAt } from '#tests/support/api/staff-elsewhere.ts';

/* An API of its own, over a database of the same kind: only there is no one else an admin. */
let api: ApiProcess;
let databaseUrl = '';

beforeAll(async () => {
  databaseUrl = await emptyDatabase();
  api = await startApi({ environment: { DATABASE_URL: databaseUrl, DEMO_PASSWORD: '' } });
});

afterAll(() => api.service.stop());

async function emptyDatabase(): Promise<string> {
  if (!underTest.databaseUrl) return '';
  await query('CREATE DATABASE campbc_last_admin CHARACTER SET utf8mb4');
  return new URL('/campbc_last_admin', underTest.databaseUrl).href;
}

const database = (sql: string, values?: (string | number | null)[]) =>
  queryDatabase({ dataDir: api.dataDir, databaseUrl }, sql, values);

/** Makes two admins, the only ones. */
async function twoAdmins(): Promise<[Member, Member]> {
  await database("UPDATE users SET role = 'member'");
  return [await signedInAt(api, 'admin', databaseUrl), await signedInAt(api, 'admin', databaseUrl)];
}

async function adminsLeft(): Promise<number[]> {
  const rows = await database("SELECT id FROM users WHERE role = 'admin' AND suspended_at IS NULL");
  return rows.map(({ id }) => Number(id));
}

const demote = ({ visitor }: Member, { id }: Member) =>
  visitor.patch(`/api/admin/users/${id}`, { role: 'member' });
const remove = ({ visitor }: Member, { id }: Member) =>
  visitor.delete(`/api/admin/users/${id}`, { reason: 'Asked for it' });
const suspend = ({ visitor }: Member, { id }: Member) =>
  visitor.put(`/api/admin/users/${id}/suspension`, { reason: 'Gone quiet' });
const leave = ({ visitor }: Member) =>
  visitor.post('/api/account/delete', { password: goodPassword });

test('of two admins who demote each other at the same moment exactly one does, twenty times [people-roles-9]', async () => {
  const [one, other] = await twoAdmins();

  for (let round = 0; round < 20; round++) {
    await database("UPDATE users SET role = 'admin' WHERE id IN (?, ?)", [one.id, other.id]);
    const answers = await Promise.all([demote(one, other), demote(other, one)]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect(await adminsLeft()).toHaveLength(1);
  }
});

test.each(
  [remove, suspend].flatMap((act) => [1, 2, 3, 4].map((round) => ({ act, name: act.name, round }))),
)(
  'of two admins who $name each other at the same moment one stays ($round) [people-roles-9]',
  async ({ act }) => {
    const [one, other] = await twoAdmins();

    const answers = await Promise.all([act(one, other), act(other, one)]);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 401, 403].includes(status))).toBe(true);
    expect(await adminsLeft()).toHaveLength(1);
  },
);

test.each(Array.from({ length: 4 }, (_, round) => [round]))(
  'an admin who demotes the other and leaves at the same moment does only one of the two (%i)',
  async () => {
    const [one, other] = await twoAdmins();
    const elsewhere = { ...one, visitor: one.visitor };

    const answers = await Promise.all([demote(one, other), leave(elsewhere)]);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 401, 409].includes(status))).toBe(true);
    expect(await adminsLeft()).toHaveLength(1);
  },
);

test('five admins who all demote one another in a circle leave at least one, and never wait forever', async () => {
  await database("UPDATE users SET role = 'member'");
  const circle: Member[] = [];
  for (let made = 0; made < 5; made++) circle.push(await signedInAt(api, 'admin', databaseUrl));

  const answers = await Promise.all(
    circle.map((admin, index) => demote(admin, circle[(index + 1) % circle.length] ?? admin)),
  );

  const done = answers.filter(({ status }) => status === 200).length;
  expect(answers.every(({ status }) => [200, 403].includes(status))).toBe(true);
  expect(await adminsLeft()).toHaveLength(circle.length - done);
  expect(done).toBeLessThan(circle.length);
});

test('the last admin is neither demoted nor deleted by whoever was one until just now [people-roles-9]', async () => {
  const [last, former] = await twoAdmins();
  await database("UPDATE users SET role = 'admin_jr' WHERE id = ?", [former.id]);

  expect((await demote(former, last)).status).toBe(403);
  expect((await remove(former, last)).status).toBe(403);
  expect(await adminsLeft()).toEqual([last.id]);
});

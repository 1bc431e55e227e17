import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { query, signIn } from '#tests/support/api/api-under-test.ts';
import { allSealed } from '#tests/support/api/audit-log.ts';
import { queryDatabase } from '#tests/support/api/database.ts';
import { newDatabase, OwnApi } from '#tests/support/api/own-api.ts';
import { buildUser } from '#tests/support/people/build-user.ts';

const password = 'serves-rows-only';
let servingUrl: string;
let api: OwnApi;

beforeAll(async () => {
  const { dataDir, databaseUrl = '' } = await newDatabase();
  const address = new URL(databaseUrl);
  const database = address.pathname.slice(1);
  const user = `serves_${database.slice(-8)}`;
  await query(`CREATE USER ${user} IDENTIFIED BY '${password}'`);
  await query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ${database}.* TO ${user}`);
  Object.assign(address, { username: user, password });
  servingUrl = address.href;
  const place = { dataDir, databaseUrl: servingUrl };
  api = await OwnApi.start(place, { DATABASE_OWNER_URL: databaseUrl });
});

afterAll(() => api.stop());

test('a user who may change no table serves, and the owner brings the tables up to date', async () => {
  const admin = await api.signedIn('admin');
  const member = await buildUser(api.place);

  expect((await signIn(api.newVisitor(), member)).status).toBe(200);
  expect(
    (await admin.visitor.delete(`/api/admin/users/${member.id}`, { reason: 'Asked for it' }))
      .status,
  ).toBe(200);
  await allSealed(admin.visitor);

  const statements = [
    'DROP TABLE outbox',
    'ALTER TABLE users ADD x INT',
    'CREATE TABLE t (id INT)',
  ];
  for (const sql of statements) {
    await expect(queryDatabase({ ...api.place }, sql)).rejects.toThrow(/denied/);
  }
});

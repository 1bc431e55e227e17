import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MariaDb, unfriendlyDefaults } from '#infra/test-servers/mariadb.ts';
import { underTest } from '#tests/support/api/api-under-test.ts';
import { closeConnections } from '#tests/support/people/database.ts';
import { OwnApi } from '#tests/support/api/own-api.ts';

let database: MariaDb;
let api: OwnApi;

/** A server that keeps the text of each statement it receives. */
beforeAll(async () => {
  const keepsTexts = ['--general-log', '--log-output=TABLE'];
  database = await MariaDb.start([...unfriendlyDefaults, ...keepsTexts]);
  const databaseUrl = await database.createDatabase('unfriendly');
  const dataDir = await mkdtemp(join(tmpdir(), 'campbc-session-'));
  api = await OwnApi.start({ dataDir, databaseUrl }, { REDIS_URL: underTest.redisUrl });
});

afterAll(async () => {
  await api.stop();
  await closeConnections();
  await database.stop();
});

test.each(["x' or 1=1#", "x' or sleep(2)#", "x\\' or 1=1#", 'x" or 1=1#', "x'||'y"])(
  'whoever calls themselves %s is nobody',
  async (identifier) => {
    const login = { identifier, password: 'Sturdy7-tent-pole' };

    expect((await api.newVisitor().post('/api/auth/login', login)).status).toBe(401);
  },
);

const mark = `zq7mark'"\\#`;

/** Finds the texts with the mark that the API sends, as whole statements or with the values of one. */
const sent = async (kinds: string) =>
  (
    await api.query(
      `SELECT argument FROM mysql.general_log WHERE command_type IN (${kinds})
       AND argument LIKE '%zq7mark%' AND argument NOT LIKE '%general_log%'`,
    )
  ).map(({ argument }) => String(argument));

test('no text that somebody typed is in the text of a statement', async () => {
  const { visitor, id } = await api.signedIn('admin');
  const asked = encodeURIComponent(mark);

  const answers = [
    await visitor.patch(`/api/users/${id}`, { display_name: mark, bio: mark }),
    await visitor.post('/api/places/lists', { name: mark }),
    await visitor.get(`/api/admin/users?search=${asked}`),
    await visitor.get(`/api/admin/users?search=${asked}&role=admin&sort=created_at`),
    await visitor.get(`/api/admin/audit-logs?q=${asked}&actor=@zq7mark&ip=${asked}`),
    await visitor.get(`/api/admin/outbox?search=${asked}`),
    await visitor.get(`/api/users/by-username/${asked}`),
    await api.newVisitor().post('/api/auth/login', { identifier: mark, password: mark }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([200, 201, 200, 200, 200, 200, 404, 401]);
  expect(await sent("'Query', 'Prepare'")).toEqual([]);
  expect((await sent("'Execute'")).length).toBeGreaterThanOrEqual(answers.length - 2);
});

import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { until } from '#infra/test-servers/programs.ts';
import { query, signIn } from '#tests/support/api/api-under-test.ts';
import { allSealed } from '#tests/support/api/audit-log.ts';
import { queryDatabase } from '#tests/support/people/database.ts';
import { newDatabase, OwnApi } from '#tests/support/api/own-api.ts';
import { buildUser } from '#tests/support/people/build-user.ts';

const password = 'serves-rows-only';
let api: OwnApi;

beforeAll(async () => {
  const { dataDir, databaseUrl = '' } = await newDatabase();
  const place = { dataDir, databaseUrl: await servingAt(databaseUrl) };
  api = await OwnApi.start(place, { DATABASE_OWNER_URL: databaseUrl });
});

/** The same database, by a new user who may change no table. */
async function servingAt(databaseUrl: string): Promise<string> {
  const address = new URL(databaseUrl);
  const database = address.pathname.slice(1);
  const user = `serves_${database.slice(-8)}`;
  await query(`CREATE USER ${user} IDENTIFIED BY '${password}'`);
  await query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ${database}.* TO ${user}`);
  return Object.assign(address, { username: user, password }).href;
}

afterAll(() => api.stop());

test('a user who may change no table serves, and the owner brings the tables up to date [operation-5]', async () => {
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

test('an API that knows no owner waits until the tables were brought up to date by another program [operation-5]', async () => {
  const { dataDir, databaseUrl = '' } = await newDatabase();
  const place = { dataDir, databaseUrl: await servingAt(databaseUrl) };
  const starting = OwnApi.start(place, { MIGRATE_ON_START: 'false' });
  const log = join(dataDir, 'logs/api.log');
  const waits = async () => existsSync(log) && readFileSync(log, 'utf8').includes('not ready yet');
  await until(waits, 'The API waits');

  const env = { ...process.env, DATABASE_OWNER_URL: databaseUrl, DATABASE_URL: '' };
  await promisify(execFile)(process.execPath, ['services/api/src/migrate.ts'], { env });
  const waiting = await starting;

  await until(async () => (await fetch(`${waiting.url}/readyz`)).ok, 'The API is ready');
  expect((await waiting.newVisitor().get('/api/users')).status).toBeLessThan(500);
  await waiting.stop();
});

test('a back-up that its user may not load leaves neither tables nor files, and can be tried again', async () => {
  const { dataDir, databaseUrl = '' } = await newDatabase();
  const file = join(dataDir, '../', `${basename(dataDir)}.backup`);
  const key = `${file}.key`;
  const privateKey = await generateIdentity();
  const BACKUP_PUBLIC_KEY = await identityToRecipient(privateKey);
  writeFileSync(key, privateKey);
  const command = (name: 'main' | 'restore', DATA_DIR: string, DATABASE_URL: string) => {
    const keys = { BACKUP_KEY_FILE: key, BACKUP_PUBLIC_KEY };
    const env = { PATH: process.env['PATH'], ...keys, DATA_DIR, DATABASE_URL };
    return promisify(execFile)(process.execPath, [`infra/backup/${name}.ts`, file], { env });
  };
  await command('main', api.place.dataDir, api.place.databaseUrl ?? '');
  const serving = await servingAt(databaseUrl);

  await expect(command('restore', dataDir, serving)).rejects.toThrow(
    'Nothing of the back-up stays',
  );
  const left = readdirSync(dataDir);
  await command('restore', dataDir, databaseUrl);

  expect(left).toEqual([]);
});

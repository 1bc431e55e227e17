import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { type DatabasePlace, queryDatabase } from '#tests/support/api/database.ts';
import { buildUser } from '#tests/support/people/build-user.ts';

const run = promisify(execFile);

let place: DatabasePlace;
let server: MariaDb | undefined;

beforeAll(async () => {
  const isEmbedded = process.env['TEST_MODE'] === 'embedded';
  if (!isEmbedded) server = await MariaDb.start();
  place = {
    dataDir: await mkdtemp(join(tmpdir(), 'campbc-migrations-')),
    databaseUrl: (await server?.createDatabase('migrated')) ?? '',
  };
}, 60_000);

afterAll(async () => {
  await server?.stop();
  await rm(place.dataDir, { recursive: true });
});

/** Brings the database up to date, then runs code that gets its `migrator`. Returns what that prints, read as JSON. */
async function withMigrator(code: string): Promise<unknown> {
  const env = { DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir };
  const program = `
    import { connectDatabase } from './src/db/connection.ts';
    import { migrate } from './src/db/migrate.ts';
    const db = connectDatabase(${JSON.stringify(env)});
    const migrator = await migrate(db);
    ${code}
    await db.close();`;
  const parameters = ['--input-type=module', '-e', program];
  const { stdout } = await run(process.execPath, parameters, { cwd: 'services/api' });
  return JSON.parse(stdout || 'null');
}

/** Every table and index, as the database itself writes them. */
const readSchema = `
  async function readSchema() {
    const read = async (sql) => (await db.query(sql))[0];
    if (db.getDialect() === 'sqlite')
      return read("SELECT name, sql FROM sqlite_master WHERE name <> 'sqlite_sequence' ORDER BY name");
    const names = (await read('SHOW TABLES')).flatMap((row) => Object.values(row)).sort();
    return Promise.all(names.map((name) => read('SHOW CREATE TABLE ' + name)));
  }`;

/** Takes all migrations back one by one, and runs them again: the tables before and after each. */
const backAndForth = `${readSchema}
  const names = (await migrator.executed()).map(({ name }) => name);
  const steps = [];
  for (const name of names.toReversed()) {
    steps.unshift({ name, before: await readSchema() });
    await migrator.down();
  }
  const empty = await readSchema();
  for (const step of steps) {
    await migrator.up({ step: 1 });
    step.after = await readSchema();
  }
  console.log(JSON.stringify({ steps, empty }));`;

interface BackAndForth {
  steps: { name: string; before: unknown; after: unknown }[];
  empty: unknown;
}

test('each migration that is taken back and run again leaves the same tables', async () => {
  const { steps, empty } = (await withMigrator(backAndForth)) as BackAndForth;

  expect(steps.map(({ name }) => name)).toEqual(expect.arrayContaining(['001-schema']));
  for (const { name, before, after } of steps) expect([name, after]).toEqual([name, before]);
  expect(JSON.stringify(empty)).toContain('migrations');
  expect(JSON.stringify(empty)).not.toContain('users');
}, 120_000);

/** What somebody is searched by, as the database has it. */
async function searchKeyOf(username: string): Promise<string> {
  const sql = 'SELECT search_key FROM users WHERE username = ?';
  const [row] = await queryDatabase(place, sql, [username]);
  return Buffer.from(row?.['search_key'] as Uint8Array).toString();
}

test('who has registered before is found without accents and by real name afterwards', async () => {
  await withMigrator("await migrator.down({ to: '004-search-keys' });");
  await buildUser(place, { username: 'zoe', displayName: 'Zoë Maple' });
  const sql = "UPDATE users SET firstname = 'Amélie', lastname = 'Roy' WHERE username = 'zoe'";
  await queryDatabase(place, sql);

  await withMigrator('');
  expect(await searchKeyOf('zoe')).toBe('zoe\nzoe@mail.example\nzoe maple\n\namelie\nroy');

  await withMigrator("await migrator.down({ to: '004-search-keys' });");
  expect(await searchKeyOf('zoe')).toBe('zoe\nzoe@mail.example\nzoë maple\n');
}, 60_000);

test('a database of a version with other migrations is refused by name', async () => {
  await withMigrator("await migrator.storage.logMigration({ name: '999-other' });");

  await expect(withMigrator('')).rejects.toThrow(/migration 999-other, which this version lacks/);
}, 60_000);

import { beforeAll, expect, test } from '@jest/globals';
import { type DatabasePlace, queryDatabase } from '#tests/support/people/database.ts';
import { newDatabase } from '#tests/support/api/own-api.ts';
import { readSchema, runWithMigrator } from '#tests/support/api/run-migrator.ts';

let place: DatabasePlace;

beforeAll(async () => {
  place = await newDatabase();
});

const withMigrator = (code: string) => runWithMigrator(place, code);

/** Undoes all migrations one by one, and runs them again; returns the tables before and after each. */
const backAndForth = `${readSchema}
  const names = await migrator.executed();
  const steps = [];
  for (const name of names.toReversed()) {
    steps.unshift({ name, before: await readSchema() });
    await migrator.down();
  }
  const empty = await readSchema();
  for (const step of steps) {
    await migrator.up({ max: 1 });
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
});

/** Returns a user's search key, as the database has it. */
async function searchKeyOf(username: string): Promise<string> {
  const sql = 'SELECT search_key FROM users WHERE username = ?';
  const [row] = await queryDatabase(place, sql, [username]);
  return Buffer.from(row?.['search_key'] as Uint8Array).toString();
}

test('who has registered before is found without accents and by real name afterwards [user-management-9]', async () => {
  await withMigrator("await migrator.down({ to: '004-search-keys' });");
  const sql = `INSERT INTO users (username, username_key, email, email_key, password_hash,
      created_at, display_name, firstname, lastname)
    VALUES ('zoe', 'zoe', 'zoe@mail.example', 'zoe@mail.example', '',
      '2026-05-03 19:00:00', 'Zoë Maple', 'Amélie', 'Roy')`;
  await queryDatabase(place, sql);

  await withMigrator('');
  expect(await searchKeyOf('zoe')).toBe('zoe\nzoe@mail.example\nzoe maple\n\namelie\nroy');
  const [row] = await queryDatabase(place, 'SELECT name_key FROM users');
  expect(row?.['name_key']).toBe('zoe maple');

  await withMigrator("await migrator.down({ to: '004-search-keys' });");
  expect(await searchKeyOf('zoe')).toBe('zoe\nzoe@mail.example\nzoë maple\n');
});

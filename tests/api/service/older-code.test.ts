import { expect, test } from '@jest/globals';
import { type DatabasePlace, queryDatabase } from '#tests/support/people/database.ts';
import { newDatabase, OwnApi } from '#tests/support/api/own-api.ts';
import { runWithMigrator } from '#tests/support/api/run-migrator.ts';

/** The tables before each migration and after it, read from an empty database on. */
const everyStep = `
  const read = db.getQueryInterface();
  const rows = async (sql) => (await db.query(sql))[0];
  async function columnsOf(table) {
    const columns = db.getDialect() === 'sqlite'
      ? (await rows('PRAGMA table_xinfo(' + table + ')')).map((row) =>
          [row.name, { type: row.type, isRequired: row.notnull === 1, hasDefault: row.dflt_value !== null }])
      : (await rows('SHOW COLUMNS FROM ' + table)).map((row) =>
          [row.Field, { type: row.Type, isRequired: row.Null === 'NO', hasDefault: row.Default !== null }]);
    return Object.fromEntries(columns);
  }
  async function tables() {
    const names = (await read.showAllTables()).filter((name) => name !== 'migrations');
    const entries = [];
    for (const name of names) {
      const unique = (await read.showIndex(name)).filter((index) => index.unique);
      const uniqueKeys = unique.map(({ fields }) => fields.map(({ attribute }) => attribute).join());
      entries.push([name, { columns: await columnsOf(name), uniqueKeys }]);
    }
    return Object.fromEntries(entries);
  }
  await migrator.down({ to: '' });
  const steps = [];
  for (const name of await migrator.pending()) {
    const before = await tables();
    await migrator.up({ max: 1 });
    steps.push({ name, before, after: await tables() });
  }
  console.log(JSON.stringify(steps));`;

interface Column {
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
}

type Tables = Record<string, { columns: Record<string, Column>; uniqueKeys: string[] }>;

const lengthOf = ({ type }: Column) => Number(/\((\d+)\)/.exec(type)?.[1] ?? 0);
const kindOf = ({ type }: Column) => type.replace(/\(\d+\)/, '');

/** Lists what breaks older code: tables or columns that it reads are gone, or what it writes is refused. */
function broken(before: Tables, after: Tables): string[] {
  return Object.entries(before).flatMap(([table, { columns, uniqueKeys }]) => {
    const now = after[table];
    if (!now) return [`${table} is gone`];
    const known = Object.entries(columns).flatMap(([name, column]) => {
      const changed = now.columns[name];
      if (!changed) return [`${table}.${name} is gone`];
      const isSame = kindOf(changed) === kindOf(column) && lengthOf(changed) >= lengthOf(column);
      const isStricter = changed.isRequired && !column.isRequired;
      return isSame && !isStricter ? [] : [`${table}.${name} takes less`];
    });
    const added = Object.entries(now.columns)
      .filter(([name]) => !(name in columns))
      .filter(([, { isRequired, hasDefault }]) => isRequired && !hasDefault)
      .map(([name]) => `${table}.${name} must be given`);
    const unique = now.uniqueKeys.filter((key) => !uniqueKeys.includes(key));
    return [...known, ...added, ...unique.map((key) => `${table}: ${key} must be unique`)];
  });
}

test('each migration leaves older code what it reads and takes what it writes, unless its name says after which [error-catalogue-8]', async () => {
  const steps = (await runWithMigrator(await newDatabase(), everyStep)) as {
    name: string;
    before: Tables;
    after: Tables;
  }[];

  const expanding = steps.filter(({ name }) => !/-after-\d{3}$/.test(name));
  expect(expanding.length).toBeGreaterThan(15);
  for (const { name, before, after } of expanding) {
    expect([name, broken(before, after)]).toEqual([name, []]);
  }
});

/** Changes the tables in ways that a newer version may. */
async function expand(place: DatabasePlace, migration: string): Promise<void> {
  for (const table of ['users', 'device_sessions', 'audit_log', 'outbox', 'known_devices']) {
    await queryDatabase(place, `ALTER TABLE ${table} ADD COLUMN of_later VARCHAR(20)`);
  }
  await queryDatabase(place, 'CREATE TABLE of_later (id INTEGER PRIMARY KEY)');
  await queryDatabase(place, 'INSERT INTO migrations (name) VALUES (?)', [migration]);
}

test('an API starts on tables that a newer version has expanded, and does its work [error-catalogue-8]', async () => {
  const api = await OwnApi.start();
  await api.stop();
  await expand(api.place, '998-of-later');

  await api.startAgain();

  const member = await api.signedIn('member');
  expect((await member.visitor.patch(`/api/users/${member.id}`, { bio: 'Old code.' })).status).toBe(
    200,
  );
  const admin = await api.signedIn('admin');
  const reason = { reason: 'Asked for it' };
  const removed = await admin.visitor.delete(`/api/admin/users/${member.id}`, reason);
  expect(removed.status).toBe(200);
  await api.stop();
});

const nothing = 'console.log(JSON.stringify(newer));';

test('tables that lack what this version needs are refused by the name of the migration [error-catalogue-8]', async () => {
  const place = await newDatabase();
  await runWithMigrator(place, nothing);
  const insert = 'INSERT INTO migrations (name) VALUES (?)';

  await queryDatabase(place, insert, ['998-newer']);
  expect(await runWithMigrator(place, nothing)).toEqual(['998-newer']);

  await queryDatabase(place, insert, ['999-without-it-after-998']);
  await expect(runWithMigrator(place, nothing)).rejects.toThrow(
    /migration 999-without-it-after-998, which this version lacks/,
  );
});

test('a database of a version with other migrations is refused by name', async () => {
  const place = await newDatabase();
  await runWithMigrator(place, nothing);

  await queryDatabase(place, 'INSERT INTO migrations (name) VALUES (?)', ['002-other']);

  await expect(runWithMigrator(place, nothing)).rejects.toThrow(
    /migration 002-other, which this version lacks/,
  );
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type DatabasePlace, queryDatabase } from '#tests/support/people/database.ts';
import { newDatabase } from './own-api.ts';

/** A new database as a version that was given out had made and filled it (tests/support/databases). */
export async function databaseOf(version: string): Promise<DatabasePlace> {
  const place = await newDatabase();
  const kind = place.databaseUrl ? 'mysql' : 'sqlite';
  const dump = await readFile(`tests/support/databases/${version}.${kind}.sql`, 'utf8');
  if (place.databaseUrl) await fill(place, dump);
  else fillFile(place, dump);
  return place;
}

function fillFile({ dataDir }: DatabasePlace, dump: string): void {
  const file = join(dataDir, 'campbc.sqlite');
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  database.exec(dump);
  database.close();
}

async function fill(place: DatabasePlace, dump: string): Promise<void> {
  await queryDatabase(place, 'SET foreign_key_checks = 0');
  for (const statement of dump.split(/;\n/)) {
    if (statement.trim() !== '') await queryDatabase(place, statement);
  }
  await queryDatabase(place, 'SET foreign_key_checks = 1');
}

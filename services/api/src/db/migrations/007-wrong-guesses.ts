import type { QueryInterface } from 'sequelize';
import { counter, optionalInstant } from '#db/columns.ts';
import { change, named, sql } from '#db/sql.ts';

const added = [
  ['users', 'wrong_passwords', counter],
  ['users', 'wrong_codes', counter],
  ['users', 'told_of_codes_at', optionalInstant],
  ['known_devices', 'wrong_passwords', counter],
] as const;

/** Guesses are counted in a row, so that they end (docs/decisions/sign-in.md#0112). */
export async function up(database: QueryInterface): Promise<void> {
  for (const [table, name, column] of added) await database.addColumn(table, name, column);
}

/** Said in SQL: the library would make SQLite's table anew, without its other rules. */
export async function down({ sequelize }: QueryInterface): Promise<void> {
  for (const [table, name] of added) {
    await change(sequelize, sql`ALTER TABLE ${named(table)} DROP COLUMN ${named(name)}`);
  }
}

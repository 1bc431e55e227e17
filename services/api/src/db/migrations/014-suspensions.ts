import type { QueryInterface } from 'sequelize';
import { optional, optionalInstant } from '#db/columns.ts';
import { change, named, sql } from '#db/sql.ts';

const added = [
  ['suspended_at', optionalInstant],
  ['suspended_until', optionalInstant],
  ['suspension_reason', optional(500)],
] as const;

const index = 'users_by_suspended_at';

/** An account can be kept out for a while (docs/decisions/staff.md#0144). */
export async function up(database: QueryInterface): Promise<void> {
  for (const [name, column] of added) await database.addColumn('users', name, column);
  await database.addIndex('users', ['suspended_at'], { name: index });
}

/** Said in SQL: the library would make SQLite's table anew, without its other rules. */
export async function down(database: QueryInterface): Promise<void> {
  await database.removeIndex('users', index);
  for (const [name] of added) {
    await change(database.sequelize, sql`ALTER TABLE users DROP COLUMN ${named(name)}`);
  }
}

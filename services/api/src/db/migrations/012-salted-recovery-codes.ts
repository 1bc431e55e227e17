import type { QueryInterface } from 'sequelize';
import { optional } from '#db/columns.ts';

/** Recovery codes are kept under a slow hash with a salt. Those from before have none, and stay good. */
export async function up(database: QueryInterface): Promise<void> {
  await database.addColumn('recovery_codes', 'salt', optional(32));
}

/** Said in SQL: the library would make SQLite's table anew, without its other rules. */
export async function down(database: QueryInterface): Promise<void> {
  await database.sequelize.query('ALTER TABLE recovery_codes DROP COLUMN salt');
}

import type { QueryInterface } from 'sequelize';
import { instant, optionalInstant, tableOptions, textKey } from '#db/columns.ts';

const checks = 'write_checks';
const index = 'outbox_by_refusal';

/**
 * Each node writes a row to find out whether the database takes writes (docs/decisions/operations.md#0175).
 * Mails are tried for two days, and remember that their receiver's server refused them for good
 * (docs/decisions/mail.md#0176).
 */
export async function up(database: QueryInterface): Promise<void> {
  await database.createTable(checks, { node: textKey(100), checked_at: instant }, tableOptions);
  await database.addColumn('outbox', 'tried_until', optionalInstant);
  await database.addColumn('outbox', 'refused_at', optionalInstant);
  await database.addIndex('outbox', ['recipient', 'refused_at'], { name: index });
}

/** Said in SQL: the library would make SQLite's table anew, without its other rules. */
export async function down(database: QueryInterface): Promise<void> {
  await database.removeIndex('outbox', index);
  await database.sequelize.query('ALTER TABLE outbox DROP COLUMN refused_at');
  await database.sequelize.query('ALTER TABLE outbox DROP COLUMN tried_until');
  await database.dropTable(checks);
}

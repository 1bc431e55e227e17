import type { QueryInterface } from 'sequelize';
import { instant, optional, requiredText, tableOptions, textKey } from '#db/columns.ts';

/**
 * Links of the audit chain name their key, entries may be redacted, and what is kept of keys that left the
 * setting has a place. Links from before name none: they were made with the first key.
 */
export async function up(database: QueryInterface): Promise<void> {
  await database.addColumn('audit_chain', 'key_id', optional(10));
  await database.addColumn('audit_log', 'redaction', optional(150));
  await database.createTable(
    'kept_keys',
    { id: textKey(10), sealed: requiredText, created_at: instant },
    tableOptions,
  );
}

/** Said in SQL: the library would make SQLite's table anew, without its other rules. */
export async function down(database: QueryInterface): Promise<void> {
  await database.dropTable('kept_keys');
  await database.sequelize.query('ALTER TABLE audit_log DROP COLUMN redaction');
  await database.sequelize.query('ALTER TABLE audit_chain DROP COLUMN key_id');
}

import type { QueryInterface } from 'sequelize';
import { optionalId } from '#db/columns.ts';

/** Mails name the account that they are about, so that its address can be taken out once it is deleted. */
export async function up(database: QueryInterface): Promise<void> {
  await database.addColumn('outbox', 'user_id', optionalId);
  await database.addIndex('outbox', ['user_id'], { name: 'outbox_by_user' });
  await database.sequelize.query(
    'UPDATE outbox SET user_id = (SELECT id FROM users WHERE users.email_key = LOWER(outbox.recipient))',
  );
}

/** Said in SQL: the library would make SQLite's table anew, without its other rules. */
export async function down(database: QueryInterface): Promise<void> {
  await database.removeIndex('outbox', 'outbox_by_user');
  await database.sequelize.query('ALTER TABLE outbox DROP COLUMN user_id');
}

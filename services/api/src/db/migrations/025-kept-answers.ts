import type { QueryInterface } from 'sequelize';
import { instant, ofUser, optionalLongText, required, tableOptions, textKey } from '#db/columns.ts';

/** Calls that happen once, however often they are sent (docs/decisions/api.md#0285). */
export async function up(database: QueryInterface): Promise<void> {
  const answers = {
    key_hash: textKey(64),
    user_id: ofUser,
    request_hash: required(64),
    answer: optionalLongText,
    created_at: instant,
  };
  await database.createTable('kept_answers', answers, tableOptions);
  await database.addIndex('kept_answers', ['created_at'], { name: 'kept_answers_by_age' });
}

export async function down(database: QueryInterface): Promise<void> {
  await database.dropTable('kept_answers');
}

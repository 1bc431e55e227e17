import type { QueryInterface } from 'sequelize';
import { id, instant, ofUser, required, requiredText, tableOptions, textKey } from '#db/columns.ts';

/** Lists look on every device as staff like them (docs/decisions/staff-lists.md#0155). */
export async function up(database: QueryInterface): Promise<void> {
  const preferences = {
    user_id: { ...ofUser, primaryKey: true },
    list: textKey(20),
    view_text: requiredText,
    updated_at: instant,
  };
  const filters = {
    id,
    user_id: ofUser,
    list: required(20),
    name: required(40),
    query: required(2_000),
    created_at: instant,
  };
  await database.createTable('staff_preferences', preferences, tableOptions);
  await database.createTable('saved_filters', filters, tableOptions);
  const ownName = ['user_id', 'list', 'name'];
  await database.addIndex('saved_filters', ownName, { name: 'saved_filters_own', unique: true });
}

export async function down(database: QueryInterface): Promise<void> {
  await database.dropTable('saved_filters');
  await database.dropTable('staff_preferences');
}

import type { QueryInterface } from 'sequelize';

/** One index for lists and searches, in the order of ids: it is read in stretches, at the same time. */
export async function up(tables: QueryInterface): Promise<void> {
  await tables.removeIndex('users', 'users_for_search');
  await tables.removeIndex('users', 'users_for_lists');
  await tables.addIndex('users', listColumns, { name: 'users_for_lists' });
}

/** All that users are filtered, searched and sorted by. */
const listColumns = [
  'id',
  'role_rank',
  'subscribed',
  'email_verified',
  'created_at',
  'last_login',
  'username_key',
  'email_key',
  'search_key',
];

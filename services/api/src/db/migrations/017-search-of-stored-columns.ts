import type { QueryInterface } from 'sequelize';

const places = ['created_at', 'last_login', 'username_key', 'email_key', 'search_key'];
const stored = ['id', 'email_verified', 'role', 'is_paid', 'is_subscriber'];
const computed = ['id', 'role_rank', 'subscribed', 'email_verified'];

/** The last one is as it was, and comes after the others as before. */
const before = {
  users_for_lists: [...computed, ...places],
  users_for_search: [...computed, 'search_key'],
  users_by_suspended_at: ['suspended_at'],
};

/** Databases check conditions within an index, before they read a row, only where none of its columns is computed. */
const after = {
  users_for_lists: [...stored, 'role_rank', 'subscribed', ...places],
  users_for_search: [...stored, 'search_key'],
};

/** Searches read these columns as stored (docs/decisions/staff-lists.md#0139). */
export const up = (database: QueryInterface) => indexAnew(database, after);

export const down = (database: QueryInterface) => indexAnew(database, before);

async function indexAnew(
  database: QueryInterface,
  indexes: Record<string, string[]>,
): Promise<void> {
  for (const [name, fields] of Object.entries(indexes)) {
    await database.removeIndex('users', name);
    await database.addIndex('users', fields, { name });
  }
}

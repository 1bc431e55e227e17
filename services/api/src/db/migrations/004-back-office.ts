import { DataTypes, type QueryInterface, QueryTypes } from 'sequelize';
import { tableOptions } from '#db/columns.ts';
import { searchKeyOf } from '#models/search-key.ts';

/** What staff sort and search users by, and what they look through the audit log by. */
export async function up(tables: QueryInterface): Promise<void> {
  await addUserKeys(tables);
  await addAuditIndexes(tables);
  await tables.addIndex('outbox', ['state', 'id'], { name: 'outbox_by_state' });
}

/** Computed by the database, so that they cannot fall out of step with what they come from. */
const computed = {
  subscribed: 'CASE WHEN is_subscriber = 1 OR is_paid = 1 THEN 1 ELSE 0 END',
  role_rank:
    "CASE role WHEN 'admin' THEN 4 WHEN 'admin_jr' THEN 3 WHEN 'mod' THEN 2 WHEN 'subscriber' THEN 1 ELSE 0 END",
};

/** Filters first, then all that users are sorted and searched by: lists are counted and gathered without a row read. */
const listColumns = [
  'role_rank',
  'subscribed',
  'email_verified',
  'created_at',
  'last_login',
  'username_key',
  'email_key',
  'search_key',
];

async function addUserKeys(tables: QueryInterface): Promise<void> {
  const { sequelize } = tables;
  for (const [column, expression] of Object.entries(computed)) {
    await sequelize.query(
      `ALTER TABLE users ADD COLUMN ${column} TINYINT GENERATED ALWAYS AS (${expression}) VIRTUAL`,
    );
  }
  await sequelize.query('ALTER TABLE users ADD COLUMN search_key VARBINARY(1700)');
  await fillSearchKeys(tables);
  for (const column of ['subscribed', 'role_rank', 'email_verified']) {
    await tables.addIndex('users', [column, 'id'], { name: `users_by_${column}` });
  }
  await tables.addIndex('users', listColumns, { name: 'users_for_lists' });
}

interface NamedRow {
  id: number;
  username: string;
  email: string;
  display_name: string | null;
  location: string | null;
}

async function fillSearchKeys({ sequelize }: QueryInterface): Promise<void> {
  const rows = await sequelize.query<NamedRow>(
    'SELECT id, username, email, display_name, location FROM users',
    { type: QueryTypes.SELECT },
  );
  for (const { id, display_name: displayName, ...row } of rows) {
    await sequelize.query('UPDATE users SET search_key = ? WHERE id = ?', {
      replacements: [searchKeyOf({ ...row, displayName }), id],
    });
  }
}

async function addAuditIndexes(tables: QueryInterface): Promise<void> {
  await tables.addColumn('audit_log', 'proof', { type: DataTypes.STRING(100), allowNull: true });
  await tables.addIndex('audit_log', ['proof'], { unique: true, name: 'audit_log_by_proof' });
  const ways = {
    action: ['action'],
    actor: ['actor_user_id'],
    actor_action: ['actor_user_id', 'action'],
    target: ['target_user_id'],
    target_action: ['target_user_id', 'action'],
    ip: ['request_ip'],
  };
  for (const [name, columns] of Object.entries(ways)) {
    const fields = [...columns, 'created_at', 'id'];
    await tables.addIndex('audit_log', fields, { name: `audit_log_by_${name}` });
  }
  await tables.createTable(
    'audit_chain',
    {
      position: { type: DataTypes.INTEGER, primaryKey: true },
      entry_id: { type: DataTypes.INTEGER, allowNull: false, unique: true },
      hash: { type: DataTypes.STRING(64), allowNull: false },
    },
    tableOptions,
  );
}

import { DataTypes, type QueryInterface } from 'sequelize';

const id = { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true };
const instant = { type: DataTypes.DATE(3), allowNull: false };
const required = (length: number) => ({ type: DataTypes.STRING(length), allowNull: false });

const tableOptions = { charset: 'utf8mb4', collate: 'utf8mb4_bin' };

/** The audit log, the mail outbox, and the server sessions of the embedded mode. */
export async function up(tables: QueryInterface): Promise<void> {
  await tables.createTable(
    'audit_log',
    {
      id,
      created_at: instant,
      action: required(60),
      actor_user_id: { type: DataTypes.INTEGER, allowNull: true },
      target_user_id: { type: DataTypes.INTEGER, allowNull: true },
      request_ip: required(45),
      user_agent: required(300),
      details: { type: DataTypes.JSON, allowNull: false },
    },
    tableOptions,
  );
  await tables.addIndex('audit_log', ['created_at', 'id']);

  await tables.createTable(
    'outbox',
    {
      id,
      recipient: required(254),
      subject: required(200),
      sealed_body: { type: DataTypes.TEXT, allowNull: true },
      state: required(10),
      attempts: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      next_attempt_at: instant,
      last_error: { type: DataTypes.STRING(500), allowNull: true },
      created_at: instant,
      sent_at: { type: DataTypes.DATE(3), allowNull: true },
    },
    tableOptions,
  );
  await tables.addIndex('outbox', ['state', 'next_attempt_at']);

  await tables.createTable(
    'server_sessions',
    {
      sid: { type: DataTypes.STRING(64), primaryKey: true },
      expires: { type: DataTypes.DATE(3), allowNull: true },
      data: { type: DataTypes.TEXT, allowNull: true },
      created_at: instant,
      updated_at: instant,
    },
    tableOptions,
  );
}

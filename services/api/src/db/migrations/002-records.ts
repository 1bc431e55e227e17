import { DataTypes, type QueryInterface } from 'sequelize';
import {
  id,
  instant,
  optionalInstant,
  optionalText,
  optionalId,
  counter,
  required,
  optional,
  tableOptions,
} from '#db/columns.ts';

/** The audit log, the mail outbox, and the server sessions of the embedded mode. */
export async function up(tables: QueryInterface): Promise<void> {
  await tables.createTable(
    'audit_log',
    {
      id,
      created_at: instant,
      action: required(60),
      actor_user_id: optionalId,
      target_user_id: optionalId,
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
      sealed_body: optionalText,
      state: required(10),
      attempts: counter,
      next_attempt_at: instant,
      last_error: optional(500),
      created_at: instant,
      sent_at: optionalInstant,
    },
    tableOptions,
  );
  await tables.addIndex('outbox', ['state', 'next_attempt_at']);

  await tables.createTable(
    'server_sessions',
    {
      sid: { type: DataTypes.STRING(64), primaryKey: true },
      expires: optionalInstant,
      data: optionalText,
      created_at: instant,
      updated_at: instant,
    },
    tableOptions,
  );
}

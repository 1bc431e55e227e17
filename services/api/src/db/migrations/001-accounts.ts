import { DataTypes, type QueryInterface } from 'sequelize';
import {
  id,
  instant,
  optionalInstant,
  flag,
  required,
  optional,
  ofUser,
  tableOptions,
} from '#db/columns.ts';

/** Accounts, the sessions of their devices and the tokens mailed to them. */
export async function up(tables: QueryInterface): Promise<void> {
  await tables.createTable(
    'users',
    {
      id,
      username: required(20),
      username_key: required(40),
      email: required(254),
      email_key: required(254),
      password_hash: required(255),
      firstname: optional(80),
      lastname: optional(80),
      display_name: optional(50),
      avatar_url: optional(500),
      location: optional(80),
      bio: optional(500),
      role: { ...required(16), defaultValue: 'member' },
      is_paid: flag,
      is_subscriber: flag,
      email_verified: flag,
      created_at: instant,
      last_login: optionalInstant,
    },
    tableOptions,
  );
  for (const column of ['username_key', 'email_key']) {
    await tables.addIndex('users', [column], { unique: true });
  }
  for (const column of ['role', 'created_at', 'last_login']) {
    await tables.addIndex('users', [column, 'id']);
  }

  await tables.createTable(
    'device_sessions',
    {
      id: { type: DataTypes.STRING(36), primaryKey: true },
      user_id: ofUser,
      refresh_hash: required(64),
      previous_refresh_hash: optional(64),
      rotated_at: optionalInstant,
      created_at: instant,
      last_seen_at: instant,
      expires_at: instant,
      ip: required(45),
      user_agent: required(300),
    },
    tableOptions,
  );

  await tables.createTable(
    'mailed_tokens',
    {
      hash: { type: DataTypes.STRING(64), primaryKey: true },
      user_id: ofUser,
      purpose: required(20),
      created_at: instant,
      expires_at: instant,
      used_at: optionalInstant,
    },
    tableOptions,
  );
}

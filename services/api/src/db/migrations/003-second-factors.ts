import { DataTypes, type QueryInterface } from 'sequelize';
import {
  instant,
  optionalInstant,
  optionalText,
  optionalId,
  counter,
  required,
  ofUser,
  tableOptions,
} from '#db/columns.ts';

/** Authenticators, recovery codes, passkeys, known devices, and the tokens of unfinished sign-ins. */
export async function up(tables: QueryInterface): Promise<void> {
  await tables.addColumn('users', 'language', { ...required(2), defaultValue: 'en' });
  await tables.addColumn('users', 'twofa_override_until', optionalInstant);
  await tables.addColumn('users', 'twofa_override_by', optionalId);
  await tables.createTable(
    'authenticators',
    {
      user_id: { ...ofUser, primaryKey: true },
      sealed_secret: { type: DataTypes.TEXT, allowNull: false },
      enrolled_at: instant,
      last_verified_at: optionalInstant,
      last_step: counter,
    },
    tableOptions,
  );
  await tables.createTable(
    'recovery_codes',
    {
      hash: { type: DataTypes.STRING(64), primaryKey: true },
      user_id: ofUser,
      created_at: instant,
      used_at: optionalInstant,
    },
    tableOptions,
  );
  await tables.createTable(
    'passkeys',
    {
      id: { type: DataTypes.STRING(400), primaryKey: true },
      user_id: ofUser,
      name: required(60),
      public_key: { type: DataTypes.TEXT, allowNull: false },
      counter: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
      transports: required(200),
      created_at: instant,
      last_used_at: optionalInstant,
    },
    tableOptions,
  );
  await createDeviceTables(tables);
}

async function createDeviceTables(tables: QueryInterface): Promise<void> {
  await tables.createTable(
    'known_devices',
    {
      id: { type: DataTypes.STRING(36), primaryKey: true },
      user_id: ofUser,
      token_hash: required(64),
      ip: required(45),
      user_agent: required(300),
      created_at: instant,
      last_seen_at: instant,
      remembered_until: optionalInstant,
    },
    tableOptions,
  );
  await tables.createTable(
    'sign_in_tokens',
    {
      hash: { type: DataTypes.STRING(64), primaryKey: true },
      user_id: { ...ofUser, allowNull: true },
      purpose: required(20),
      created_at: instant,
      expires_at: instant,
      used_at: optionalInstant,
      tries: counter,
      sealed: optionalText,
    },
    tableOptions,
  );
  await tables.addIndex('sign_in_tokens', ['expires_at']);
}

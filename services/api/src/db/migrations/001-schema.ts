import { DataTypes, type QueryInterface } from 'sequelize';
import {
  counter,
  flag,
  id,
  instant,
  number,
  ofUser,
  optional,
  optionalId,
  optionalInstant,
  optionalText,
  required,
  requiredText,
  tableOptions,
  textKey,
} from '#db/columns.ts';
import { change, named, sql } from '#db/sql.ts';

/* The lengths of the day it was written: a migration that has run is never changed. */

const device = { ip: required(45), user_agent: required(300) };

/** Ordered so that no table refers to a later one. */
const tables = {
  users: {
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
    language: { ...required(2), defaultValue: 'en' },
    second_factor_waived_until: optionalInstant,
    second_factor_waived_by: optionalId,
  },
  device_sessions: {
    id: textKey(36),
    user_id: ofUser,
    refresh_hash: required(64),
    previous_refresh_hash: optional(64),
    rotated_at: optionalInstant,
    created_at: instant,
    last_seen_at: instant,
    expires_at: instant,
    ...device,
  },
  mailed_tokens: {
    hash: textKey(64),
    user_id: ofUser,
    purpose: required(20),
    created_at: instant,
    expires_at: instant,
    used_at: optionalInstant,
  },
  audit_log: {
    id,
    created_at: instant,
    action: required(60),
    actor_user_id: optionalId,
    target_user_id: optionalId,
    request_ip: required(45),
    user_agent: required(300),
    details: { type: DataTypes.JSON, allowNull: false },
    proof: optional(100),
  },
  audit_chain: {
    position: { type: DataTypes.INTEGER, primaryKey: true },
    entry_id: { ...number, unique: true },
    hash: required(64),
  },
  outbox: {
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
  server_sessions: {
    sid: textKey(64),
    expires: optionalInstant,
    data: optionalText,
    created_at: instant,
    updated_at: instant,
  },
  authenticators: {
    user_id: { ...ofUser, primaryKey: true },
    sealed_secret: requiredText,
    enrolled_at: instant,
    last_verified_at: optionalInstant,
    last_step: counter,
  },
  recovery_codes: {
    hash: textKey(64),
    user_id: ofUser,
    created_at: instant,
    used_at: optionalInstant,
  },
  passkeys: {
    id: textKey(400),
    user_id: ofUser,
    name: required(60),
    public_key: requiredText,
    counter: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
    transports: required(200),
    created_at: instant,
    last_used_at: optionalInstant,
  },
  known_devices: {
    id: textKey(36),
    user_id: ofUser,
    token_hash: required(64),
    ...device,
    created_at: instant,
    last_seen_at: instant,
    remembered_until: optionalInstant,
  },
  sign_in_tokens: {
    hash: textKey(64),
    user_id: { ...ofUser, allowNull: true },
    purpose: required(20),
    created_at: instant,
    expires_at: instant,
    used_at: optionalInstant,
    tries: counter,
    sealed: optionalText,
  },
  release_signals: {
    id,
    hour: instant,
    generation: number,
    app: required(60),
    version: required(80),
    channel: required(10),
    kind: required(10),
    phase: required(10),
    reason: required(40),
    load_ms: number,
    times: counter,
  },
};

/** Computed by the database, so that they cannot fall out of step with what they come from. */
const computed = {
  subscribed: sql`CASE WHEN is_subscriber = 1 OR is_paid = 1 THEN 1 ELSE 0 END`,
  role_rank: sql`CASE role WHEN 'admin' THEN 4 WHEN 'admin_jr' THEN 3 WHEN 'mod' THEN 2 WHEN 'subscriber' THEN 1 ELSE 0 END`,
};

const searched = ['id', 'role_rank', 'subscribed', 'email_verified', 'search_key'];
/** Ordered by id, so that stretches of it can be read at the same time. */
const listed = [
  ...searched.slice(0, -1),
  'created_at',
  'last_login',
  'username_key',
  'email_key',
  'search_key',
];
const inTime = (...columns: string[]) => [...columns, 'created_at', 'id'];
const signal = ['hour', 'generation', 'app', 'version', 'channel', 'kind', 'phase', 'reason'];

const unique = true;
const indexes: [table: keyof typeof tables, fields: string[], { name?: string; unique?: true }][] =
  [
    ['users', ['username_key'], { unique }],
    ['users', ['email_key'], { unique }],
    ['users', ['role', 'id'], {}],
    ['users', ['created_at', 'id'], {}],
    ['users', ['last_login', 'id'], {}],
    ['users', ['subscribed', 'id'], { name: 'users_by_subscribed' }],
    ['users', ['role_rank', 'id'], { name: 'users_by_role_rank' }],
    ['users', ['email_verified', 'id'], { name: 'users_by_email_verified' }],
    ['users', listed, { name: 'users_for_lists' }],
    /* Smaller than the one for lists: a search takes three quarters of the time. */
    ['users', searched, { name: 'users_for_search' }],
    ['audit_log', inTime(), {}],
    ['audit_log', ['proof'], { unique, name: 'audit_log_by_proof' }],
    ['audit_log', inTime('action'), { name: 'audit_log_by_action' }],
    ['audit_log', inTime('actor_user_id'), { name: 'audit_log_by_actor' }],
    ['audit_log', inTime('actor_user_id', 'action'), { name: 'audit_log_by_actor_action' }],
    ['audit_log', inTime('target_user_id'), { name: 'audit_log_by_target' }],
    ['audit_log', inTime('target_user_id', 'action'), { name: 'audit_log_by_target_action' }],
    ['audit_log', inTime('request_ip'), { name: 'audit_log_by_ip' }],
    ['outbox', ['state', 'next_attempt_at'], {}],
    ['outbox', ['state', 'id'], { name: 'outbox_by_state' }],
    ['sign_in_tokens', ['expires_at'], {}],
    ['release_signals', [...signal, 'load_ms'], { unique, name: 'release_signals_key' }],
    ['release_signals', ['generation'], { name: 'release_signals_by_generation' }],
    ['release_signals', ['app', 'version'], { name: 'release_signals_by_version' }],
  ];

export async function up(database: QueryInterface): Promise<void> {
  for (const [table, columns] of Object.entries(tables)) {
    await database.createTable(table, columns, tableOptions);
  }
  for (const [column, expression] of Object.entries(computed)) {
    await change(
      database.sequelize,
      sql`ALTER TABLE users ADD COLUMN ${named(column)} TINYINT GENERATED ALWAYS AS (${expression}) VIRTUAL`,
    );
  }
  await database.sequelize.query('ALTER TABLE users ADD COLUMN search_key VARBINARY(1700)');
  for (const [table, fields, options] of indexes) await database.addIndex(table, fields, options);
}

export async function down(database: QueryInterface): Promise<void> {
  for (const table of Object.keys(tables).toReversed()) await database.dropTable(table);
}

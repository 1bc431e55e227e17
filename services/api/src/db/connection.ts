import type { Socket } from 'node:net';
import { join } from 'node:path';
import mysql from 'mysql2';
import { Sequelize, Transaction } from 'sequelize';
import type { Env } from '#env.ts';
import { sqliteDriver } from './sqlite-driver.ts';

/** Longest wait for a free or new connection, in milliseconds. */
const acquireTimeoutMs = 5_000;

/** Milliseconds of silence after which a connection is closed, whether it is idle or hangs. */
const silenceMs = 10_000;

/** The one place that knows which database is used: SQLite in the data folder, or MySQL / MariaDB. */
export function connectDatabase({ DATABASE_URL, DATA_DIR }: Env): Sequelize {
  const common = { logging: false, define: { underscored: true, timestamps: false } } as const;
  if (!DATABASE_URL) {
    return new Sequelize({
      ...common,
      dialect: 'sqlite',
      dialectModule: sqliteDriver,
      storage: join(DATA_DIR, 'campbc.sqlite'),
      transactionType: Transaction.TYPES.IMMEDIATE,
    });
  }
  const db = new Sequelize(DATABASE_URL, {
    ...common,
    dialect: 'mysql',
    dialectModule: mysql,
    dialectOptions: { charset: 'utf8mb4', connectTimeout: acquireTimeoutMs },
    isolationLevel: Transaction.ISOLATION_LEVELS.READ_COMMITTED,
    pool: { max: 10, acquire: acquireTimeoutMs, idle: 30_000 },
    timezone: '+00:00',
  });
  db.addHook('afterConnect', (connection) => limitSilence(db, connection as { stream: Socket }));
  return db;
}

function limitSilence(db: Sequelize, { stream }: { stream: Socket }): void {
  stream.setTimeout(silenceMs);
  stream.on('timeout', () => {
    if (!withPatience.has(db)) stream.destroy();
  });
}

const withPatience = new WeakSet<Sequelize>();

/** Runs work that may keep the database silent for any time, such as altering a large table. */
export async function patiently<T>(db: Sequelize, work: () => Promise<T>): Promise<T> {
  withPatience.add(db);
  try {
    return await work();
  } finally {
    withPatience.delete(db);
  }
}

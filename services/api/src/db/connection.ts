import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import mysql from 'mysql2';
import { Sequelize, Transaction } from 'sequelize';
import type { Env } from '#env.ts';
import { isConflict } from '#errors/database-errors.ts';
import { sqliteDriver } from './sqlite-driver.ts';

/** Longest wait for a free or new connection, in milliseconds. */
const acquireTimeoutMs = 5_000;

/** Milliseconds of silence after which a connection is closed, whether it is idle or hangs. */
const silenceMs = 10_000;

/** How often a transaction that another one undid is done again, and the longest wait before, in milliseconds. */
const mostRepeats = 3;
const longestPauseMs = 50;

/** The database, which does conflicting transactions again. */
export const connectDatabase = (env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Sequelize =>
  repeatingConflicts(open(env));

/**
 * A cluster undoes one of two transactions that get in each other's way, and leaves it to the client to do it
 * again. That is safe: a transaction here changes nothing but rows, and mails leave after its commit.
 */
function repeatingConflicts(db: Sequelize): Sequelize {
  const begin = db.transaction.bind(db) as (...given: unknown[]) => Promise<unknown>;
  /* Without work to do, somebody ends the transaction by themselves. */
  const transaction = (...given: unknown[]) =>
    typeof given.at(-1) === 'function' ? repeating(() => begin(...given)) : begin(...given);
  return Object.assign(db, { transaction });
}

async function repeating<T>(work: () => Promise<T>): Promise<T> {
  for (let repeats = 0; repeats < mostRepeats; repeats += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error)) throw error;
      await wait(Math.random() * longestPauseMs);
    }
  }
  return work();
}

/** The one place that knows which database is used: SQLite in the data folder, or MySQL / MariaDB. */
function open({ DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Sequelize {
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
    dialectOptions: {
      charset: 'utf8mb4',
      connectTimeout: acquireTimeoutMs,
      /* The driver makes values of columns itself, several times faster than Sequelize would. */
      typeCast: true,
      timezone: 'Z',
    },
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

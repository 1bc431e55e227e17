import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from 'mysql2';
import { Sequelize, Transaction } from 'sequelize';
import { addressesIn, databaseServerAt } from '#database-address.ts';
import { isConflict } from '#errors/database-errors.ts';
import { bindAllValues } from './bound-values.ts';
import { DatabaseNodes } from './database-nodes.ts';
import { setUpSession } from './session.ts';
import { sqliteDriver } from './sqlite-driver.ts';
import {
  type StatementWatch,
  watchConnections,
  watchedSqliteDriver,
} from './watched-statements.ts';

/** Longest wait for a free or new connection, in milliseconds. */
const acquireTimeoutMs = 5_000;

/** Milliseconds of silence after which a connection is closed, whether it is idle or hangs. */
const silenceMs = 10_000;

/** Statements that the server keeps ready for one connection: it has room for 16,382 in all. */
const maxPrepared = 200;

/** Maximum repeats of a transaction that another one undid, and the longest wait before each, in milliseconds. */
const maxRepeats = 3;
const longestPauseMs = 50;

export interface Place {
  DATABASE_URL: string;
  DATA_DIR: string;
}

interface Watches {
  /** Called with the host of the node of a cluster that is used from now on. */
  onSwitch?: (host: string) => void;
  onStatement?: StatementWatch;
}

/** The database, which does conflicting transactions again. */
export const connectDatabase = async (env: Place, watches: Watches = {}): Promise<Sequelize> =>
  repeatingConflicts(await open(env, watches));

/**
 * A cluster undoes one of two transactions that get in each other's way, and leaves it to the client to do it
 * again. That is safe: a transaction here changes nothing but rows, and mails leave after its commit.
 */
function repeatingConflicts(db: Sequelize): Sequelize {
  const begin = db.transaction.bind(db) as (...given: unknown[]) => Promise<unknown>;
  /* Without work to do, the caller ends the transaction. */
  const transaction = (...given: unknown[]) =>
    typeof given.at(-1) === 'function' ? repeating(() => begin(...given)) : begin(...given);
  return Object.assign(db, { transaction });
}

async function repeating<T>(work: () => Promise<T>): Promise<T> {
  for (let repeats = 0; repeats < maxRepeats; repeats += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error)) throw error;
      await wait(Math.random() * longestPauseMs);
    }
  }
  return work();
}

/** One connection, which may stay silent for any time, such as while it alters a large table. */
export const connectOnce = (env: Place): Promise<Sequelize> =>
  open(env, { connections: 1, isPatient: true });

interface Options extends Watches {
  connections?: number;
  isPatient?: boolean;
}

const common = { logging: false, define: { underscored: true, timestamps: false } } as const;

/** Sequelize need not set the zone by itself. Its types do not know of this. */
const hasOwnSession = { keepDefaultTimezone: true };

/** The one place that knows which database is used: SQLite in the data folder, or MySQL / MariaDB. */
async function open({ DATABASE_URL, DATA_DIR }: Place, options: Options = {}): Promise<Sequelize> {
  const db = DATABASE_URL ? await openServer(DATABASE_URL, options) : openFile(DATA_DIR, options);
  bindAllValues(db);
  return db;
}

const openFile = (folder: string, { onStatement }: Options): Sequelize =>
  new Sequelize({
    ...common,
    dialect: 'sqlite',
    dialectModule: onStatement ? watchedSqliteDriver(onStatement) : sqliteDriver,
    storage: join(folder, 'campbc.sqlite'),
    transactionType: Transaction.TYPES.IMMEDIATE,
  });

async function openServer(
  url: string,
  { connections = 10, isPatient = false, onSwitch, onStatement }: Options,
): Promise<Sequelize> {
  /* Work that a site on SQLite does not need. */
  const { default: mysql } = await import('mysql2');
  const [server, ...others] = addressesIn(url).map(databaseServerAt);
  if (!server) throw new Error('There is no address of a database.');
  const nodes = others.length > 0 ? new DatabaseNodes([server, ...others], onSwitch) : null;
  const db = new Sequelize(server.url.href, {
    ...common,
    dialect: 'mysql',
    dialectModule: mysql,
    dialectOptions: {
      charset: 'utf8mb4',
      connectTimeout: acquireTimeoutMs,
      /* The driver makes values of columns itself, several times faster than Sequelize would. */
      typeCast: true,
      timezone: 'Z',
      maxPreparedStatements: maxPrepared,
      ...(server.tls && { ssl: server.tls }),
      ...(nodes && { stream: () => nodes.chosen.open() }),
    },
    pool: { max: connections, acquire: acquireTimeoutMs, idle: 30_000 },
    timezone: '+00:00',
    ...hasOwnSession,
  });
  db.addHook('afterConnect', async (opened) => {
    const connection = opened as DriverConnection;
    if (!isPatient) limitSilence(connection);
    await setUpSession(connection.promise(), { isPatient });
  });
  if (onStatement) watchConnections(db, onStatement);
  if (nodes) followNodes(db, nodes);
  return db;
}

/** A connection of the driver, as Sequelize's pool holds it. */
type DriverConnection = Connection & { stream: Socket };

/** Sequelize's own, which says of a connection whether it may be used again. */
interface Manager {
  validate: (connection: DriverConnection) => boolean;
}

/** Opens every connection to the node in use, and keeps none to another once the work under way there is done. */
function followNodes(db: Sequelize, nodes: DatabaseNodes): void {
  db.addHook('beforeConnect', async (config) => {
    const { hostname, username, password } = await nodes.current();
    Object.assign(config, {
      /* The certificate must name it. */
      host: hostname,
      username: decodeURIComponent(username),
      password: decodeURIComponent(password),
    });
  });
  const manager = db.connectionManager as unknown as Manager;
  const isUsable = manager.validate.bind(manager);
  manager.validate = (connection) => isUsable(connection) && nodes.chosen.has(connection.stream);
  const close = db.close.bind(db);
  Object.assign(db, { close: () => (nodes.stop(), close()) });
}

function limitSilence({ stream }: DriverConnection): void {
  stream.setTimeout(silenceMs);
  stream.on('timeout', () => stream.destroy());
}

import type { Connection } from 'mysql2';
import {
  DatabaseError,
  type InferAttributes,
  type Model,
  type ModelStatic,
  QueryTypes,
  type Sequelize,
} from 'sequelize';
import { DeviceSession } from '#models/device-session.ts';
import { type StoredUser, User } from '#models/user.ts';
import { isOpenAs } from './session-strength.ts';
import { isSuspended } from './suspension.ts';

/** An open device session and its user as stored now, as plain values. */
export interface Identity {
  user: StoredUser;
  session: InferAttributes<DeviceSession>;
}

/** A statement is prepared for each of these numbers of sessions; what is missing is filled up. */
const sizes = [1, 2, 4, 8, 16, 32, 64] as const;
const largest = 64;

/**
 * Finds out whose sessions are asked for. Those that are asked for within one turn of the event loop are read by
 * one statement, which is sent afterwards: nobody is told what was stored before they asked
 * (docs/decisions/0159-identity-in-one-statement.md).
 */
export class Identities {
  private readonly db: Sequelize;
  private readonly columns: Columns;
  private waiting = new Map<string, PromiseWithResolvers<Identity | null>>();

  constructor(db: Sequelize) {
    this.db = db;
    this.columns = columnsOf();
  }

  /** Null when there is no such session, when it has ended, and when its user is kept out. */
  find(sessionId: string): Promise<Identity | null> {
    if (this.waiting.size === 0) setImmediate(() => this.readAll());
    const asked = this.waiting.get(sessionId) ?? Promise.withResolvers<Identity | null>();
    this.waiting.set(sessionId, asked);
    return asked.promise;
  }

  private readAll(): void {
    const all = [...this.waiting];
    this.waiting = new Map();
    for (let start = 0; start < all.length; start += largest) {
      void this.answer(all.slice(start, start + largest));
    }
  }

  private async answer(asked: [string, PromiseWithResolvers<Identity | null>][]): Promise<void> {
    try {
      const found = await this.read(asked.map(([id]) => id));
      for (const [id, { resolve }] of asked) resolve(found.get(id) ?? null);
    } catch (error) {
      for (const [, { reject }] of asked) reject(error);
    }
  }

  private async read(ids: string[]): Promise<Map<string, Identity>> {
    const size = sizes.find((each) => each >= ids.length) ?? largest;
    const filled = Array.from({ length: size }, (_, index) => ids[index] ?? ids[0] ?? '');
    const places = filled.map((_, index) => `$${index + 1}`).join(', ');
    const sql = `${this.columns.select} WHERE s.id IN (${places})`;
    const rows = await selectPrepared(this.db, sql, filled);
    const identities = rows.map((row) => identityIn(row, this.columns));
    return new Map(identities.filter(isIn).map((identity) => [identity.session.id, identity]));
  }
}

/**
 * Rows of a statement that is prepared once for each connection; values are `$1`, `$2` and so on, in order.
 * Sequelize takes as long about such a statement as everything else about the call, so on MySQL it lends its
 * connection alone.
 * @throws what Sequelize throws
 */
async function selectPrepared(db: Sequelize, sql: string, values: string[]): Promise<Row[]> {
  if (db.getDialect() === 'sqlite') {
    return db.query<Row>(sql, { bind: values, type: QueryTypes.SELECT, raw: true });
  }
  const connection = await db.connectionManager.getConnection({ type: 'read' });
  try {
    const text = sql.replaceAll(/\$\d+/g, '?');
    return (await executed(connection as Connection, text, values)) as Row[];
  } catch (error) {
    throw new DatabaseError(error as Error & { sql: string });
  } finally {
    db.connectionManager.releaseConnection(connection);
  }
}

function executed(connection: Connection, sql: string, values: string[]): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  connection.execute(sql, values, (error, rows) => (error ? reject(error) : resolve(rows)));
  return promise;
}

const isIn = ({ user, session }: Identity) => !isSuspended(user) && isOpenAs(user.role, session);

type Row = Record<string, unknown>;

/** Where in a row of the statement an attribute is, and whether SQLite keeps it as text. */
interface Column {
  attribute: string;
  alias: string;
  isInstant: boolean;
}

interface Columns {
  select: string;
  user: Column[];
  session: Column[];
}

function columnsOf(): Columns {
  const user = columnsIn(User, 'u').filter(({ attribute }) => attribute !== 'searchKey');
  const session = columnsIn(DeviceSession, 's');
  const selected = [...user, ...session].map(({ field, alias }) => `${field} AS ${alias}`);
  return {
    select: `SELECT ${selected.join(', ')} FROM device_sessions s JOIN users u ON u.id = s.user_id`,
    user,
    session,
  };
}

const columnsIn = (model: ModelStatic<Model>, table: string) =>
  Object.entries(model.getAttributes()).map(([attribute, { field = attribute, type }]) => ({
    attribute,
    field: `${table}.${field}`,
    alias: `${table}_${attribute}`,
    isInstant: String(type).startsWith('DATE'),
  }));

const identityIn = (row: Row, { user, session }: Columns) =>
  ({ user: valuesIn(row, user), session: valuesIn(row, session) }) as unknown as Identity;

function valuesIn(row: Row, columns: Column[]): Row {
  const values: Row = {};
  for (const { attribute, alias, isInstant } of columns) {
    const value = row[alias];
    values[attribute] = isInstant && typeof value === 'string' ? new Date(value) : value;
  }
  return values;
}

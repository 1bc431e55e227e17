import type { InferAttributes, Model, ModelStatic, Sequelize } from 'sequelize';
import { isSqlite, joined, named, read, readByTable, sql, type Sql } from '#db/sql.ts';
import { DeviceSession } from '#models/device-session.ts';
import { type StoredUser, User } from '#models/user.ts';
import { isOpen } from './device-sessions.ts';
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
 * Finds sessions and their users. All that are asked for within one turn of the event loop are read by one
 * statement, which is sent afterwards: no caller gets what was stored before they asked
 * (docs/decisions/sessions.md#0159).
 */
export class Identities {
  private readonly select: Select;
  private waiting = new Map<string, PromiseWithResolvers<Identity | null>>();

  constructor(db: Sequelize) {
    this.select = isSqlite(db) ? selectInSqlite(db) : selectInMySql(db);
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
    const identities = await this.select(filled);
    return new Map(identities.filter(isIn).map((identity) => [identity.session.id, identity]));
  }
}

const isIn = ({ user, session }: Identity) => !isSuspended(user) && isOpen(session);

/** Reads sessions and their users, by a statement that is prepared once for each connection and number of ids. */
type Select = (ids: string[]) => Promise<Identity[]>;

function selectInSqlite(db: Sequelize): Select {
  const { user, session } = columnsOfBoth();
  const columns = joined(
    [...user, ...session].map(({ field, alias }) => sql`${named(field)} AS ${named(alias)}`),
    ', ',
  );
  return async (ids) => {
    const rows = await read<Row>(db, statementOf(columns, ids));
    return rows.map((row) => {
      const identity: unknown = { user: valuesIn(row, user), session: valuesIn(row, session) };
      return identity as Identity;
    });
  };
}

function selectInMySql(db: Sequelize): Select {
  const { user, session } = columnsOfBoth();
  const columns = joined(
    [...user, ...session].map((each) => sql`${named(each.field)} AS \`${named(each.attribute)}\``),
    ', ',
  );
  return async (ids) => {
    const rows = await readByTable<NestedRow>(db, statementOf(columns, ids));
    return rows.map(({ u, s }) => ({ user: u, session: s }));
  };
}

/** A row of the statement on MySQL, by its names for the tables. */
interface NestedRow {
  u: Identity['user'];
  s: Identity['session'];
}

const statementOf = (columns: Sql, ids: string[]) =>
  sql`SELECT ${columns} FROM device_sessions s JOIN users u ON u.id = s.user_id WHERE s.id IN (${ids})`;

/** A column of the statement, and its name where one object has those of both tables. */
interface Column {
  attribute: string;
  field: string;
  alias: string;
  /** SQLite keeps times as text. */
  isInstant: boolean;
}

const neverRead = new Set(['searchKey', 'nameKey']);

const columnsOfBoth = () => ({
  user: columnsIn(User, 'u').filter(({ attribute }) => !neverRead.has(attribute)),
  session: columnsIn(DeviceSession, 's'),
});

const columnsIn = (model: ModelStatic<Model>, table: string): Column[] =>
  Object.entries(model.getAttributes()).map(([attribute, { field = attribute, type }]) => ({
    attribute,
    field: `${table}.${field}`,
    alias: `${table}_${attribute}`,
    isInstant: String(type).startsWith('DATE'),
  }));

type Row = Record<string, unknown>;

function valuesIn(row: Row, columns: Column[]): Row {
  const values: Row = {};
  for (const { attribute, alias, isInstant } of columns) {
    const value = row[alias];
    values[attribute] = isInstant && typeof value === 'string' ? new Date(value) : value;
  }
  return values;
}

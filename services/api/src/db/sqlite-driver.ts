import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/*
 * The part of the node-sqlite3 interface that Sequelize uses, over Node's own SQLite, so that
 * nothing has to be compiled. Node's calls are synchronous: waiting inside them for a lock that
 * another connection of this very process holds would never end. So the driver never waits inside
 * SQLite; it tries again from a timer until the deadline.
 */

const busyDeadlineMs = 10_000;
const SQLITE_BUSY = 5;

type Parameters = SQLInputValue[] | Record<string, unknown>;
type Callback = (this: Statement, error: Error | null, rows?: unknown[]) => void;

/** What a callback gets as `this`. Sequelize recognizes it by its class name. */
class Statement {
  readonly lastID: number;
  readonly changes: number;

  constructor(lastID: number, changes: number) {
    this.lastID = lastID;
    this.changes = changes;
  }
}

class Database {
  readonly filename: string;
  uuid?: string;
  private readonly connection: DatabaseSync | undefined;

  constructor(filename: string, _mode: number, opened: (error: Error | null) => void) {
    this.filename = filename;
    try {
      this.connection = new DatabaseSync(filename, { timeout: 0 });
      this.connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
      queueMicrotask(() => opened(null));
    } catch (error) {
      queueMicrotask(() => opened(error as Error));
    }
  }

  serialize(work: () => void): void {
    work();
  }

  run(sql: string, parameters?: Parameters, done?: Callback): this {
    this.execute({ sql, parameters, done, startedAt: Date.now() });
    return this;
  }

  all(sql: string, ...rest: [Callback] | [Parameters, Callback]): this {
    const [parameters, done] = rest.length === 1 ? [undefined, rest[0]] : rest;
    this.execute({ sql, parameters, done, startedAt: Date.now() });
    return this;
  }

  close(done?: (error: Error | null) => void): void {
    this.connection?.close();
    done?.(null);
  }

  private execute(call: Execution): void {
    const { done = () => undefined } = call;
    try {
      const { statement, rows } = this.answer(call);
      queueMicrotask(() => done.call(statement, null, rows));
    } catch (error) {
      const code = resultCodeOf(error);
      if (isBusy(code) && Date.now() - call.startedAt < busyDeadlineMs) {
        setTimeout(() => this.execute(call), 2 + Math.random() * 12);
        return;
      }
      queueMicrotask(() => done.call(new Statement(0, 0), named(error as Error, code), []));
    }
  }

  private answer({ sql, parameters }: Execution) {
    if (!this.connection) throw new Error('The database is not open.');
    const prepared = this.connection.prepare(sql);
    prepared.setAllowUnknownNamedParameters(true);
    const { named: byName, ordered } = bindable(parameters);
    if (prepared.columns().length > 0) {
      return { statement: new Statement(0, 0), rows: prepared.all(byName, ...ordered) };
    }
    const { lastInsertRowid, changes } = prepared.run(byName, ...ordered);
    return { statement: new Statement(Number(lastInsertRowid), Number(changes)), rows: [] };
  }
}

interface Execution {
  sql: string;
  parameters: Parameters | undefined;
  done: Callback | undefined;
  startedAt: number;
}

interface Bound {
  named: Record<string, SQLInputValue>;
  ordered: SQLInputValue[];
}

function bindable(parameters: Parameters = []): Bound {
  if (Array.isArray(parameters)) return { named: {}, ordered: parameters.map(bindableValue) };
  const entries = Object.entries(parameters).map(([key, value]) => [key, bindableValue(value)]);
  return { named: Object.fromEntries(entries) as Bound['named'], ordered: [] };
}

function bindableValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value);
  return value === undefined ? null : (value as SQLInputValue);
}

/** The extended result code (https://www.sqlite.org/rescode.html). */
function resultCodeOf(error: unknown): number {
  return (error as { errcode?: number }).errcode ?? 0;
}

const isBusy = (code: number) => (code & 0xff) === SQLITE_BUSY;

/** The codes that tell Sequelize which constraint was broken. */
const constraintNames = new Map([
  [787, 'SQLITE_CONSTRAINT_FOREIGNKEY'],
  [1555, 'SQLITE_CONSTRAINT_PRIMARYKEY'],
  [2067, 'SQLITE_CONSTRAINT_UNIQUE'],
]);

function named(error: Error, code: number): Error {
  const name = isBusy(code) ? 'SQLITE_BUSY' : constraintNames.get(code);
  return Object.assign(error, { code: name ?? 'SQLITE_ERROR' });
}

/** Given to Sequelize as its `dialectModule` (docs/decisions/0038-node-sqlite.md). */
export const sqliteDriver = {
  Database,
  OPEN_READONLY: 1,
  OPEN_READWRITE: 2,
  OPEN_CREATE: 4,
};

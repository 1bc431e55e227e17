import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';

/*
 * The part of the node-sqlite3 interface that Sequelize uses, over Node's own SQLite, so that
 * nothing has to be compiled. Node's calls are synchronous: waiting inside them for a lock that
 * another connection of this very process holds would never end. So the driver never waits inside
 * SQLite: statements that find a lock stand in line until the deadline.
 */

const busyDeadlineMs = 10_000;
/** The one wait inside SQLite: while another process makes a new file, or mends one after it was killed. */
const openingTimeoutMs = 2_000;
/** Time between two tries of the first in line, while another process has the lock. */
const pollIntervalMs = 5;
const SQLITE_BUSY = 5;

/** Settings that statements rely on, and their values in SQLite. A database in memory has its journal there. */
const settings = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON';
const expected: readonly [statement: string, values: readonly unknown[]][] = [
  ['PRAGMA journal_mode', ['wal', 'memory']],
  ['PRAGMA synchronous', [1]],
  ['PRAGMA foreign_keys', [1]],
];

/** Prepared statements kept for each connection: preparing one takes ten times longer than running it. */
const maxPrepared = 200;

interface PreparedStatement {
  statement: StatementSync;
  hasRows: boolean;
}

type Parameters = SQLInputValue[] | Record<string, unknown>;
type Callback = (this: Statement, error: Error | null, rows?: unknown[]) => void;

/** Passed to callbacks as `this`. Sequelize recognizes it by its class name. */
class Statement {
  readonly lastID: number;
  readonly changes: number;

  constructor(lastID: number, changes: number) {
    this.lastID = lastID;
    this.changes = changes;
  }
}

/**
 * The statements that wait for the lock of one file. The first gets it as soon as this process gives it back, so
 * that none waits longer than those that came before, however many write.
 */
class LockLine {
  /** Each returns true once it has ended, one way or the other. */
  private readonly waiting: (() => boolean)[] = [];
  private timer: NodeJS.Timeout | undefined;
  private isAdvancing = false;

  join(attempt: () => boolean): void {
    this.waiting.push(attempt);
    this.timer ??= setInterval(() => this.advance(), pollIntervalMs);
  }

  advance(): void {
    if (this.isAdvancing) return;
    this.isAdvancing = true;
    while (this.waiting[0]?.()) this.waiting.shift();
    this.isAdvancing = false;
    if (this.waiting.length > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}

const lines = new Map<string, LockLine>();

function lineOf(filename: string): LockLine {
  const line = lines.get(filename) ?? new LockLine();
  lines.set(filename, line);
  return line;
}

class Database {
  readonly filename: string;
  uuid?: string;
  private readonly line: LockLine;
  private connection: DatabaseSync | undefined;
  private readonly prepared = new LRUCache<string, PreparedStatement>({ max: maxPrepared });

  constructor(filename: string, _mode: number, opened: (error: Error | null) => void) {
    this.filename = filename;
    this.line = lineOf(filename);
    try {
      this.connection = openAt(filename);
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

  protected execute(call: Execution): void {
    if (!this.attempt(call)) this.line.join(() => this.attempt(call));
    if (!this.connection?.isTransaction) this.line.advance();
  }

  /** @returns false where a lock is in the way and there is time left. */
  private attempt(call: Execution): boolean {
    const { done = () => undefined } = call;
    try {
      const { statement, rows } = this.answer(call);
      queueMicrotask(() => done.call(statement, null, rows));
    } catch (error) {
      const code = resultCodeOf(error);
      if (isBusy(code) && Date.now() - call.startedAt < busyDeadlineMs) return false;
      queueMicrotask(() => done.call(new Statement(0, 0), named(error as Error, code), []));
    }
    return true;
  }

  private answer({ sql, parameters }: Execution) {
    const { statement, hasRows } = this.prepare(sql);
    const { named: byName, ordered } = bindable(parameters);
    if (hasRows) {
      return { statement: new Statement(0, 0), rows: statement.all(byName, ...ordered) };
    }
    const { lastInsertRowid, changes } = statement.run(byName, ...ordered);
    return { statement: new Statement(Number(lastInsertRowid), Number(changes)), rows: [] };
  }

  /** SQLite itself prepares again what a change of the tables has outdated. */
  private prepare(sql: string): PreparedStatement {
    this.connection ??= openAt(this.filename);
    const kept = this.prepared.get(sql);
    if (kept) return kept;
    const statement = this.connection.prepare(sql);
    statement.setAllowUnknownNamedParameters(true);
    const made = { statement, hasRows: statement.columns().length > 0 };
    this.prepared.set(sql, made);
    return made;
  }
}

/** @throws when the file cannot be opened, or its system keeps SQLite from what is asked of it. */
function openAt(filename: string): DatabaseSync {
  const connection = new DatabaseSync(filename, { timeout: openingTimeoutMs });
  try {
    connection.exec(settings);
    for (const [statement, values] of expected) {
      const [found] = Object.values(connection.prepare(statement).get() ?? {});
      if (!values.includes(found))
        throw new Error(`SQLite does not keep to its settings: ${statement} is ${String(found)}.`);
    }
    connection.exec('PRAGMA busy_timeout = 0');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

export interface Execution {
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

/** Names by which Sequelize and `isPassing` know errors: a broken constraint, or what keeps a write from the disk. */
const namesOfCodes = new Map([
  [787, 'SQLITE_CONSTRAINT_FOREIGNKEY'],
  [1555, 'SQLITE_CONSTRAINT_PRIMARYKEY'],
  [2067, 'SQLITE_CONSTRAINT_UNIQUE'],
  [8, 'SQLITE_READONLY'],
  [10, 'SQLITE_IOERR'],
  [13, 'SQLITE_FULL'],
  [14, 'SQLITE_CANTOPEN'],
]);

function named(error: Error, code: number): Error {
  const name = namesOfCodes.get(code) ?? namesOfCodes.get(code & 0xff);
  return Object.assign(error, { code: isBusy(code) ? 'SQLITE_BUSY' : (name ?? 'SQLITE_ERROR') });
}

/** Given to Sequelize as its `dialectModule` (docs/decisions/stores.md#0038). */
export const sqliteDriver = {
  Database,
  OPEN_READONLY: 1,
  OPEN_READWRITE: 2,
  OPEN_CREATE: 4,
};

import type { Sequelize } from 'sequelize';
import { type Execution, sqliteDriver } from './sqlite-driver.ts';

/** Called when a statement is sent; what it gives is called when its answer is there. */
export type StatementWatch = (sql: string) => (error: unknown) => void;

/** Several watches as one; a watch may leave out a statement by giving nothing. */
export const watchedBy =
  (...watches: ((sql: string) => ReturnType<StatementWatch> | undefined)[]): StatementWatch =>
  (sql) => {
    const ends = watches.map((watch) => watch(sql));
    return (error) => {
      for (const end of ends) end?.(error);
    };
  };

/** The SQLite driver, all of whose statements are watched. */
export function watchedSqliteDriver(watch: StatementWatch): typeof sqliteDriver {
  class Database extends sqliteDriver.Database {
    protected override execute(call: Execution): void {
      super.execute({ ...call, done: ended(watch(call.sql), call.done) });
    }
  }
  return { ...sqliteDriver, Database };
}

/** A connection of the MySQL driver: both of its ways to send a statement end with a callback. */
interface Connection {
  query: Send;
  execute: Send;
}

type Send = (statement: string | { sql: string }, ...rest: unknown[]) => unknown;

/** Watches all statements of MySQL connections, no matter which code sends them. */
export function watchConnections(db: Sequelize, watch: StatementWatch): void {
  db.addHook('afterConnect', (opened) => {
    const connection = opened as Connection;
    connection.query = watched(connection.query.bind(connection), watch);
    connection.execute = watched(connection.execute.bind(connection), watch);
  });
}

const watched =
  (send: Send, watch: StatementWatch): Send =>
  (statement, ...rest) => {
    const done = rest.at(-1);
    if (typeof done !== 'function') return send(statement, ...rest);
    const sql = typeof statement === 'string' ? statement : statement.sql;
    return send(statement, ...rest.slice(0, -1), ended(watch(sql), done as Done));
  };

type Done = (error: unknown, ...given: unknown[]) => void;

/** Ends the watch, and then passes the answer on. */
function ended<Callback extends (...given: never[]) => void>(
  end: (error: unknown) => void,
  done: Callback | undefined,
): Callback {
  return function (this: ThisParameterType<Callback>, ...given: Parameters<Callback>) {
    end(given[0]);
    done?.apply(this, given);
  } as Callback;
}

/** Maximum length of a statement that is reported, in characters. */
const maxTold = 2_000;

/** MySQL has a quote within a text behind a backslash as well; SQLite doubles it, and a backslash is a letter. */
const texts = {
  mysql: /(['"])(?:(?!\1)[^\\]|\\.|\1\1)*(?:\1|$)/gs,
  sqlite: /(['"])(?:(?!\1).|\1\1)*(?:\1|$)/gs,
};
const numbers = /(?<![\w$`.])-?\d[\w.+]*/g;
const lists = /\((?:\?|\$\d+)(?:,\s*(?:\?|\$\d+))+\)/g;

/** A statement with `?` for each value that stands in it: those are hashes, tokens, addresses of people. */
export const withoutValues = (sql: string, dialect: keyof typeof texts): string =>
  sql
    .replaceAll(texts[dialect], '?')
    .replaceAll(numbers, '?')
    .replaceAll(lists, '(?, …)')
    .slice(0, maxTold);

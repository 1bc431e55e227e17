import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import mysql from 'mysql2/promise';

type Row = Record<string, unknown>;

/** The place where the API under test keeps its rows. */
export interface DatabasePlace {
  dataDir: string;
  /** Left out, or empty, where they are in SQLite. */
  databaseUrl?: string;
}

/** A value that replaces a `?`; bytes are what SQLite calls a blob. */
export type SqlValue = string | number | null | Uint8Array;

/** A time in UTC, such as `2020-01-01 00:00:00.000`, as a database holds it. */
export const instantIn = ({ databaseUrl }: DatabasePlace, text: string) =>
  databaseUrl ? text : `${text} +00:00`;

/** Runs one statement outside the API, to arrange or to look; values replace `?`. */
export async function queryDatabase(
  { dataDir, databaseUrl }: DatabasePlace,
  sql: string,
  values: SqlValue[] = [],
): Promise<Row[]> {
  if (databaseUrl) {
    const [rows] = await (await connectionTo(databaseUrl)).query(sql, values);
    return Array.isArray(rows) ? (rows as Row[]) : [];
  }
  const database = new DatabaseSync(join(dataDir, 'campbc.sqlite'), { timeout: 5_000 });
  try {
    return database.prepare(sql).all(...values);
  } finally {
    database.close();
  }
}

const connections = new Map<string, Promise<mysql.Connection>>();

/** One connection for each database, until it breaks or {@link closeConnections} is called. */
function connectionTo(databaseUrl: string): Promise<mysql.Connection> {
  const open = connections.get(databaseUrl) ?? connect(databaseUrl);
  if (connections.has(databaseUrl)) return open;
  connections.set(databaseUrl, open);
  const forget = () => connections.delete(databaseUrl);
  open.then((connection) => connection.on('error', forget), forget);
  return open;
}

/** The server's own defaults are such that statements of tests would mean something else. */
async function connect(databaseUrl: string): Promise<mysql.Connection> {
  const connection = await mysql.createConnection(databaseUrl);
  await connection.query("SET sql_mode = 'STRICT_TRANS_TABLES', time_zone = '+00:00'");
  return connection;
}

/** Ends the connections that queries have opened. A later query opens a new one. */
export async function closeConnections(): Promise<void> {
  const open = [...connections.values()];
  connections.clear();
  await Promise.all(open.map(async (connection) => (await connection).end()));
}

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import mysql from 'mysql2/promise';

type Row = Record<string, unknown>;

/** Where the API under test keeps its rows. */
export interface DatabasePlace {
  dataDir: string;
  /** Empty in the embedded mode. */
  databaseUrl: string;
}

/** Runs one statement beside the API, to arrange or to look; values replace `?`. */
export async function queryDatabase(
  { dataDir, databaseUrl }: DatabasePlace,
  sql: string,
  values: (string | number | null)[] = [],
): Promise<Row[]> {
  if (databaseUrl) {
    const connection = await mysql.createConnection(databaseUrl);
    try {
      const [rows] = await connection.query(sql, values);
      return Array.isArray(rows) ? (rows as Row[]) : [];
    } finally {
      await connection.end();
    }
  }
  const database = new DatabaseSync(join(dataDir, 'campbc.sqlite'), { timeout: 5_000 });
  try {
    return database.prepare(sql).all(...values);
  } finally {
    database.close();
  }
}

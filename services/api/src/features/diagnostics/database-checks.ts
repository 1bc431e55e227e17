import { randomUUID } from 'node:crypto';
import { QueryTypes, type Sequelize } from 'sequelize';

/** @returns the database's name and version, such as 'MariaDB 11.4.2'. */
export async function lookAtDatabase(db: Sequelize): Promise<string> {
  const isSqlite = db.getDialect() === 'sqlite';
  const [row] = await db.query<{ version: string }>(
    `SELECT ${isSqlite ? 'sqlite_version()' : 'VERSION()'} AS version`,
    { type: QueryTypes.SELECT },
  );
  const version = row?.version ?? '';
  const name = /mariadb/i.test(version) ? 'MariaDB' : 'MySQL';
  return `${isSqlite ? 'SQLite' : name} ${/^[\d.]*/.exec(version)?.[0] ?? ''}`.trim();
}

/** Reads one row by its key. */
export async function readOnce(db: Sequelize): Promise<string> {
  await db.query('SELECT id FROM users ORDER BY id LIMIT 1', { type: QueryTypes.SELECT });
  return 'One row was read.';
}

/** Writes one row and takes it back, so that nothing stays. */
export async function writeOnce(db: Sequelize): Promise<string> {
  const transaction = await db.transaction();
  try {
    const now = new Date();
    await db
      .getQueryInterface()
      .bulkInsert(
        'server_sessions',
        [{ sid: `ping-${randomUUID()}`, data: '{}', created_at: now, updated_at: now }],
        { transaction },
      );
  } finally {
    await transaction.rollback();
  }
  return 'One row was written and taken back.';
}

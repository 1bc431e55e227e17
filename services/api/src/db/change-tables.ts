import type { Sequelize } from 'sequelize';
import { read, sql } from './sql.ts';

/** Wait for another node in all, and per statement, in seconds. No socket takes the latter for silence. */
const waitSeconds = 24;
const askSeconds = 3;

/** The server keeps the lock of a node that is cut off for as long. */
const endWhenSilent = 'SET SESSION wait_timeout = 60';

/**
 * Runs work that changes tables, for one node at a time and so that work which is cut off can be done again
 * (docs/decisions/stores.md#0173). The database must have one connection, which nothing else uses.
 * @throws when another node is at it.
 */
export function changeTables(db: Sequelize, work: () => Promise<void>): Promise<void> {
  return db.getDialect() === 'sqlite' ? inOneTransaction(db, work) : underLock(db, work);
}

/** SQLite undoes changes of tables, too: all of them are made, or none. What fails is undone as the connection ends. */
async function inOneTransaction(db: Sequelize, work: () => Promise<void>): Promise<void> {
  /* What a migration wraps in a transaction is a part of this one. */
  Object.assign(db, { transaction: (part: (transaction: null) => Promise<unknown>) => part(null) });
  await db.query('BEGIN IMMEDIATE');
  await work();
  await db.query('COMMIT');
}

/** The lock ends with its connection, and the work uses no other one. */
async function underLock(db: Sequelize, work: () => Promise<void>): Promise<void> {
  await db.query(endWhenSilent);
  for (let waited = 0; !(await takeLock(db)); waited += askSeconds)
    if (waited >= waitSeconds) throw new Error('Another node is bringing the tables up to date.');
  passOverWhatIsDone(db);
  await work();
}

/** Names of locks are the whole server's, and shorter than those of databases may be. */
async function takeLock(db: Sequelize): Promise<boolean> {
  const [row] = await read<{ taken: number | null }>(
    db,
    sql`SELECT GET_LOCK(CONCAT('migrations-', SHA1(DATABASE())), ${askSeconds}) AS taken`,
  );
  return Number(row?.taken) === 1;
}

/** Errors of a statement that already ran before its migration was cut off. */
const doneBefore = new Set([
  'ER_TABLE_EXISTS_ERROR',
  'ER_BAD_TABLE_ERROR',
  'ER_DUP_FIELDNAME',
  'ER_DUP_KEYNAME',
  'ER_CANT_DROP_FIELD_OR_KEY',
]);

/** A mistake that this would hide fails on SQLite, where nothing is passed over. */
function passOverWhatIsDone(db: Sequelize): void {
  const query = db.query.bind(db) as (...given: unknown[]) => Promise<unknown>;
  const patientQuery = async (...given: unknown[]) => {
    try {
      return await query(...given);
    } catch (error) {
      const { parent } = error as { parent?: { code?: string } };
      if (!doneBefore.has(parent?.code ?? '')) throw error;
      return [[], undefined];
    }
  };
  Object.assign(db, { query: patientQuery });
}

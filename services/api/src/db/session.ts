import type { Connection, RowDataPacket } from 'mysql2/promise';
import { ConnectionError } from 'sequelize';

/*
 * Settings that statements rely on, in place of the server's own defaults
 * (docs/decisions/stores.md#0272). MySQL and MariaDB both know all of it.
 */

/** Time limit of each step, in milliseconds. */
const timeout = 3_000;

const settings =
  "SET NAMES utf8mb4 COLLATE utf8mb4_bin, sql_mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', time_zone = '+00:00', autocommit = 1, foreign_key_checks = 1, sql_auto_is_null = 0, sql_safe_updates = 0, sql_select_limit = 18446744073709551615";

const transactions = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED, READ WRITE';

/** Longer than the process itself allows, so that it comes first. */
const limit = 'SET SESSION wait_timeout = 15';

/** Each server shows one of the two names of what concerns transactions, or both. */
const shown =
  "SHOW SESSION VARIABLES WHERE Variable_name IN ('sql_mode', 'time_zone', 'character_set_client', 'character_set_connection', 'character_set_results', 'collation_connection', 'autocommit', 'foreign_key_checks', 'sql_auto_is_null', 'sql_safe_updates', 'sql_select_limit', 'tx_isolation', 'transaction_isolation', 'tx_read_only', 'transaction_read_only')";

const expected: Readonly<Record<string, string>> = {
  sql_mode: 'ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION,STRICT_TRANS_TABLES',
  time_zone: '+00:00',
  character_set_client: 'utf8mb4',
  character_set_connection: 'utf8mb4',
  character_set_results: 'utf8mb4',
  collation_connection: 'utf8mb4_bin',
  autocommit: 'ON',
  foreign_key_checks: 'ON',
  sql_auto_is_null: 'OFF',
  sql_safe_updates: 'OFF',
  sql_select_limit: '18446744073709551615',
  transaction_isolation: 'READ-COMMITTED',
  transaction_read_only: 'OFF',
};

interface Variable {
  Variable_name: string;
  Value: string;
}

/**
 * Sets up the session of a new connection and checks it: something between may keep a setting from the server, or
 * give its own. The server itself ends a connection of 15 idle seconds, unless it is patient, and undoes its
 * transaction: the rows that a process had locked when it froze are free again.
 * @throws ConnectionError with a sentence; the connection is closed then.
 */
export async function setUpSession(
  connection: Connection,
  { isPatient }: { isPatient: boolean },
): Promise<void> {
  try {
    await connection.query({ sql: settings, timeout });
    if (!isPatient) await connection.query({ sql: limit, timeout });
    await connection.query({ sql: transactions, timeout });
    const [rows] = await connection.query<(Variable & RowDataPacket)[]>({ sql: shown, timeout });
    requireSession(rows);
  } catch (error) {
    connection.destroy();
    throw error instanceof ConnectionError ? error : new ConnectionError(error as Error);
  }
}

/** @throws ConnectionError that says what is otherwise. */
export function requireSession(variables: readonly Variable[]): void {
  const found = new Map(
    variables.map(({ Variable_name: name, Value: value }) => [
      name.toLowerCase().replace(/^tx_/, 'transaction_'),
      value.split(',').toSorted().join(),
    ]),
  );
  const others = Object.entries(expected)
    .filter(([name, value]) => found.get(name) !== value)
    .map(([name, value]) => `${name} is ${found.get(name) ?? 'not known'} in place of ${value}`);
  if (others.length === 0) return;
  throw new ConnectionError(
    new Error(`The database does not keep to the session it was asked for: ${others.join('; ')}.`),
  );
}

import { ConnectionError, DatabaseError } from 'sequelize';

/** The database or Redis is gone, or was closed under our hands. */
const lostConnection = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'ER_SERVER_SHUTDOWN',
];

/** Another transaction was in the way. All of this one is undone, so it may simply be done again. */
const conflicts = new Set(['ER_LOCK_DEADLOCK', 'ER_CHECKREAD']);

/** It answers, but takes no writes just now: locked, read-only after a fail-over, or full. */
const notNow = [
  'SQLITE_BUSY',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_READ_ONLY_MODE',
  'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
];

const passing = new Set([...lostConnection, ...conflicts, ...notNow]);

const redisOutages = new Set([
  'ClientOfflineError',
  'ClientClosedError',
  'DisconnectsClientError',
  'SocketClosedUnexpectedlyError',
  'ConnectionTimeoutError',
  'SocketTimeoutError',
]);

/** Whether the same call may well succeed a moment later. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  if (error instanceof DatabaseError) return passing.has(codeOf(error.parent));
  if (!(error instanceof Error)) return false;
  return redisOutages.has(error.constructor.name) || lostConnection.includes(codeOf(error));
}

/** Whether a transaction was undone because of another one. */
export const isConflict = (error: unknown): boolean =>
  error instanceof DatabaseError && conflicts.has(codeOf(error.parent));

function codeOf(error: unknown): string {
  return (error as { code?: string } | undefined)?.code ?? '';
}

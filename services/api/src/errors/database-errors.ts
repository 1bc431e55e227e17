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
  'SQLITE_FULL',
  'SQLITE_READONLY',
  'SQLITE_IOERR',
  'SQLITE_CANTOPEN',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_READ_ONLY_MODE',
  'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
  'ER_ERROR_ON_WRITE',
  'ER_TEMP_FILE_WRITE_FAILURE',
  /* A node of a cluster that lost the others: “WSREP has not yet prepared node for application use”, … */
  'ER_UNKNOWN_COM_ERROR',
  /* … and while it is losing them. */
  'ER_ERROR_DURING_COMMIT',
];

/** The disk is full, a quota is, or it can only be read. */
const unwritable = ['ENOSPC', 'EDQUOT', 'EROFS'];

const passing = new Set([...lostConnection, ...conflicts, ...notNow]);

const redisOutages = new Set([
  'ClientOfflineError',
  'ClientClosedError',
  'DisconnectsClientError',
  'SocketClosedUnexpectedlyError',
  'ConnectionTimeoutError',
  'SocketTimeoutError',
]);

/** The start of Redis's answers while it takes no writes: full, a replica after a fail-over, or without its disk. */
const redisRefusal = /^(OOM|READONLY|MISCONF|LOADING|MASTERDOWN|CLUSTERDOWN|NOREPLICAS|TRYAGAIN) /;

/** True if the same call may well succeed a moment later. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  if (error instanceof DatabaseError) return passing.has(codeOf(error.parent));
  if (!(error instanceof Error)) return false;
  if (redisOutages.has(error.constructor.name) || redisRefusal.test(error.message)) return true;
  return [...lostConnection, ...unwritable].includes(codeOf(error));
}

/** True if a transaction was undone because of another one. */
export const isConflict = (error: unknown): boolean =>
  error instanceof DatabaseError && conflicts.has(codeOf(error.parent));

function codeOf(error: unknown): string {
  return (error as { code?: string } | undefined)?.code ?? '';
}

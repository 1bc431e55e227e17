import type { Logger } from 'pino';
import { currentRequestId, runInRequestContext } from '#log.ts';
import { type StatementWatch, withoutValues } from './watched-statements.ts';

/**
 * Logs each statement that takes SLOW_QUERY_MS or longer, without its values, and with the id of the request that
 * sent it. Waiting for a connection does not count; waiting for a lock does.
 */
export function tellSlowStatements(
  { DATABASE_URL, SLOW_QUERY_MS }: { DATABASE_URL: string; SLOW_QUERY_MS: number },
  log: Logger,
): StatementWatch {
  const dialect = DATABASE_URL ? 'mysql' : 'sqlite';
  return (sql) => {
    const [startedAt, id] = [performance.now(), currentRequestId()];
    return () => {
      const ms = Math.round(performance.now() - startedAt);
      if (ms < SLOW_QUERY_MS) return;
      runInRequestContext(id, () =>
        log.warn({ statement: withoutValues(sql, dialect), ms }, 'slow query'),
      );
    };
  };
}

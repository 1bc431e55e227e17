import { tracer } from '@camp/service/tracing';
import { type StatementWatch, withoutValues } from './watched-statements.ts';

/** A span for each statement that a request sends, without values. */
export function traceStatements({ DATABASE_URL }: { DATABASE_URL: string }) {
  const dialect = DATABASE_URL ? 'mysql' : 'sqlite';
  const tracing = tracer();
  return (sql: string): ReturnType<StatementWatch> | undefined => {
    if (!tracing?.traceId()) return undefined;
    const [verb = ''] = sql.trimStart().split(/\s/, 1);
    const traced = tracing.beginCall(verb, {
      'db.system.name': dialect,
      'db.query.text': withoutValues(sql, dialect),
    });
    return (error) => traced?.end({ error });
  };
}

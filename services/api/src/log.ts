import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Env } from './env.ts';

export function createLog({ LOG_LEVEL }: Env): Logger {
  return pino({ name: 'api', level: LOG_LEVEL });
}

/** A request id that a trusted proxy may hand in; anything else is replaced. */
const wellFormedId = /^[\w-]{8,64}$/;

function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();
}

/**
 * One line per request: method, path without its query (links carry tokens there), status, time.
 * Headers and bodies are never logged (OWASP ASVS 5.0, 16.2.5).
 */
export function logRequests(log: Logger) {
  return pinoHttp({
    logger: log,
    genReqId(request, response) {
      const id = requestIdOf(request);
      response.setHeader('x-request-id', id);
      return id;
    },
    customLogLevel: () => 'info',
    customErrorObject: (_request, _response, _error, line: object) => line,
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
}

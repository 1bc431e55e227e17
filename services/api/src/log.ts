import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import { BaseError } from 'sequelize';
import type { Env } from './env.ts';

/** What may wait to be written, in characters, while nobody takes it; what comes then is lost. */
const mostWaiting = 16_000_000;

/**
 * Writes to standard output unless told. No request waits for that: what is said while a write is under way
 * goes with the next one, and what is left when the process exits is written then
 * (docs/decisions/0160-log-without-waiting.md).
 */
export function createLog(
  { LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>,
  to: DestinationStream = pino.destination({ dest: 1, sync: false, maxLength: mostWaiting }),
): Logger {
  return pino({ name: 'api', level: LOG_LEVEL, serializers: { err: knownError } }, to);
}

interface LoggedError {
  type: string;
  code?: string;
  message: string;
  stack: string;
  cause?: LoggedError;
}

/**
 * What is logged of an error. Those of databases carry the statement and its values, in fields and in
 * their texts: hashes, tokens, addresses of people (OWASP ASVS 5.0, 16.2.5).
 */
function loggedError(error: Error): LoggedError {
  const { name, message, stack = '', cause } = error;
  const code = codeOf(error);
  return {
    type: name,
    ...(code !== undefined && { code }),
    message: error instanceof BaseError ? withoutValues(message) : message,
    stack: placesIn(stack),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
}

/** Anything may be thrown. What is no error has no fields of a database. */
const knownError = (error: unknown) => (error instanceof Error ? loggedError(error) : error);

/** Drivers give the code to the error that Sequelize wraps. */
function codeOf(error: Error): string | undefined {
  const { code, parent } = error as { code?: unknown; parent?: { code?: unknown } };
  const known = code ?? parent?.code;
  return typeof known === 'string' ? known : undefined;
}

/** Servers quote values and parts of statements, which may hold quotes themselves. */
const withoutValues = (message: string) => message.replace(/(['"]).*\1/su, '…');

/** A stack begins with the message. */
const placesIn = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** A request id that a trusted proxy may hand in; anything else is replaced. */
const wellFormedId = /^[\w-]{8,64}$/;

function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();
}

/** Who was refused what, and from where. */
interface Refusal {
  code: string;
  /** The rate limit that is reached. */
  limit?: string;
  /** Null when nobody is signed in, or when the call was refused before that was looked up. */
  user: number | null;
  ip: string;
}

const refusals = new WeakMap<ServerResponse, Refusal>();

/** Adds a refusal to the line of its request. */
export function noteRefusal(response: ServerResponse, refusal: Refusal): void {
  refusals.set(response, refusal);
}

declare module 'node:http' {
  interface IncomingMessage {
    /** Also the answer's `x-request-id`. */
    id: string;
    log: Logger;
  }
}

/**
 * One line per request: method, path without its query (links carry tokens there), status, time.
 * Headers and bodies are never logged (OWASP ASVS 5.0, 16.2.5).
 */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAt = Date.now();
    request.id = requestIdOf(request);
    request.log = log;
    response.setHeader('x-request-id', request.id);
    /* Comes once, after the last byte was handed over or the caller went away. */
    response.once('close', () => {
      const { statusCode, writableFinished } = response;
      const line = {
        req: loggedRequest(request),
        res: { statusCode },
        responseTime: Date.now() - startedAt,
      };
      if (statusCode >= 500) {
        const err = new Error(`failed with status code ${statusCode}`);
        log.info({ ...line, err }, 'request errored');
        return;
      }
      const refusal = refusals.get(response);
      log.info({ ...line, refusal }, writableFinished ? 'request completed' : 'request aborted');
    });
    next();
  };
}

/** What a line says of a request. */
export const loggedRequest = ({ id, method, originalUrl }: Request) => ({
  id,
  method,
  path: originalUrl.split('?', 1)[0],
});

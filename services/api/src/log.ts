import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { logOutput } from '@camp/service/log-output';
import { noteInLine, notesOf } from '@camp/service/request-log';
import { tracer } from '@camp/service/tracing';
import type { RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import { BaseError } from 'sequelize';
import { isPassing } from '#errors/database-errors.ts';

/** The id of the current request, which every line logged for it carries. */
const requestContext = new AsyncLocalStorage<string>();

/** Runs what follows in the log context of this request. */
export const bindRequestContext: RequestHandler = ({ id }, _response, next) =>
  requestContext.run(id, next);

/** Runs work in a request's log context, or in none. */
export const runInRequestContext = <T>(id: string | undefined, work: () => T): T =>
  id === undefined ? requestContext.exit(work) : requestContext.run(id, work);

/** Returns the id of the current request, if there is one. */
export const currentRequestId = (): string | undefined => requestContext.getStore();

/** Writes to standard output by default. A line on behalf of a request has its id in `req`. */
export function createLog(
  { LOG_LEVEL }: { LOG_LEVEL: string },
  to: DestinationStream = logOutput(),
): Logger {
  const tellsNow = seldom();
  const err = (error: unknown) => knownError(error, tellsNow);
  const mixin = () => {
    const [id, trace] = [currentRequestId(), tracer()?.traceId()];
    return { ...(id !== undefined && { req: { id } }), ...(trace !== undefined && { trace }) };
  };
  return pino({ name: 'api', level: LOG_LEVEL, serializers: { err }, mixin }, to);
}

const stackIntervalMs = 60_000;

/** Says for each kind of outage whether its stack is due: a thousand failed requests need one. */
function seldom(): (kind: string) => boolean {
  const toldAt = new Map<string, number>();
  return (kind) => {
    if (Date.now() - (toldAt.get(kind) ?? 0) < stackIntervalMs) return false;
    toldAt.set(kind, Date.now());
    return true;
  };
}

interface LoggedError {
  type: string;
  code?: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
}

/**
 * Returns the part of an error that is logged. Errors of databases carry the statement and its values, in fields
 * and in their texts: hashes, tokens, addresses of people (OWASP ASVS 5.0, 16.2.5).
 */
function loggedError(error: Error, tellsNow: Tells): LoggedError {
  const { name, message, stack = '', cause } = error;
  const code = codeOf(error);
  const isDue = !isOutage(error) || tellsNow(code ?? name);
  return {
    type: name,
    ...(code !== undefined && { code }),
    message: error instanceof BaseError ? withoutValues(message) : message,
    ...(isDue && { stack: placesIn(stack) }),
    ...(cause instanceof Error && { cause: loggedError(cause, tellsNow) }),
  };
}

type Tells = ReturnType<typeof seldom>;

const isOutage = (error: Error): boolean =>
  isPassing(error) || (error as { code?: unknown }).code === 'UNAVAILABLE';

/** Anything may be thrown. Only errors have fields of a database. */
const knownError = (error: unknown, tellsNow: Tells) =>
  error instanceof Error ? loggedError(error, tellsNow) : error;

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

/** A refusal, and the caller it concerns. */
interface Refusal {
  code: string;
  /** The rate limit that is reached. */
  limit?: string;
  /** Null when no one is signed in, or when the call was refused before that was looked up. */
  user: number | null;
  ip: string;
}

/** Adds a refusal to the line of its request. */
export function noteRefusal(response: ServerResponse, refusal: Refusal): void {
  noteInLine(response, { refusal });
}

/** Returns the reason why a request was refused; undefined where it was not. */
export const refusalOf = (response: ServerResponse): Refusal | undefined =>
  notesOf<{ refusal: Refusal }>(response)?.refusal;

/** Adds an outage to the line of its request. */
export function noteOutage(response: ServerResponse, err: Error): void {
  noteInLine(response, { err });
}

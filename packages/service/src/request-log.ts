import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';

declare module 'node:http' {
  interface IncomingMessage {
    /** Also the answer's `x-request-id`. */
    id: string;
    log: Logger;
  }
}

/** A request id that a trusted proxy may hand in; anything else is replaced. */
const wellFormedId = /^[\w-]{8,64}$/;

/** The id that a trusted proxy has given, or a new one: visitors cannot choose it. */
function requestIdOf(request: Request): string {
  const given = request.headers['x-request-id'];
  const isTaken = typeof given === 'string' && wellFormedId.test(given) && isFromProxy(request);
  return isTaken ? given : randomUUID();
}

/** True if the app's setting `trust proxy` names the sender. */
function isFromProxy({ app, socket }: Request): boolean {
  const trusts = app.get('trust proxy fn') as (address: string | undefined, hop: number) => boolean;
  return trusts(socket.remoteAddress, 0);
}

const notes = new WeakMap<ServerResponse, object>();

/** Returns the facts that were added to the line of a request. */
export const notesOf = <Facts extends object>(response: ServerResponse) =>
  notes.get(response) as Partial<Facts> | undefined;

/** Adds facts to the line of a request. */
export function noteInLine(response: ServerResponse, facts: object): void {
  notes.set(response, { ...notes.get(response), ...facts });
}

/**
 * Logs one line per request, except polls: method, path without its query (links carry tokens there), status, time in
 * milliseconds, and what was noted meanwhile. Headers and bodies are never logged (OWASP ASVS 5.0, 16.2.5).
 */
export function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const startedAt = Date.now();
    request.id = requestIdOf(request);
    request.log = log;
    response.setHeader('x-request-id', request.id);
    /* Comes once, after the last byte was handed over or the caller went away. */
    response.on('close', () => {
      const { statusCode } = response;
      const req = loggedRequest(request);
      if (polls.has(req.path ?? '')) return;
      const noted = notes.get(response);
      const line = {
        req,
        res: { statusCode },
        responseTime: Date.now() - startedAt,
        ...noted,
      };
      log[levelOf(statusCode)](line, outcomeOf(response, noted));
    });
    next();
  };
}

/** Requested again and again by proxies or by every open page. What they report is logged where it changes. */
const polls = new Set(['/changes', '/events', '/healthz', '/readyz', '/revision']);

function levelOf(statusCode: number): 'info' | 'warn' | 'error' {
  if (statusCode >= 500) return 'error';
  return statusCode >= 400 ? 'warn' : 'info';
}

function outcomeOf({ statusCode, writableFinished }: ServerResponse, noted: object = {}): string {
  if (statusCode >= 500) return 'err' in noted ? 'request failed' : 'request errored';
  return writableFinished ? 'request completed' : 'request aborted';
}

/** Returns the facts of a request for its line, without the code of a shared list: it lets anyone read the list. */
export const loggedRequest = ({ id, method, originalUrl }: Request) => ({
  id,
  method,
  path: originalUrl.split('?', 1)[0]?.replace(/(\/shared\/)[^/]+/, '$1:code'),
});

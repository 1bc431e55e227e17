import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { finished } from 'node:stream/promises';
import type { Request } from 'express';
import { InFlight } from './in-flight.ts';

/**
 * Headers that only the edge may set, about the visitor, the address and the request's id, or has dealt with
 * already.
 */
const ours: ReadonlySet<string> = new Set([
  'forwarded',
  'x-real-ip',
  'x-request-id',
  'traceparent',
  'tracestate',
  'baggage',
  'expect',
  'content-length',
]);

const isOurs = (name: string) => ours.has(name) || name.startsWith('x-forwarded-');

interface Options {
  protocol: 'http' | 'https';
  body: Buffer;
  /** The visitor's address, as trusted proxies give it; finding it out takes a while. */
  ip: string;
}

/**
 * Returns the headers of a call as the API gets them. Only the edge says who the visitor is: all headers are
 * made here, before there is a call to the API, so that no kind of call gets past this.
 */
export function headersForApi(
  request: Request,
  { protocol, body, ip }: Options,
): OutgoingHttpHeaders {
  const { headers } = request;
  const visitors = headersToPassOn(headers).filter(([name]) => !isOurs(name));
  return {
    ...Object.fromEntries(visitors),
    ...(announcesBody(request) && { 'content-length': body.length }),
    'x-forwarded-for': ip,
    'x-forwarded-host': headers.host ?? '',
    'x-forwarded-proto': protocol,
    'x-request-id': request.id,
  };
}

/** Headers about one connection only, never passed on (RFC 9110, 7.6.1). */
const always: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Returns the headers to pass on: all but those about one connection, and those that `Connection` names. */
export function headersToPassOn(headers: IncomingHttpHeaders): [string, string | string[]][] {
  const left = aboutConnection(headers);
  return Object.entries(headers).filter(
    (header): header is [string, string | string[]] =>
      header[1] !== undefined && !left.has(header[0]),
  );
}

function aboutConnection({ connection = '' }: IncomingHttpHeaders): ReadonlySet<string> {
  const named = connection.toLowerCase();
  if (named === '' || named === 'keep-alive' || named === 'close') return always;
  return new Set([...always, ...named.split(/[\s,]+/)]);
}

/** Most bytes of a body, as much as the API takes. */
const maxBytes = 102_400;

/** Says that a body is larger than the API takes. */
export class BodyTooLarge extends Error {
  override message = 'The body is too large.';
}

/** True if a request announces a body (RFC 9112, 6.3). */
function announcesBody({ headers }: Request): boolean {
  return 'content-length' in headers || 'transfer-encoding' in headers;
}

/**
 * Reads bodies, up to a number at once; the server limits the time of each. A body that arrives takes
 * milliseconds, so the oldest, which may never end, makes room for it.
 */
export function bodyReader(): (request: Request) => Promise<Buffer> {
  const bodies = new InFlight({ fromOnePlace: 32, inAll: 1_024, endsOldest: true });
  return async (request) => {
    if (!announcesBody(request)) return Buffer.alloc(0);
    return bodies.run(request.ip ?? '', (ended) => readBody(request, ended));
  };
}

/** Returns a body once all of it is there. @throws {@link BodyTooLarge}, or if it is ended or the visitor goes away. */
async function readBody(request: Request, ended: AbortSignal): Promise<Buffer> {
  if (Number(request.headers['content-length']) > maxBytes) throw new BodyTooLarge();
  const tooLarge = new AbortController();
  const chunks: Buffer[] = [];
  let size = 0;
  const keep = (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) tooLarge.abort(new BodyTooLarge());
    else chunks.push(chunk);
  };
  const signal = AbortSignal.any([ended, tooLarge.signal]);
  request.on('data', keep);
  try {
    await finished(request, { signal, writable: false });
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    request.off('data', keep);
  }
  return Buffer.concat(chunks);
}

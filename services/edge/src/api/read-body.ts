import { finished } from 'node:stream/promises';
import type { Request } from 'express';
import { InFlight } from './in-flight.ts';

/** Most bytes of a body, as much as the API takes. */
const maxBytes = 102_400;

/** Says that a body is larger than the API takes. */
export class BodyTooLarge extends Error {
  override message = 'The body is too large.';
}

/** True if a request announces a body (RFC 9112, 6.3). */
export function announcesBody({ headers }: Request): boolean {
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

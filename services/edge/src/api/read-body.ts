import type { Request } from 'express';
import { InFlight } from './in-flight.ts';

/** Most bytes of a body, as much as the API takes. */
const mostBytes = 102_400;

/** Says that a body is larger than the API takes. */
export class BodyTooLarge extends Error {
  override message = 'The body is too large.';
}

/** Whether a request announces a body (RFC 9112, 6.3). */
export function announcesBody({ headers }: Request): boolean {
  return 'content-length' in headers || 'transfer-encoding' in headers;
}

/** Reads bodies, so many at once; the server bounds how long each may take. */
export function bodyReader(): (request: Request) => Promise<Buffer> {
  const bodies = new InFlight({ fromOnePlace: 32, inAll: 1_024 });
  return async (request) => {
    if (!announcesBody(request)) return Buffer.alloc(0);
    return bodies.run(request.ip ?? '', () => readBody(request));
  };
}

/** A body, when all of it is there. @throws {@link BodyTooLarge}, or when the visitor goes away meanwhile. */
async function readBody(request: Request): Promise<Buffer> {
  if (Number(request.headers['content-length']) > mostBytes) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > mostBytes) throw new BodyTooLarge();
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

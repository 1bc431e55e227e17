import type { Request } from 'express';

/** Most bytes of a body, as much as the API takes. */
const mostBytes = 102_400;

/**
 * A body, when all of it is there; null when it is larger than the API takes.
 * @throws when the visitor goes away meanwhile.
 */
export async function readBody(request: Request): Promise<Buffer | null> {
  if (Number(request.headers['content-length']) > mostBytes) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > mostBytes) return null;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

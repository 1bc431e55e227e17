import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { close, listen } from '#tests/support/servers/loopback.ts';

/** An answer of a server that has no work to do: made once, kept in memory. */
export interface Answer {
  type: string;
  encoding: string | undefined;
  cacheControl: string;
  body: Buffer;
}

export type Find = (path: string, origin: string) => Promise<Answer | null>;

/** Starts a server that answers what `find` gives for a path, asked once for each; resolves to its address. */
export async function startMemoryServer(
  started: AsyncDisposableStack,
  find: Find,
): Promise<string> {
  const kept = new Map<string, Promise<Answer | null>>();
  let url = '';
  const server = createServer((request, response) => {
    const { url: path = '/', method } = request;
    /* Reports of the page: no one reads them. */
    if (method !== 'GET') return void response.writeHead(204).end();
    const found = kept.get(path) ?? find(path, url);
    kept.set(path, found);
    found.then(
      (held) => (held ? send(held, request, response) : response.writeHead(404).end()),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  url = `http://localhost:${await listen(server)}`;
  started.defer(() => close(server));
  return url;
}

/** A document as it is best sent: compressed, and asked for again each time. */
export const heldDocument = (html: string): Answer => ({
  type: 'text/html; charset=utf-8',
  encoding: 'br',
  cacheControl: 'no-cache',
  body: brotliCompressSync(html),
});

/** A file with a hash in its name: kept by browsers forever, compressed where that helps. */
export function heldFile(name: string, bytes: Buffer): Answer {
  const [, ending = ''] = /\.(\w+)$/.exec(name) ?? [];
  const textType = textTypes[ending];
  return {
    type: textType ?? otherTypes[ending] ?? 'application/octet-stream',
    encoding: textType && 'br',
    cacheControl: 'public, max-age=31536000, immutable',
    body: textType ? brotliCompressSync(bytes) : bytes,
  };
}

const textTypes: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};
const otherTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  webm: 'video/webm',
  mp4: 'video/mp4',
};

function send(held: Answer, { headers }: IncomingMessage, response: ServerResponse): void {
  const { type, encoding, cacheControl, body } = held;
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  if (headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
  response.setHeader('content-type', type);
  response.setHeader('cache-control', cacheControl);
  response.setHeader('etag', etag);
  if (encoding !== undefined) response.setHeader('content-encoding', encoding);
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (from === undefined || encoding !== undefined) {
    return void response.writeHead(200, { 'content-length': body.length }).end(body);
  }
  const end = Math.min(to ? Number(to) : body.length - 1, body.length - 1);
  const range = `bytes ${from}-${end}/${body.length}`;
  response.writeHead(206, { 'content-range': range }).end(body.subarray(Number(from), end + 1));
}

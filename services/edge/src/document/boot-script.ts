import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';
import { codingFor } from './content-coding.ts';

const source = readFileSync(new URL(import.meta.resolve('#boot/boot.js')), 'utf8');

/** The script as browsers get it: without comments and indentation. */
export const bootScript = source.replaceAll(/\/\*[^]*?\*\/|^\s+/gm, '').replaceAll(/\n+/g, '\n');

const encoded = {
  br: brotliCompressSync(bootScript),
  gzip: gzipSync(bootScript, { level: 9 }),
  identity: Buffer.from(bootScript),
};
const hashOf = (algorithm: string) => createHash(algorithm).update(bootScript).digest();

/** Changes with the script, so that browsers keep it forever. */
const path = `/boot.${hashOf('sha256').toString('hex').slice(0, 10)}.js`;

/**
 * The tag of the boot script (docs/decisions/federation.md#0071). It has to stand before every other
 * script, so that it runs first, and before every stylesheet: a script waits for those.
 */
export const bootTag = `<script src="${path}" integrity="sha384-${hashOf('sha384').toString('base64')}" crossorigin="anonymous"></script>`;

const oneYear = 31_536_000;

/** Answers the boot script, and nothing else. */
export const serveBootScript: RequestHandler = (request, response, next) => {
  if (request.path !== path) return next();
  const encoding = codingFor(request);
  response
    .set({
      'cache-control': `public, max-age=${oneYear}, immutable`,
      vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    })
    .type('js')
    .send(encoded[encoding]);
};

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** The best quality takes many times longer, and the first caller waits for it. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const packers = {
  br: (text: string) => promisify(brotliCompress)(text, brotli),
  gzip: (text: string) => promisify(gzip)(text),
  identity: async (text: string) => Buffer.from(text),
};

type Coding = keyof typeof packers;

/** A text that is the same for everyone, packed once for each content coding. */
export class SharedFile {
  /** Weak, because it names the text in any coding (RFC 9110, 8.8.3). */
  readonly etag: string;
  private readonly packed = new Map<Coding, Promise<Buffer>>();
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    this.etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  }

  in(coding: Coding): Promise<Buffer> {
    const packed = this.packed.get(coding) ?? packers[coding](this.text);
    this.packed.set(coding, packed);
    return packed;
  }
}

interface Options {
  type: string;
  maxAgeSeconds: number;
}

/** Sends a file that pages of any site may read (Fetch, "CORS protocol"); 304 to a caller that has it. */
export async function sendShared(
  file: SharedFile,
  { request, response }: { request: Request; response: Response },
  { type, maxAgeSeconds }: Options,
): Promise<void> {
  const coding = request.acceptsEncodings('br', 'gzip', 'identity') || 'identity';
  response.set({
    'access-control-allow-origin': '*',
    'cache-control': `public, max-age=${maxAgeSeconds}`,
    'content-type': `${type}; charset=utf-8`,
    'cross-origin-resource-policy': 'cross-origin',
    etag: file.etag,
    vary: 'Accept-Encoding',
  });
  if (coding !== 'identity') response.set('content-encoding', coding);
  response.send(await file.in(coding as Coding));
}

import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

interface Form {
  /** The content coding's name in HTTP (RFC 9110). */
  encoding: string;
  /** Appended to the file's name. */
  ending: string;
  compress: (bytes: Buffer) => Promise<Buffer>;
  decompress: (bytes: Buffer) => Buffer;
}

/** The compressed forms that are kept next to a published file. */
export const compressedForms: readonly Form[] = [
  {
    encoding: 'br',
    ending: '.br',
    compress: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    decompress: (bytes) => brotliDecompressSync(bytes),
  },
  {
    encoding: 'gzip',
    ending: '.gz',
    compress: (bytes) => gzipped(bytes, { level: 9 }),
    decompress: (bytes) => gunzipSync(bytes),
  },
];

/** True if compression helps: images, films and fonts are already compressed. */
export function isCompressible(path: string): boolean {
  return /\.(js|css|svg|json|txt|map)$/.test(path);
}

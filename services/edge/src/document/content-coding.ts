import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip } from 'node:zlib';
import type { Request } from 'express';

/** Content coding of a body (RFC 9110 8.4.1). */
export type Coding = 'br' | 'gzip' | 'identity';

const compressing = ['br', 'gzip'] as const satisfies Coding[];

/** Returns the smallest coding that a browser takes: `identity` if it names none that we know. */
export function codingFor(request: Request): Coding {
  return compressing.find((coding) => request.acceptsEncodings(coding)) ?? 'identity';
}

/** Quality for what is compressed for one answer, and for what many answers share. */
type Effort = 'once' | 'for many';

/** A text without its end, as it goes over the wire. It contains nothing of a visitor. */
export interface Beginning {
  coding: Coding;
  bytes: Buffer;
  /** Of the text itself: what gzip ends with. */
  crc: number;
  length: number;
}

interface Format {
  begin: (text: Buffer, effort: Effort) => Promise<Buffer>;
  end: (end: Buffer, beginning: Beginning) => Buffer[];
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Both formats are sequences of blocks, of which some may hold bytes as they are. A beginning ends with a
 * block, on the border of a byte, so that any uncompressed end can follow.
 */
const formats: Record<Coding, Format> = {
  br: {
    begin: (text, effort) =>
      brotli(text, {
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: effort === 'once' ? 5 : 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
    end: (end) => [brotliStored(end), end, lastBrotliBlock],
  },
  gzip: {
    begin: (text, effort) =>
      gzipped(text, { finishFlush: constants.Z_SYNC_FLUSH, level: effort === 'once' ? 6 : 9 }),
    end: (end, beginning) => [gzipStored(end), end, gzipTrailer(end, beginning)],
  },
  identity: { begin: async (text) => text, end: (end) => [end] },
};

export async function beginningOf(text: string, coding: Coding, effort: Effort) {
  const plain = Buffer.from(text);
  const bytes = await formats[coding].begin(plain, effort);
  return { coding, bytes, crc: coding === 'gzip' ? crc32(plain) : 0, length: plain.length };
}

/**
 * Returns the whole body: the beginning, and an end of at most 64 kB that is never compressed, so that the
 * length of the body says nothing about the end (docs/decisions/documents.md#0162).
 */
export function withEnd(beginning: Beginning, end: string): Buffer {
  const { bytes, coding } = beginning;
  return Buffer.concat([bytes, ...formats[coding].end(Buffer.from(end), beginning)]);
}

/** Header of a meta-block of bytes as they are (RFC 7932 9.2): not the last, four nibbles of length, stored. */
function brotliStored({ length }: Buffer): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}

const lastBrotliBlock = Buffer.from([0b11]);

/** Header of the last block, stored (RFC 1951 3.2.4): its length, and that again with all bits inverted. */
function gzipStored({ length }: Buffer): Buffer {
  const header = Buffer.from([1, 0, 0, 0, 0]);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(length ^ 0xff_ff, 3);
  return header;
}

/** Checksum and length of the whole text once it is unpacked (RFC 1952 2.3.1). */
function gzipTrailer(end: Buffer, { crc, length }: Beginning): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(end, crc), 0);
  trailer.writeUInt32LE(length + end.length, 4);
  return trailer;
}

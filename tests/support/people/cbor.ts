export type CborValue =
  | number
  | string
  | Uint8Array
  | ReadonlyMap<number, CborValue>
  | ReadonlyMap<string, CborValue>;

/** Writes the part of CBOR that an authenticator needs: short integers, bytes, text and maps (RFC 8949, 3.1). */
export function encodeCbor(value: CborValue): Uint8Array {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    const bytes = Buffer.from(value, 'utf8');
    return Buffer.concat([head(3, bytes.length), bytes]);
  }
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, inner]) => [encodeCbor(key), encodeCbor(inner)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(majorType: number, size: number): Uint8Array {
  const type = majorType << 5;
  if (size < 24) return Buffer.from([type | size]);
  if (size < 0x100) return Buffer.from([type | 24, size]);
  return Buffer.from([type | 25, size >> 8, size & 0xff]);
}

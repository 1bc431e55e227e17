import { createHash } from 'node:crypto';

/** The subresource integrity value of some bytes (W3C SRI). */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** True if two builds, by the hashes of their files, have the same bytes. */
export function hasSameFiles(one: Record<string, string>, other: Record<string, string>): boolean {
  const paths = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...paths].every((path) => one[path] === other[path]);
}

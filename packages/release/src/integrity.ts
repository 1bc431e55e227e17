import { createHash } from 'node:crypto';

/** The subresource integrity value of some bytes (W3C SRI). */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

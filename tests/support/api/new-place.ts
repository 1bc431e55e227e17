import { randomInt } from 'node:crypto';

/** Returns an address of the documentation range that no one else in the run calls from (RFC 3849). */
export function newPlace(): string {
  const group = () => randomInt(0x1_0000).toString(16);
  return `2001:db8:${group()}:${group()}::1`;
}

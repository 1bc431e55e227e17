import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url (docs/decisions/sign-in.md#0012). */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash that is kept of a random token: SHA-256 in hex. A slow hash is not needed for 256 random bits. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

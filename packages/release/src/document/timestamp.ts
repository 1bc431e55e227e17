import type { KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { isSigned, parseJson, signed } from './signature.ts';
import type { TrustedKeys } from './signing-keys.ts';

/** Milliseconds for which a timestamp holds, and after which a server writes the next one. */
export const timestampLifetimeMs = 86_400_000;
export const timestampRenewedMs = 600_000;

const timestampSchema = z.object({
  statement: z.literal('timestamp'),
  /** The generation that was live. */
  generation: z.int(),
  /** Its content hash. */
  hash: z.string(),
  expires: z.iso.datetime(),
  signature: z.string(),
});

export type Timestamp = z.infer<typeof timestampSchema>;

/**
 * Signs a server's statement that a generation is live now. It holds for a day, so it is noticed if anyone keeps
 * newer releases from an edge, or brings older ones back (docs/decisions/releases.md#0131).
 */
export function signTimestamp(
  live: Pick<Timestamp, 'generation' | 'hash'>,
  privateKey: KeyObject,
  now = Date.now(),
): string {
  const expires = new Date(now + timestampLifetimeMs).toISOString();
  return JSON.stringify(signed({ statement: 'timestamp', ...live, expires }, privateKey));
}

/** Returns the timestamp in a text; null if it is none, or not signed by us. It may have expired. */
export function verifiedTimestamp(text: string, keys: TrustedKeys): Timestamp | null {
  const content = parseJson(text);
  const parsed = timestampSchema.safeParse(content);
  if (!parsed.success) return null;
  /* A server that still has the publisher's key signs with that. */
  const trusted = [keys.serverKey, keys.publicKey].filter((key) => key !== null);
  return trusted.some((key) => isSigned(content as Timestamp, key)) ? parsed.data : null;
}

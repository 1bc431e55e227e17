import { createHmac, timingSafeEqual } from 'node:crypto';

/** One document that the edge served, and its visitor. */
export interface SignedVisit {
  generation: number;
  channel: string;
  /** A random id of the document. */
  document: string;
  /** Stands for the visitor. It cannot be traced back to their cookie. */
  visitor: string;
}

/** Milliseconds for which a document may report on itself. */
const lifetimeMs = 3_600_000;
/** The edge's clock may be ahead of the API's by this much. */
const maxAheadMs = 60_000;

/**
 * Returns a text that can only be made with the secret. The edge puts it into a document, and the document's
 * reports carry it (docs/decisions/federation.md#0073).
 */
export function visitToken(visit: SignedVisit, secret: string, now = Date.now()): string {
  const { generation, channel, document, visitor } = visit;
  const seconds = Math.floor(now / 1_000);
  const facts = [generation, channel, document, visitor, seconds.toString(36)].join('.');
  return `${facts}.${proofOf(facts, secret)}`;
}

/** Returns the visit in a token; null if the token is not ours, or too old. */
export function visitIn(token: string, secret: string, now = Date.now()): SignedVisit | null {
  const end = token.lastIndexOf('.');
  const facts = token.slice(0, Math.max(end, 0));
  if (!isEqual(token.slice(end + 1), proofOf(facts, secret))) return null;
  const [generation, channel = '', document = '', visitor = '', seconds = ''] = facts.split('.');
  const ageMs = now - Number.parseInt(seconds, 36) * 1_000;
  if (!(ageMs >= -maxAheadMs && ageMs < lifetimeMs)) return null;
  return { generation: Number(generation), channel, document, visitor };
}

const proofBytes = 16;
const idBytes = 12;

const proofOf = (facts: string, secret: string) => shortHash(`visit\n${facts}`, secret, proofBytes);

/** Returns a stand-in for a value that must not be kept itself: always the same for the same secret. */
export const pseudonymOf = (kind: string, value: string, secret: string) =>
  shortHash(`${kind}\n${value}`, secret, idBytes);

function shortHash(text: string, secret: string, bytes: number): string {
  return createHmac('sha256', secret)
    .update(text)
    .digest()
    .subarray(0, bytes)
    .toString('base64url');
}

/** Compares in constant time, so that no answer shows how much of a guess was right. */
function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** One document that the edge served, and to whom. */
export interface SignedVisit {
  generation: number;
  channel: string;
  /** A random id of the document. */
  document: string;
  /** Stands for the visitor. It cannot be led back to their cookie. */
  visitor: string;
}

/** How long a document may tell what becomes of it, in milliseconds. */
const lifetimeMs = 3_600_000;
/** The edge's clock may be ahead of the API's by this much. */
const maxAheadMs = 60_000;

/**
 * A text that only who has the secret can make. The edge puts it into a document, and what the document
 * reports carries it (docs/decisions/0073-visit-token.md).
 */
export function visitToken(visit: SignedVisit, secret: string, now = Date.now()): string {
  const { generation, channel, document, visitor } = visit;
  const seconds = Math.floor(now / 1_000);
  const facts = [generation, channel, document, visitor, seconds.toString(36)].join('.');
  return `${facts}.${proofOf(facts, secret)}`;
}

/** What a token says; null when it is not ours, or too old. */
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

/** Stands for something that must not be kept itself: always the same for the same secret. */
export const pseudonymOf = (kind: string, value: string, secret: string) =>
  shortHash(`${kind}\n${value}`, secret, idBytes);

function shortHash(text: string, secret: string, bytes: number): string {
  return createHmac('sha256', secret)
    .update(text)
    .digest()
    .subarray(0, bytes)
    .toString('base64url');
}

/** In constant time, so that no answer tells how much of a guess was right. */
function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  isSharedAddress,
  providerNetworkOf,
  widestNetworkOf,
} from '@camp/contracts/site/network-of';

/** One document that the edge served, and its visitor. */
export interface SignedVisit {
  generation: number;
  channel: string;
  /** A random id of the document. */
  document: string;
  /** Stands for the visitor. It cannot be traced back to their cookie. */
  visitor: string;
  /** Stands for the network that it was served to, as {@link voiceOf} has it; empty where none is known. */
  network: string;
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
  const { generation, channel, document, visitor, network } = visit;
  const seconds = Math.floor(now / 1_000).toString(36);
  const facts = [generation, channel, document, visitor, seconds, network].join('.');
  return `${facts}.${proofOf(facts, secret)}`;
}

/** Returns the visit in a token; null if the token is not ours, or too old. */
export function visitIn(token: string, secret: string, now = Date.now()): SignedVisit | null {
  const end = token.lastIndexOf('.');
  const facts = token.slice(0, Math.max(end, 0));
  if (!isEqual(token.slice(end + 1), proofOf(facts, secret))) return null;
  const [generation, channel = '', document = '', visitor = '', seconds = '', network = ''] =
    facts.split('.');
  const ageMs = now - Number.parseInt(seconds, 36) * 1_000;
  if (!(ageMs >= -maxAheadMs && ageMs < lifetimeMs)) return null;
  return { generation: Number(generation), channel, document, visitor, network };
}

const proofBytes = 16;
const idBytes = 12;

const proofOf = (facts: string, secret: string) => shortHash(`visit\n${facts}`, secret, proofBytes);

/** Returns a stand-in for a value that must not be kept itself: always the same for the same secret. */
export const pseudonymOf = (kind: string, value: string, secret: string) =>
  shortHash(`${kind}\n${value}`, secret, idBytes);

/** Characters of a voice that are the same in all of a provider's networks. */
export const providerLength = 6;

/**
 * Returns a stand-in for the network whose visitors have one voice (a /24 or /48), which begins with one for the /16
 * or /32 around it (docs/decisions/limits.md#0353). Empty for an address that may stand for many visitors.
 */
export function voiceOf(ip: string, secret: string): string {
  if (isSharedAddress(ip)) return '';
  const provider = pseudonymOf('provider', providerNetworkOf(ip), secret);
  const network = pseudonymOf('network', widestNetworkOf(ip), secret);
  return provider.slice(0, providerLength) + network.slice(providerLength);
}

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

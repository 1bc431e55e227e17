import { createHmac, type KeyObject, randomBytes } from 'node:crypto';
import { firstKeyId, type KeyRing } from './key-ring.ts';

/** The content that a proof covers: all of an entry but its id, which the database gives after the proof is made. */
export interface Content {
  createdAt: Date;
  action: string;
  actorUserId: number | null;
  targetUserId: number | null;
  requestIp: string;
  userAgent: string;
  details: unknown;
}

/** An entry as it is stored. Only entries from before there were proofs have none. */
export interface StoredEntry extends Content {
  id: number;
  proof: string | null;
  /** Present once personal data has been taken out: see `audit-link.ts`. */
  redaction: string | null;
}

/** Shows that this process wrote the entry: `<key id>.<nonce>.<HMAC-SHA-256 over nonce and content>`. */
export function newProof(content: Content, keys: KeyRing): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${keys.current}.${nonce}.${signatureOf(nonce, content, keys.get('audit'))}`;
}

/**
 * True if the entry is as it was written, under a key that the setting still has. It may still be a copy,
 * which has the same proof.
 */
export function hasProof(entry: StoredEntry, keys: KeyRing): boolean {
  const { keyId, nonce = '', signature } = partsOf(entry.proof);
  const key = keys.ids.includes(keyId) ? keys.find('audit', keyId) : null;
  return key !== null && signature === signatureOf(nonce, entry, key);
}

/** Proofs from before there were several keys name none. */
function partsOf(proof: string | null) {
  const [signature, nonce, keyId = firstKeyId] = (proof ?? '').split('.').toReversed();
  return { keyId, nonce, signature };
}

function signatureOf(nonce: string, content: Content, key: KeyObject): string {
  const signed = createHmac('sha256', key).update(`proof\n${nonce}\n${canonical(content)}`);
  return signed.digest('base64url');
}

/** Returns the same text for the same content, in any database. */
export function canonical(content: Content): string {
  const { createdAt, action, actorUserId, targetUserId, requestIp, userAgent, details } = content;
  const fields = [createdAt.getTime(), action, actorUserId, targetUserId, requestIp, userAgent];
  return JSON.stringify([...fields, details], withSortedKeys);
}

/* MySQL stores the keys of a JSON object in its own order. */
function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

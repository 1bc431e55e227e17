import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';

/** What a proof covers: everything in an entry but its id, which the database gives after the proof is made. */
interface Content {
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
}

/**
 * The key of proofs and of the chain. It is not in the database, so somebody who can write there
 * still cannot make either. With another SECRETS_KEY, everything sealed before counts as changed.
 */
export function auditKeyFrom(secretsKey: string): KeyObject {
  const bytes = hkdfSync('sha256', secretsKey, '', 'campbc audit', 32);
  /* A key object is prepared once, which makes an HMAC of a short text several times faster. */
  return createSecretKey(Buffer.from(bytes));
}

/** Shows that this process wrote the entry: `<nonce>.<HMAC-SHA-256 over nonce and content>`. */
export function newProof(content: Content, key: KeyObject): string {
  return proofWith(randomBytes(16).toString('base64url'), content, key);
}

/** Whether the entry is as it was written. It may still be a copy, which has the same proof. */
export function hasProof(entry: StoredEntry, key: KeyObject): boolean {
  const [nonce = ''] = entry.proof?.split('.') ?? [];
  return entry.proof === proofWith(nonce, entry, key);
}

function proofWith(nonce: string, content: Content, key: KeyObject): string {
  const signature = createHmac('sha256', key).update(`proof\n${nonce}\n${canonical(content)}`);
  return `${nonce}.${signature.digest('base64url')}`;
}

/** The hash, in hex, that ties an entry to the one sealed before it (an empty text for the first). */
export function linkHash(previousHash: string, entry: StoredEntry, key: KeyObject): string {
  const { id, proof } = entry;
  return createHmac('sha256', key)
    .update(`link\n${previousHash}\n${id}\n${proof ?? ''}\n${canonical(entry)}`)
    .digest('hex');
}

/** The same text for the same content, whichever database stored it. */
function canonical(content: Content): string {
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

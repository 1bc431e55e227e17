import { createHmac, type KeyObject } from 'node:crypto';
import { canonical, type Content, type StoredEntry } from './audit-proof.ts';
import { firstKeyId, type KeyRing } from './key-ring.ts';

/** The parts that a link ties together. `keyId` is null for links from before there were several keys. */
interface Joint {
  previousHash: string;
  entry: StoredEntry;
  keyId: string | null;
}

/**
 * The hash, in hex, that ties an entry to the one sealed before it (an empty text for the first). Null when
 * it cannot be known: we lack the key, or the entry was redacted by someone else.
 */
export function linkHash({ previousHash, entry, keyId }: Joint, keys: KeyRing): string | null {
  if (keyId === null && entry.redaction !== null) return vouchedHash(entry, keys, previousHash);
  const key = keys.find('audit', keyId ?? firstKeyId);
  if (key === null) return null;
  const content = keyId === null ? canonical(entry) : contentHash(entry, key, keys);
  if (content === null) return null;
  const tied = `link\n${previousHash}\n${entry.id}\n${entry.proof ?? ''}\n${content}`;
  return hmac(key, tied);
}

/** The seal of an entry: its link in the chain, and the hash of the link before. */
export interface Seal {
  keyId: string | null;
  previousHash: string;
  hash: string;
}

interface RedactionInput {
  /** As it is in the log now. */
  entry: StoredEntry;
  seal: Seal;
  /** The content that stays. */
  left: Content;
}

/**
 * Lets the chain go on verifying when personal data is taken out of a sealed entry: `<key id>.<hash of the whole
 * content>.<HMAC-SHA-256 over that hash and what is left>`. A link that names no key ties the content itself and
 * not its hash, so there the hash is that of the link, and the HMAC covers the link before, too. Only this site
 * can make it. For an entry that is redacted already, one is made under the current key. Null when the entry is
 * not as it was sealed.
 */
export function redactionOf({ entry, seal, left }: RedactionInput, keys: KeyRing): string | null {
  const { keyId, previousHash } = seal;
  const hash = sealedHash(entry, seal, keys);
  const kept = { ...left, id: entry.id };
  const signed = {
    keyId: keys.current,
    left: kept,
    previousHash: keyId === null ? previousHash : null,
  };
  return hash && signedRedaction({ ...signed, hash }, keys);
}

/** Returns the hash that the redaction of an entry holds; null when the entry is not as it was sealed. */
function sealedHash(entry: StoredEntry, seal: Seal, keys: KeyRing): string | null {
  if (seal.keyId === null)
    return linkHash({ ...seal, entry }, keys) === seal.hash ? seal.hash : null;
  const key = keys.find('audit', seal.keyId);
  return key && contentHash(entry, key, keys);
}

/** For a redacted entry, returns the hash of the content before, if this site took it out. */
function contentHash(entry: StoredEntry, key: KeyObject, keys: KeyRing): string | null {
  if (entry.redaction === null) return hmac(key, `content\n${canonical(entry)}`);
  return vouchedHash(entry, keys, null);
}

/** The hash that a redaction holds; null when it was not this site that put it there, for this entry as it is. */
function vouchedHash(
  entry: StoredEntry,
  keys: KeyRing,
  previousHash: string | null,
): string | null {
  const [keyId = '', hash = ''] = (entry.redaction ?? '').split('.');
  /* One by a key that has left may be by anyone who has that key now. */
  if (!keys.ids.includes(keyId)) return null;
  const signed = signedRedaction({ keyId, hash, left: entry, previousHash }, keys);
  return entry.redaction === signed ? hash : null;
}

interface Redaction {
  keyId: string;
  hash: string;
  left: Content & { id: number };
  /** Of the link before, where the hash is that of a link. */
  previousHash: string | null;
}

function signedRedaction({ keyId, hash, left, previousHash }: Redaction, keys: KeyRing): string {
  const kind = previousHash === null ? 'redacted' : `redacted link\n${previousHash}`;
  const signed = hmac(keys.get('audit', keyId), `${kind}\n${left.id}\n${hash}\n${canonical(left)}`);
  return `${keyId}.${hash}.${signed}`;
}

const hmac = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest('hex');

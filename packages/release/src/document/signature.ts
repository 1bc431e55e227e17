import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import { maxCanaries } from './canaries.ts';
import { canonicalJson } from './canonical-json.ts';
import type { ReleaseDocument } from './release-document.ts';
import type { TrustedKeys } from './signing-keys.ts';
import { unsignedIn } from './statements.ts';
import { storedDocumentSchema, withCanaries } from './stored-document.ts';

export type UnsignedRelease = Omit<ReleaseDocument, 'signature'>;

const bytesOf = (content: object) => Buffer.from(canonicalJson(content));

/** Adds a signature (ed25519, RFC 8032) as a field next to the others. */
export function signed<T extends object>(content: T, privateKey: KeyObject) {
  return { ...content, signature: sign(null, bytesOf(content), privateKey).toString('base64') };
}

/** True if one key signed all other fields. */
export function isSigned({ signature, ...content }: { signature: string }, key: KeyObject) {
  return verify(null, bytesOf(content), key, Buffer.from(signature, 'base64'));
}

export function signRelease(release: UnsignedRelease, privateKey: KeyObject): ReleaseDocument {
  return signed(release, privateKey);
}

/**
 * Returns the release in a text, or null if it is no release document or its signature is not ours. The
 * text is checked as it was signed: a newer publisher may have fields that this reader does not know.
 */
export function verifiedRelease(text: string, keys: TrustedKeys): ReleaseDocument | null {
  const content = parseJson(text);
  const parsed = storedDocumentSchema.safeParse(content);
  if (!parsed.success) return null;
  const document = content as ReleaseDocument;
  const isOurs = isSigned(document, keys.publicKey) || isSwitched(document, keys);
  return isOurs ? parsed.data : null;
}

/** True if the server signed it, and the publisher each build and page in it. */
function isSwitched(document: ReleaseDocument, { publicKey, serverKey }: TrustedKeys): boolean {
  if (!serverKey || !isSigned(document, serverKey)) return false;
  /* Each canary doubles the combinations that would have to be looked at. */
  if ((document.canaries ?? []).length > maxCanaries) return false;
  return unsignedIn(withCanaries(document), document.statements ?? {}, publicKey) === null;
}

/**
 * Returns the SHA-256, in hex, of what a verified document's text says is live. It stays the same when the
 * document is signed again with another key.
 */
export function contentHash(text: string): string {
  const {
    signature: _signature,
    statements: _statements,
    ...release
  } = JSON.parse(text) as ReleaseDocument;
  return createHash('sha256').update(bytesOf(release)).digest('hex');
}

/** Parses JSON; null for other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

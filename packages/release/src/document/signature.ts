import { type KeyObject, sign, verify } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import type { ReleaseDocument } from './release-document.ts';
import { storedDocumentSchema } from './stored-document.ts';

export type UnsignedRelease = Omit<ReleaseDocument, 'signature'>;

const bytesOf = (release: object) => Buffer.from(canonicalJson(release));

/** Signs a release with ed25519 (RFC 8032). */
export function signRelease(release: UnsignedRelease, privateKey: KeyObject): ReleaseDocument {
  return { ...release, signature: sign(null, bytesOf(release), privateKey).toString('base64') };
}

/**
 * The release in a text, or null when it is no release document or its signature is not ours. The
 * text is checked as it was signed: a newer publisher may say more than this reader knows of.
 */
export function verifiedRelease(text: string, publicKey: KeyObject): ReleaseDocument | null {
  const content = parseJson(text);
  const parsed = storedDocumentSchema.safeParse(content);
  if (!parsed.success) return null;
  const { signature, ...release } = content as ReleaseDocument;
  const isOurs = verify(null, bytesOf(release), publicKey, Buffer.from(signature, 'base64'));
  return isOurs ? parsed.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import type { KeyObject } from 'node:crypto';
import { signedAgain, verifiedProvenance } from '#document/attestation.ts';
import type { ReleaseDocument } from '#document/release-document.ts';
import { isSigned, signRelease, verifiedRelease } from '#document/signature.ts';
import {
  keepKeyPair,
  newKeyPair,
  publicKeyIn,
  signingKeysIn,
  type TrustedKeys,
} from '#document/signing-keys.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { signedByPublisher, textOf } from './sign-earlier.ts';

interface RotationInput {
  store: ReleaseStore;
  keysFolder: string;
}

/**
 * Makes a new publisher's key and signs again every generation that counts, also those of the server. Other
 * documents stay as they are and never verify. The order keeps a document that verifies at every moment:
 * readers with the old key keep what they have read, and readers that start later find everything. No one may
 * publish meanwhile.
 * @returns the number of generations that were signed again.
 */
export async function rotateSigningKey({ store, keysFolder }: RotationInput): Promise<number> {
  const old = signingKeysIn(keysFolder);
  const next = newKeyPair();
  return replaced(store, {
    again: (text) => (verifiedRelease(text, old) ? signedByPublisher(text, next.privateKey) : null),
    async keep() {
      await attestAnew(store, old.publicKey, next.privateKey);
      keepKeyPair(keysFolder, 'publisher', next);
    },
  });
}

/**
 * Makes a new server's key, or the first one, and signs again every generation that the old one signed. The
 * publisher's key is not needed.
 * @returns the number of generations that were signed again.
 */
export async function rotateServerKey({
  store,
  keysFolder,
  publicKey,
}: RotationInput & Pick<TrustedKeys, 'publicKey'>): Promise<number> {
  const serverKey = publicKeyIn(keysFolder, 'server');
  const next = newKeyPair();
  return replaced(store, {
    again(text) {
      if (!serverKey || !verifiedRelease(text, { publicKey, serverKey })) return null;
      const document = JSON.parse(text) as ReleaseDocument;
      if (!isSigned(document, serverKey)) return null;
      const { signature: _old, ...release } = document;
      return textOf(signRelease(release, next.privateKey));
    },
    keep: async () => keepKeyPair(keysFolder, 'server', next),
  });
}

interface Replacement {
  /** The text of a document with other signatures; null for one that stays as it is. */
  again: (text: string) => string | null;
  /** Makes the new key the one that counts. */
  keep: () => Promise<void>;
}

async function replaced(store: ReleaseStore, { again, keep }: Replacement): Promise<number> {
  const live = again((await store.readDocument('live')) ?? '');
  let count = 0;
  for (const generation of await store.generations()) {
    const text = again((await store.readDocument(generation)) ?? '');
    if (!text) continue;
    await store.replaceDocument(generation, text);
    count += 1;
  }
  await keep();
  if (live) await store.switchLive(live);
  return count;
}

/** Signs again the statements of how builds were made that the old key signed. */
async function attestAnew(store: ReleaseStore, oldKey: KeyObject, newKey: KeyObject) {
  for (const key of await store.storage.list('attestations/')) {
    if (!key.endsWith('/provenance.json')) continue;
    const text = (await store.storage.read(key))?.toString() ?? '';
    if (!verifiedProvenance(text, oldKey)) continue;
    await store.storage.write(key, Buffer.from(signedAgain(text, newKey)));
  }
}

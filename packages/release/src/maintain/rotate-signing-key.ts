import { keepSigningKeys, newSigningKeys, signingKeysIn } from '#document/signing-keys.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { signRelease, type UnsignedRelease, verifiedRelease } from '#document/signature.ts';

interface Kept {
  store: ReleaseStore;
  keysFolder: string;
}

/**
 * Makes a new signing key and signs every generation anew that the old one has signed; what it has not
 * is left as it is, and worth nothing. In this order some document verifies at every moment: readers
 * with the old key go on with what they have, those that start afterwards find all of it. Nobody may
 * publish meanwhile.
 * @returns how many generations were signed anew.
 */
export async function rotateSigningKey({ store, keysFolder }: Kept): Promise<number> {
  const old = signingKeysIn(keysFolder);
  const next = newSigningKeys();
  const signedAnew = async (generation: number | 'live') => {
    const text = (await store.readDocument(generation)) ?? '';
    if (!verifiedRelease(text, old.publicKey)) return null;
    const { signature: _old, ...release } = JSON.parse(text) as UnsignedRelease & {
      signature: string;
    };
    return `${JSON.stringify(signRelease(release, next.privateKey), null, 2)}\n`;
  };
  const live = await signedAnew('live');
  let count = 0;
  for (const generation of await store.generations()) {
    const text = await signedAnew(generation);
    if (!text) continue;
    await store.replaceDocument(generation, text);
    count += 1;
  }
  keepSigningKeys(keysFolder, next);
  if (live) await store.switchLive(live);
  return count;
}

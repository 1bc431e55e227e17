import { keepSigningKeys, newSigningKeys, signingKeysIn } from '#document/signing-keys.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { signRelease, type UnsignedRelease, verifiedRelease } from '#document/signature.ts';

interface Kept {
  store: ReleaseStore;
  keysFolder: string;
}

/**
 * Makes a new signing key and signs again every generation that the old key signed. Other documents stay
 * as they are and never verify. The order keeps a document that verifies at every moment: readers with
 * the old key keep what they have read, and readers that start later find everything. Nobody may publish
 * meanwhile.
 * @returns how many generations were signed again.
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

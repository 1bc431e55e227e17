import type { KeyObject } from 'node:crypto';
import type { Content, ReleaseDocument } from '#document/release-document.ts';
import { ReleaseError } from '#release-error.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { liveDocument } from '#store/verified-documents.ts';

/** A store, and the key that its documents are verified with. */
export interface TrustedStore {
  store: ReleaseStore;
  keys: { publicKey: KeyObject };
}

/**
 * Checks the signature of live.json and the hash of every file that it names, compressed copies included.
 * @throws {@link ReleaseError} NOTHING_LIVE, BAD_SIGNATURE or HASH_MISMATCH
 */
export async function verifyLive({ store, keys }: TrustedStore): Promise<ReleaseDocument> {
  if ((await store.readDocument('live')) === null) {
    throw new ReleaseError('NOTHING_LIVE', 'Nothing has been published.');
  }
  const live = await liveDocument(store, keys.publicKey);
  if (!live) {
    const message =
      'live.json is not a document signed with our key; the last good one is served instead. Publish or roll back to replace it.';
    throw new ReleaseError('BAD_SIGNATURE', message);
  }
  await requirePublishedFiles(store, live);
  if (live.canary) await requirePublishedFiles(store, live.canary);
  return live;
}

/** @throws {@link ReleaseError} HASH_MISMATCH when the store lacks or changed a file or page of this content. */
export async function requirePublishedFiles(
  store: ReleaseStore,
  { shell, remotes, pages = {} }: Content,
): Promise<void> {
  const apps = [
    { ...shell, name: 'shell' },
    ...Object.entries(remotes).map(([name, remote]) => ({ ...remote, name: `remote-${name}` })),
  ];
  for (const app of apps) await store.requireFiles(app);
  for (const [path, hashes] of Object.entries(pages)) {
    for (const hash of Object.values(hashes)) {
      if ((await store.readPage(hash)) !== null) continue;
      throw new ReleaseError('HASH_MISMATCH', `The page ${path} is not as it was rendered.`);
    }
  }
}

import type { KeyObject } from 'node:crypto';
import { requireFiles } from '#candidate.ts';
import type { ReleaseDocument } from '#document.ts';
import type { FileStore } from '#file-store.ts';
import { ReleaseError } from '#release-error.ts';
import { liveDocument } from '#verified-documents.ts';

interface Trusted {
  store: FileStore;
  keys: { publicKey: KeyObject };
}

/**
 * Checks the signature of live.json itself and the hash of every file it names, compressed too.
 * @throws {@link ReleaseError} NOTHING_LIVE, BAD_SIGNATURE or HASH_MISMATCH
 */
export function verifyLive({ store, keys }: Trusted): ReleaseDocument {
  if (store.readDocument('live') === null) {
    throw new ReleaseError('NOTHING_LIVE', 'Nothing has been published.');
  }
  const live = liveDocument(store, keys.publicKey);
  if (!live) {
    const message =
      'live.json is not a document signed with our key; the last good one is served instead. Publish or roll back to replace it.';
    throw new ReleaseError('BAD_SIGNATURE', message);
  }
  requirePublishedFiles(store, live);
  return live;
}

/** @throws {@link ReleaseError} HASH_MISMATCH when the store lacks or changed a file or page of this content. */
export function requirePublishedFiles(
  store: FileStore,
  { shell, remotes, pages = {} }: Pick<ReleaseDocument, 'shell' | 'remotes' | 'pages'>,
): void {
  const members = [
    { ...shell, name: 'shell' },
    ...Object.entries(remotes).map(([name, remote]) => ({ ...remote, name: `remote-${name}` })),
  ];
  for (const member of members) {
    const folder = store.folderOf(member);
    requireFiles(folder, member.files);
    store.requireCompressed(folder, member.files);
  }
  for (const [path, hashes] of Object.entries(pages)) {
    if (Object.values(hashes).every((hash) => store.readPage(hash) !== null)) continue;
    throw new ReleaseError('HASH_MISMATCH', `The page ${path} is not as it was rendered.`);
  }
}

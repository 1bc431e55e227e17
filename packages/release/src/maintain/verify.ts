import type { KeyObject } from 'node:crypto';
import { isMadeOf, verifiedProvenance } from '#document/attestation.ts';
import type { ReleaseContent, ReleaseDocument } from '#document/release-document.ts';
import type { TrustedKeys } from '#document/signing-keys.ts';
import { appsOf, type Builds } from '#document/content.ts';
import { ReleaseError } from '#release-error.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { liveDocument, readLive } from '#store/verified-documents.ts';

/** A store, and the keys that its documents are verified with. */
export interface TrustedStore {
  store: ReleaseStore;
  keys: TrustedKeys;
}

/**
 * Checks the signature of live.json, the hash of every file that it names, compressed copies included, and
 * the provenance of each build.
 * @throws {@link ReleaseError} NOTHING_LIVE, BAD_SIGNATURE, STALE_DOCUMENT or HASH_MISMATCH
 */
export async function verifyLive({ store, keys }: TrustedStore): Promise<ReleaseDocument> {
  if ((await store.readDocument('live')) === null) {
    throw new ReleaseError('NOTHING_LIVE', 'Nothing has been published.');
  }
  const live = await liveDocument(store, keys);
  if (!live) {
    const message =
      'live.json is not a document signed with our key; the last good one is served instead. Publish or roll back to replace it.';
    throw new ReleaseError('BAD_SIGNATURE', message);
  }
  const newest = await readLive(store, keys);
  if (newest && newest.generation > live.generation) {
    const message = `live.json holds generation ${live.generation}, which is older than generation ${newest.generation}. The newer one is served: make it whole again with rollback ${newest.generation}.`;
    throw new ReleaseError('STALE_DOCUMENT', message);
  }
  await requirePublishedFiles(store, live);
  await requireProvenance(store, live, keys.publicKey);
  return live;
}

/** @throws {@link ReleaseError} BAD_SIGNATURE if the provenance of a build is not signed by us or not of its files. */
async function requireProvenance(
  store: ReleaseStore,
  release: ReleaseDocument,
  publicKey: KeyObject,
): Promise<void> {
  for (const { name, release: build } of [release, ...(release.canaries ?? [])].flatMap(appsOf)) {
    const { version, files } = build;
    const text = await store.readProvenance({ name, version });
    if (text === null) continue;
    const provenance = verifiedProvenance(text, publicKey);
    if (provenance && isMadeOf(provenance, files)) continue;
    const message = `The provenance of ${name} ${version} is not signed with our key, or speaks of other files.`;
    throw new ReleaseError('BAD_SIGNATURE', message);
  }
}

/** @throws {@link ReleaseError} HASH_MISMATCH when the store lacks or changed a file or page that a visitor may get. */
export async function requirePublishedFiles(
  store: ReleaseStore,
  release: Builds & Omit<Partial<ReleaseContent>, 'shell' | 'remotes'>,
): Promise<void> {
  const builds = [release, ...(release.canaries ?? [])].flatMap(appsOf);
  for (const { name, release: build } of builds) await store.requireFiles({ ...build, name });
  const pages = [release.pages ?? {}, ...Object.values(release.variants ?? {})].flatMap((each) =>
    Object.entries(each),
  );
  for (const [path, hashes] of pages) {
    for (const hash of Object.values(hashes)) {
      if ((await store.readPage(hash)) !== null) continue;
      throw new ReleaseError('HASH_MISMATCH', `The page ${path} is not as it was rendered.`);
    }
  }
}

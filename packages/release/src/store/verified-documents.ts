import type { ReleaseDocument } from '#document/release-document.ts';
import type { TrustedKeys } from '#document/signing-keys.ts';
import { ReleaseError } from '#release-error.ts';
import type { ReleaseStore } from './release-store.ts';
import { verifiedRelease } from '#document/signature.ts';

/** The document in live.json; null when it is missing, damaged or not signed by us. */
export async function liveDocument(
  store: ReleaseStore,
  keys: TrustedKeys,
): Promise<ReleaseDocument | null> {
  return verifiedRelease((await store.readDocument('live')) ?? '', keys);
}

/** A generation's document; null when there is none or its content is another generation's. */
export async function documentOf(store: ReleaseStore, generation: number, keys: TrustedKeys) {
  const document = verifiedRelease((await store.readDocument(generation)) ?? '', keys);
  return document?.generation === generation ? document : null;
}

/** Every verified generation, newest first. */
export async function verifiedDocuments(store: ReleaseStore, keys: TrustedKeys) {
  const generations = await store.generations();
  const documents: ReleaseDocument[] = [];
  for (const generation of generations) {
    const document = await documentOf(store, generation, keys);
    if (document) documents.push(document);
  }
  return documents;
}

/** Called with the error of a document that cannot be read; may throw to end the reading. */
type OnUnreadable = (error: unknown) => void;

function rethrow(error: unknown): never {
  throw error;
}

/** The newest generation that verifies, or null. */
async function newestDocument(store: ReleaseStore, keys: TrustedKeys, onUnreadable: OnUnreadable) {
  for (const generation of await store.generations()) {
    const document = await documentOf(store, generation, keys).catch(onUnreadable);
    if (document) return document;
  }
  return null;
}

/**
 * Returns what is live, and what the next generation builds on: the newer of live.json and the newest document
 * that verify; null if neither does. Generations only grow (docs/decisions/releases.md#0076):
 * a document counts from the moment its number is claimed, so a publisher that dies before the switch
 * leaves a whole release behind, and an older document put back as live.json changes nothing.
 * Documents that cannot be read go to `onUnreadable` and are skipped; by default it throws.
 */
export async function readLive(
  store: ReleaseStore,
  keys: TrustedKeys,
  onUnreadable: OnUnreadable = rethrow,
): Promise<ReleaseDocument | null> {
  const live = (await liveDocument(store, keys).catch(onUnreadable)) ?? null;
  const newest = (await newestDocument(store, keys, onUnreadable).catch(onUnreadable)) ?? null;
  if (live && newest) return live.generation > newest.generation ? live : newest;
  return live ?? newest;
}

/**
 * Returns what the next generation builds on; null in an empty store.
 * @throws {@link ReleaseError} WRONG_KEY if something is published and nothing of it verifies: publishing
 * there would take the site over.
 */
export async function baseOf(store: ReleaseStore, keys: TrustedKeys) {
  const live = await readLive(store, keys);
  if (!live && (await hasDocuments(store))) throw new ReleaseError('WRONG_KEY', wrongKey);
  return live;
}

/** True if anyone has published here, with any key. */
export async function hasDocuments(store: ReleaseStore): Promise<boolean> {
  return (await store.generations()).length > 0 || (await store.readDocument('live')) !== null;
}

const wrongKey =
  'What is published here is not signed with your key. Copy the signing key of this site into your keys folder first.';

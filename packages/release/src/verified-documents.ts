import type { KeyObject } from 'node:crypto';
import type { ReleaseDocument } from '#document.ts';
import type { FileStore } from '#file-store.ts';
import { verifiedRelease } from '#signature.ts';

/** What live.json says; null when it is missing, damaged or not signed by us. */
export function liveDocument(store: FileStore, publicKey: KeyObject): ReleaseDocument | null {
  return verifiedRelease(store.readDocument('live') ?? '', publicKey);
}

/** A generation as it was published; null when there is none, or another document is in its place. */
export function documentOf(store: FileStore, generation: number, publicKey: KeyObject) {
  const document = verifiedRelease(store.readDocument(generation) ?? '', publicKey);
  return document?.generation === generation ? document : null;
}

/** Every verified generation, newest first. */
export async function verifiedDocuments(store: FileStore, publicKey: KeyObject) {
  const generations = await store.generations();
  return generations.flatMap((generation) => documentOf(store, generation, publicKey) ?? []);
}

/** The newest generation that verifies, or null. */
async function newestDocument(store: FileStore, publicKey: KeyObject) {
  for (const generation of await store.generations()) {
    const document = documentOf(store, generation, publicKey);
    if (document) return document;
  }
  return null;
}

/** What is live: live.json when it verifies, else the newest document that does, else null. */
export async function readLive(store: FileStore, publicKey: KeyObject) {
  return liveDocument(store, publicKey) ?? (await newestDocument(store, publicKey));
}

/**
 * What the next generation builds on. A document that is claimed but not yet live counts, so that
 * nothing is lost; so does live.json when its own document was damaged since.
 */
export async function currentDocument(store: FileStore, publicKey: KeyObject) {
  const live = liveDocument(store, publicKey);
  const newest = await newestDocument(store, publicKey);
  if (live && newest) return live.generation > newest.generation ? live : newest;
  return live ?? newest;
}

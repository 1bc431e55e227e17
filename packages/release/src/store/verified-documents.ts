import type { KeyObject } from 'node:crypto';
import type { ReleaseDocument } from '#document/release-document.ts';
import type { ReleaseStore } from './release-store.ts';
import { verifiedRelease } from '#document/signature.ts';

/** The document in live.json; null when it is missing, damaged or not signed by us. */
export async function liveDocument(
  store: ReleaseStore,
  publicKey: KeyObject,
): Promise<ReleaseDocument | null> {
  return verifiedRelease((await store.readDocument('live')) ?? '', publicKey);
}

/** A generation's document; null when there is none or its content is another generation's. */
export async function documentOf(store: ReleaseStore, generation: number, publicKey: KeyObject) {
  const document = verifiedRelease((await store.readDocument(generation)) ?? '', publicKey);
  return document?.generation === generation ? document : null;
}

/** Every verified generation, newest first. */
export async function verifiedDocuments(store: ReleaseStore, publicKey: KeyObject) {
  const generations = await store.generations();
  const documents: ReleaseDocument[] = [];
  for (const generation of generations) {
    const document = await documentOf(store, generation, publicKey);
    if (document) documents.push(document);
  }
  return documents;
}

/** The newest generation that verifies, or null. */
async function newestDocument(store: ReleaseStore, publicKey: KeyObject) {
  for (const generation of await store.generations()) {
    const document = await documentOf(store, generation, publicKey);
    if (document) return document;
  }
  return null;
}

/** What is live: live.json when it verifies, else the newest document that does, else null. */
export async function readLive(store: ReleaseStore, publicKey: KeyObject) {
  return (await liveDocument(store, publicKey)) ?? (await newestDocument(store, publicKey));
}

/**
 * What the next generation builds on. A document that is claimed but not yet live counts, so that
 * nothing is lost; so does live.json when its own document was damaged since.
 */
export async function currentDocument(store: ReleaseStore, publicKey: KeyObject) {
  const live = await liveDocument(store, publicKey);
  const newest = await newestDocument(store, publicKey);
  if (live && newest) return live.generation > newest.generation ? live : newest;
  return live ?? newest;
}

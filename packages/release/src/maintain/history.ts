import pLimit from 'p-limit';
import type { Canary, ReleaseContent, ReleaseDocument } from '#document/release-document.ts';
import { versionsOf } from '#document/content.ts';
import { requestsAtOnce } from '#store/storage.ts';
import { documentOf, readLive } from '#store/verified-documents.ts';
import type { TrustedStore } from './verify.ts';

/** A generation, and what it changed. */
export interface PastRelease {
  document: ReleaseDocument;
  isLive: boolean;
  changes: ReleaseChanges;
}

export interface ReleaseChanges {
  /** Apps whose version changed; null if the app was not, or is no longer, part of the site. */
  apps: { app: string; from: string | null; to: string | null }[];
  begun: Canary[];
  /** Canaries for another share of the visitors. */
  resized: Canary[];
  ended: Canary[];
}

/** Verified generations, newest first, each with what it changed; reads no more documents than are asked for. */
export async function releaseHistory(
  { store, keys }: TrustedStore,
  { most = Infinity }: { most?: number } = {},
): Promise<PastRelease[]> {
  const live = await readLive(store, keys);
  /* One more than is shown, to find out what the oldest one changed. */
  const generations = (await store.generations()).slice(0, most + 1);
  const found = await pLimit(requestsAtOnce).map(generations, (generation) =>
    documentOf(store, generation, keys),
  );
  const documents = found.filter((document) => document !== null);
  return documents.slice(0, most).map((document, index) => ({
    document,
    isLive: document.generation === live?.generation,
    changes: changesBetween(documents[index + 1], document),
  }));
}

/** Compares a generation with an earlier one; without one everything is new. */
export function changesBetween(
  before: ReleaseContent | undefined,
  now: ReleaseContent,
): ReleaseChanges {
  const [old, present] = [before ? versionsOf(before) : new Map<string, string>(), versionsOf(now)];
  const apps = [...new Set([...present.keys(), ...old.keys()])]
    .map((app) => ({ app, from: old.get(app) ?? null, to: present.get(app) ?? null }))
    .filter(({ from, to }) => from !== to);
  const [ran, run] = [before?.canaries ?? [], now.canaries ?? []];
  const sameIn = (canaries: readonly Canary[], { name, since }: Canary) =>
    canaries.find((canary) => canary.name === name && canary.since === since);
  return {
    apps,
    begun: run.filter((canary) => !sameIn(ran, canary)),
    resized: run.filter((canary) => {
      const earlier = sameIn(ran, canary);
      return earlier && earlier.percentage !== canary.percentage;
    }),
    ended: ran.filter((canary) => !sameIn(run, canary)),
  };
}

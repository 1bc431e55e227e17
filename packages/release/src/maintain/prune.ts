import { channelsOf } from '#document/channels.ts';
import { appsOf } from '#document/content.ts';
import type { ReleaseDocument } from '#document/release-document.ts';
import { ReleaseError } from '#release-error.ts';
import type { TrustedStore } from './verify.ts';
import { pageKey } from '#store/release-store.ts';
import { baseOf, liveDocument, verifiedDocuments } from '#store/verified-documents.ts';

export interface Pruning {
  /** Number of generations that are kept, in addition to the live one. */
  keep: number;
  /** Milliseconds for which a generation is kept after it was live: pages opened then may be open still. */
  keepMs?: number | undefined;
  /** Only says what would be removed. */
  isDryRun?: boolean | undefined;
  /** Milliseconds since 1970. */
  now?: number | undefined;
}

export interface PruneResult {
  generations: number[];
  /** `remote-account/1.0.0-ab12`. */
  versions: string[];
  /** Keys of rendered pages, of source maps, of how versions were made, and of leftovers of interrupted uploads. */
  others: string[];
}

/** Files that no document names may belong to a publish in progress, so they are kept for a day. */
const oneDayMs = 86_400_000;

/**
 * Removes all but the newest generations and those that were live lately, and the versions and pages that only
 * the removed ones named. Anything that the live document, its canaries or a kept document names stays, whatever
 * its age. A version that is published again at the same moment may be lost; publish it once more.
 * @throws {@link ReleaseError} NOTHING_LIVE or WRONG_KEY
 */
export async function prune(
  { store, keys }: TrustedStore,
  { keep, keepMs = 0, isDryRun, now = Date.now() }: Pruning,
) {
  const documents = await verifiedDocuments(store, keys);
  const live = await liveDocument(store, keys);
  const current = await baseOf(store, keys);
  if (!current) throw new ReleaseError('NOTHING_LIVE', 'Nothing has been published.');

  const always = new Set([current.generation, live?.generation]);
  /* Newest first: the document before another in this list took its place. */
  const wasLiveUntil = (index: number) => Date.parse(documents[index - 1]?.createdAt ?? '') || now;
  const kept = documents.filter(
    ({ generation }, index) =>
      index < keep || wasLiveUntil(index) > now - keepMs || always.has(generation),
  );
  const gone = documents.filter((document) => !kept.includes(document));
  const stays = namedBy([...kept, current, ...(live ? [live] : [])]);
  const goes = namedBy(gone);

  const isOld = async (key: string) =>
    ((await store.storage.writtenAt(key)) ?? now) < now - oneDayMs;
  const isGoing = async (key: string) => {
    const name = nameOf(key);
    return !stays.has(name) && (goes.has(name) || (await isOld(key)));
  };
  const doomed = await goingTogether((await store.storage.list('files/')).toSorted(), isGoing);
  const others = await filtered(
    [
      ...(await store.storage.list('pages/')),
      ...(await store.storage.list('attestations/')),
      ...(await store.storage.list('maps/')),
      ...(await store.storage.list('incoming/')),
    ],
    isGoing,
  );
  if (!isDryRun) {
    await store.storage.remove(gone.map(({ generation }) => `documents/${generation}.json`));
    /* The seal goes first: without it, publishing this version uploads it again. */
    for (const keysOfVersion of doomed.values()) {
      await store.storage.remove(keysOfVersion.filter((key) => key.endsWith('/release.json')));
      await store.storage.remove(keysOfVersion);
    }
    await store.storage.remove(others);
  }
  return {
    generations: gone.map(({ generation }) => generation),
    versions: [...doomed.keys()].map((name) => name.slice('files/'.length)),
    others,
  } satisfies PruneResult;
}

/** Names of every version and page that documents and their canaries hold. */
function namedBy(documents: readonly ReleaseDocument[]): Set<string> {
  const contents = documents.flatMap(channelsOf).map(({ content }) => content);
  return new Set(
    contents.flatMap((content) => [
      ...appsOf(content).map(({ name, release }) => `files/${name}/${release.version}`),
      ...Object.values(content.pages ?? {}).flatMap((page) => Object.values(page).map(pageKey)),
    ]),
  );
}

/** The version of a file, which is removed or kept as a whole, with maps and attestations; for other keys the key. */
const nameOf = (key: string) =>
  /^(?:files|maps|attestations)\//.test(key)
    ? ['files', ...key.split('/').slice(1, 3)].join('/')
    : key;

/** Keys by version, for the versions of which every key goes. */
async function goingTogether(keys: readonly string[], isGoing: (key: string) => Promise<boolean>) {
  const versions = Map.groupBy(keys, nameOf);
  for (const [name, keysOfVersion] of versions) {
    const going = await filtered(keysOfVersion, isGoing);
    if (going.length < keysOfVersion.length) versions.delete(name);
  }
  return versions;
}

async function filtered(keys: readonly string[], isTrue: (key: string) => Promise<boolean>) {
  const results: string[] = [];
  for (const key of keys) if (await isTrue(key)) results.push(key);
  return results;
}

import type { InlinedRelease } from '@camp/release/document/release-document';
import { reloadDocument } from '#remotes/contain/resting.ts';
import { readInlinedRelease, releaseIn } from '#document/release.ts';
import { type PageAddress, registerRemote } from '#remotes/load/loader.ts';
import { releaseChecks } from '#remotes/watch/schedule-checks.ts';
import { hasUnsavedWork } from '#remotes/watch/unsaved-work.ts';
import { trustFilesOf } from '#remotes/load/trusted-scripts.ts';

/** Longest wait for the document, and for one that no one has asked for, in milliseconds. */
const documentTimeoutMs = 3_000;
const unaskedTimeoutMs = 1_000;

/** Versions taken since this document was served, by remote. */
const taken = new Map<string, PageAddress['release']>();

/** Returns a page's address in the version that this document now uses of its remote. */
export function current(address: PageAddress): PageAddress {
  return { ...address, release: taken.get(address.remote) ?? address.release };
}

/**
 * Result of a search for another version of a remote: this document uses it now; it needs another shell,
 * so its document is on the way; or there is none to use.
 */
export type TakeResult = 'taken' | 'on-the-way' | 'none';

/**
 * After a failure, takes the version that the edge serves now: a newer one, or the last good one after
 * a bad hash (docs/decisions/federation.md#0042). Another shell comes with its own document: it is
 * loaded unless that would lose something, else offered.
 */
export async function takeNewerRelease(
  { remote, release }: PageAddress,
  { timeoutMs = documentTimeoutMs, after = -1 } = {},
): Promise<TakeResult> {
  const live = await releaseAfter(after, timeoutMs);
  const given = live?.remotes[remote];
  if (!live || !given || given.version === release.version) return 'none';
  if (live.shell.version !== readInlinedRelease().shell.version) return takeDocument();
  trustFilesOf(live);
  registerRemote(remote, given);
  taken.set(remote, given);
  return 'taken';
}

/** Does the same unasked: a file that is gone was removed once a newer generation was live. */
export const replacePrunedRelease = (address: PageAddress): Promise<TakeResult> =>
  takeNewerRelease(address, {
    timeoutMs: unaskedTimeoutMs,
    after: readInlinedRelease().generation,
  });

function takeDocument(): TakeResult {
  if (hasUnsavedWork()) {
    void releaseChecks.checkNow();
    return 'none';
  }
  reloadDocument();
  return 'on-the-way';
}

/** Returns the live release; null if it cannot be read, or is of no later generation. */
async function releaseAfter(generation: number, timeoutMs: number): Promise<InlinedRelease | null> {
  const live = await readLiveRelease(timeoutMs).catch(() => null);
  return live && live.generation > generation ? live : null;
}

/** Reads the release from a freshly fetched document; nothing of that document is run. */
async function readLiveRelease(timeoutMs: number): Promise<InlinedRelease | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  const html = await (await fetch('/', { cache: 'no-store', signal })).text();
  const data = /<script type="application\/json" id="release">(.*?)<\/script>/s.exec(html)?.[1];
  return releaseIn(data);
}

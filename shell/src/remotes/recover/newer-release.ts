import { type InlinedRelease, inlinedReleaseSchema } from '@camp/release/document/release-document';
import { trustFilesOf } from '#remotes/verify/trusted-scripts.ts';
import { readInlinedRelease } from '#app/release.ts';
import { type PageAddress, registerRemote } from '#remotes/load/loader.ts';

/** Longest wait for the document, in milliseconds. */
const answerWithinMs = 3_000;

/** Versions taken since this document was served, by remote. */
const taken = new Map<string, PageAddress['release']>();

/** A page's address in the version that this document now uses of its remote. */
export function current(address: PageAddress): PageAddress {
  return { ...address, release: taken.get(address.remote) ?? address.release };
}

/**
 * After a failure, takes the version that the edge serves now: a newer one, or the last good one after
 * a bad hash (docs/decisions/0042-retry-clears-failures.md). Only for the same shell: another shell
 * comes with its own document.
 * @returns whether there was another version to take.
 */
export async function takeNewerRelease({ remote, release }: PageAddress): Promise<boolean> {
  const live = await readLiveRelease().catch(() => null);
  const given = live?.remotes[remote];
  if (!live || !given || given.version === release.version) return false;
  if (live.shell.version !== readInlinedRelease().shell.version) return false;
  trustFilesOf(live);
  registerRemote(remote, given);
  taken.set(remote, given);
  return true;
}

/** Reads the release from a freshly fetched document; nothing of that document is run. */
async function readLiveRelease(): Promise<InlinedRelease | null> {
  const signal = AbortSignal.timeout(answerWithinMs);
  const html = await (await fetch('/', { cache: 'no-store', signal })).text();
  const data = /<script type="application\/json" id="release">(.*?)<\/script>/s.exec(html)?.[1];
  return inlinedReleaseSchema.parse(JSON.parse(data ?? 'null'));
}

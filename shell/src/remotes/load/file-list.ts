import type { FileList, InlinedRemote } from '@camp/release/document/release-document';
import { KnownFailure } from './failure-of.ts';
import { allowFiles } from './integrity.ts';
import { trustFiles } from './trusted-scripts.ts';

/** Longest wait for a list, in milliseconds: the same as for a remote's entry, which is fetched at the same time. */
const answerTimeoutMs = 2_700;

/** By base address of the build. */
const lists = new Map<string, FileList>();

/**
 * Learns of a build's files beyond those that the document named. The list's own hash is in the document,
 * so what it vouches for is as certain (docs/decisions/federation.md#0091).
 * @throws KnownFailure when it cannot be fetched in time, or was changed.
 */
export async function learnFilesOf(release: InlinedRemote): Promise<void> {
  const { url, fileList, files } = release;
  if (fileList === undefined || lists.has(url)) return;
  const list = await readList(url + fileList, files[fileList]).catch((error: unknown) => {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    const reason = isLate ? 'timeout' : 'network';
    throw new KnownFailure({ phase: 'page', reason }, `${fileList}: ${String(error)}`);
  });
  lists.set(url, list);
  /* What the document says is signed and counts more. */
  allowFiles(url, { ...list.files, ...files });
  trustFiles(url, list.files);
}

/** The browser compares the bytes with the hash before anything is read of them. */
async function readList(address: string, integrity = ''): Promise<FileList> {
  const signal = AbortSignal.timeout(answerTimeoutMs);
  const response = await fetch(address, { integrity, signal });
  return (await response.json()) as FileList;
}

/** All that is known of a build's files: from its list, or else from the document. */
export function knownFilesOf({ url, files, pageFiles }: InlinedRemote): FileList {
  const list = lists.get(url);
  return list
    ? { files: { ...list.files, ...files }, pageFiles: list.pageFiles }
    : { files, pageFiles };
}

import { isOfLanguage } from '@camp/release/document/language-files';
import { forgetFailedQueries } from '@camp/shell-api';
import { currentLanguage } from '@camp/ui/i18n/language';
import {
  loadRemotePage,
  type PageAddress,
  type RemoteFailure,
  restart,
} from '#remotes/load/loader.ts';
import { isAboutFiles } from '#remotes/load/remote-status.ts';
import { failureIn } from '#remotes/watch/remote-telemetry.ts';
import { knownFilesOf } from '#remotes/load/file-list.ts';
import { takeNewerRelease } from './newer-release.ts';

/** Longest wait for fresh files, in milliseconds. */
const refetchTimeoutMs = 15_000;

/** A page loads in steps, each naming the next: the entry, the exposed module, the page. */
const loadingSteps = 3;

/** Removes what made a page fail, so that another attempt has a chance. */
export async function prepareRetry(address: PageAddress): Promise<void> {
  forgetFailedQueries();
  if ((await takeNewerRelease(address)) !== 'none') return;
  const failure = failureIn(address);
  if (!failure) return;
  const { phase, reason } = failure;
  /* Its files came, but its code never ended: another start of it may. */
  if (reason === 'timeout' && phase !== 'entry') restart(address);
  if (isAboutFiles(failure)) return forgetFailedFiles(address);
  if (phase !== 'render') restart(address);
}

/** Prepares a quick new attempt, as when a page that failed is visited again: code that failed starts over. */
export function prepareReturn(address: PageAddress): void {
  forgetFailedQueries();
  const failure = failureIn(address);
  if (failure && failure.phase !== 'render' && !isAboutFiles(failure)) restart(address);
}

/**
 * Clears the browser's copies of a page's failed files. Published files are cached for a year, so a
 * broken copy would keep coming back; and a failed preload of a script answers the next request for it, once
 * in each loading step.
 */
async function forgetFailedFiles(address: PageAddress): Promise<void> {
  if (!(await refetch(filesOf(address)))) return;
  for (let step = 0; step < loadingSteps; step += 1) {
    const reason = await loadRemotePage(address).then(
      () => null,
      ({ failure }: RemoteFailure) => failure.reason,
    );
    if (!reason || reason === 'timeout') return;
  }
}

function filesOf({ release, page }: PageAddress): string[] {
  const { entry, moduleFiles, fileList, url } = release;
  const { pageFiles } = knownFilesOf(release);
  const listed = fileList ? [fileList] : [];
  return [entry, ...moduleFiles, ...listed, ...(pageFiles[page] ?? [])]
    .filter((path) => isOfLanguage(path, currentLanguage()))
    .map((path) => url + path);
}

/** Replaces the cached copies; false when some file still fails. */
async function refetch(addresses: string[]): Promise<boolean> {
  const signal = AbortSignal.timeout(refetchTimeoutMs);
  /* A failed preload of texts answers the first fetch of them. */
  const copies = addresses.map(
    async (address) => (await isCopied(address, signal)) || isCopied(address, signal),
  );
  return (await Promise.all(copies)).every(Boolean);
}

async function isCopied(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(address, { cache: 'reload', signal });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

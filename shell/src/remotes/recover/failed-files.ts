import type { RemoteRelease } from '@camp/release/document/release-document';
import { loadRemotePage, type PageAddress } from '#remotes/load/loader.ts';

/** Longest wait for fresh files, in milliseconds. */
const refetchWithinMs = 8_000;

/** A page loads in three steps, each naming the next: the entry, the exposed module, the page. */
const loadingSteps = 3;

/**
 * Clears the browser's copies of a page's failed files, so that a retry has a chance. Published files
 * are cached for a year, so a broken copy would keep coming back; and a failed preload answers the
 * next request for its file, once in each loading step.
 */
export async function forgetFailedFiles(address: PageAddress): Promise<void> {
  if (!(await refetch(filesOf(address)))) return;
  for (let step = 0; step < loadingSteps; step += 1) {
    const isLoaded = await loadRemotePage(address).then(
      () => true,
      () => false,
    );
    if (isLoaded) return;
  }
}

function filesOf({ release, page }: PageAddress): string[] {
  const { entry, moduleFiles, pageFiles, url }: RemoteRelease = release;
  return [entry, ...moduleFiles, ...(pageFiles[page] ?? [])].map((path) => url + path);
}

/** Replaces the cached copies; false when some file still fails. */
async function refetch(addresses: string[]): Promise<boolean> {
  const signal = AbortSignal.timeout(refetchWithinMs);
  const copies = addresses.map(async (address) => {
    const response = await fetch(address, { cache: 'reload', signal });
    await response.arrayBuffer();
    return response.ok;
  });
  return Promise.all(copies).then(
    (found) => found.every(Boolean),
    () => false,
  );
}

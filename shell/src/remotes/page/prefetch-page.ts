import { isOfLanguage } from '@camp/release/document/language-files';
import { currentLanguage } from '@camp/ui/i18n/language';
import type { PageAddress } from '#remotes/load/loader.ts';
import { current } from './newer-release.ts';
import { knownFilesOf, learnFilesOf } from '#remotes/load/file-list.ts';

/** Addresses of files that were requested here. */
const asked = new Set<string>();

/**
 * Brings a page's files into the browser's cache, each checked by its hash, and runs nothing of them: a
 * remote that is not on screen cannot disturb the one that is (docs/decisions/documents.md#0169).
 * A file that does not come now is requested again when the page is opened, and reported then.
 */
export async function prefetchPage(address: PageAddress): Promise<void> {
  const { release, page } = current(address);
  /* A bundler's files change under their names. */
  if (release.override) return;
  const { url, entry, moduleFiles, files } = release;
  const known = [entry, ...filesShown(moduleFiles)];
  const start = Promise.all(known.map((path) => fetchFile(url + path, files[path])));
  const list = await learnFilesOf(release).then(
    () => knownFilesOf(release),
    () => null,
  );
  const ofPage = filesShown(list?.pageFiles[page]);
  await Promise.all(ofPage.map((path) => fetchFile(url + path, list?.files[path])));
  await start;
}

/** Of texts, only those in the language on screen. */
const filesShown = (paths: readonly string[] = []) =>
  paths.filter((path) => isOfLanguage(path, currentLanguage()));

async function fetchFile(address: string, integrity: string | undefined): Promise<void> {
  if (integrity === undefined || asked.has(address) || isInDocument(address)) return;
  asked.add(address);
  try {
    const response = await fetch(address, { integrity, priority: 'low' });
    await response.arrayBuffer();
  } catch {
    asked.delete(address);
  }
}

/** True for a file that this document has requested before: it is in the cache already. */
function isInDocument(address: string): boolean {
  const { href } = new URL(address, document.baseURI);
  return performance.getEntriesByName(href, 'resource').length > 0;
}

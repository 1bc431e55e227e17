import type { Content } from '@camp/release/document/release-document';
import { isOfLanguage } from '@camp/release/document/language-files';
import type { SitePage } from '#site-routes.ts';
import type { Visit } from '#visitor/visit.ts';

export interface Resource {
  href: string;
  kind: 'script' | 'style' | 'font' | 'fetch';
  /** Absent in development only, where files change under one name. */
  integrity: string | undefined;
}

interface Build {
  url: string;
  files: Record<string, string>;
}

export function resourceOf({ url, files }: Build, path: string): Resource {
  return { href: url + path, kind: kindOf(path), integrity: files[path] };
}

function kindOf(path: string): Resource['kind'] {
  if (path.endsWith('.woff2')) return 'font';
  if (path.endsWith('.json')) return 'fetch';
  return path.endsWith('.css') ? 'style' : 'script';
}

interface PreloadsInput {
  content: Content;
  page: SitePage | null;
  visit: Visit;
  /** True if the page's HTML is in the document. */
  isDrawn: boolean;
}

/**
 * Returns the files that the browser will need for a page: the shell's own, then those of the page's remote.
 * Signed-out visitors get no files of pages that they may not open. Of a page that is already drawn and
 * hydrates at rest, a guest needs only the styles.
 */
export const preloadsFor = (input: PreloadsInput): Resource[] =>
  filesFor(input).filter(({ href }) => isOfLanguage(href, input.visit.language));

function filesFor({ content, page, visit, isDrawn }: PreloadsInput): Resource[] {
  const { mayBeSignedIn } = visit;
  if (!page || (page.access !== 'anyone' && !mayBeSignedIn))
    return shellFiles(content.shell, mayBeSignedIn);
  if (isDrawn && page.hydrate === 'at-rest' && !mayBeSignedIn) {
    const looks = remoteFiles(page).filter(({ kind }) => kind === 'style');
    return [...shellFiles(content.shell, false), ...looks];
  }
  const isCalling = page.remote.callingPages?.includes(page.page) ?? false;
  return [...shellFiles(content.shell, mayBeSignedIn || isCalling), ...remoteFiles(page)];
}

/** Returns the shell's files, with the fonts: text painted in a fallback font first would move. */
function shellFiles(shell: Content['shell'], mayCall: boolean): Resource[] {
  const fonts = Object.keys(shell.files).filter((path) => path.endsWith('.woff2'));
  const callFiles = mayCall ? (shell.callFiles ?? []) : [];
  return [...fonts, ...shell.preload, ...callFiles].map((path) => resourceOf(shell, path));
}

function remoteFiles({ remote, page }: SitePage): Resource[] {
  const { entry, fileList, moduleFiles, pageFiles } = remote;
  const paths = [
    entry,
    ...moduleFiles,
    ...(pageFiles[page] ?? []),
    ...(fileList ? [fileList] : []),
  ];
  return [...new Set(paths)].map((path) => resourceOf(remote, path));
}

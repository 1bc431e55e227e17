import type { ReleaseDocument } from '@camp/release/document';
import type { FileStore } from '@camp/release/file-store';
import { originPlaceholder } from '@camp/release/prerenderer';
import type { SitePage } from './site-routes.ts';
import type { Visit } from './visit.ts';

/** A page that was rendered when it was published. */
export interface PrerenderedPage {
  /** Its title and description. */
  head: string;
  /** Content of the root element. */
  body: string;
}

interface Asked {
  release: ReleaseDocument;
  page: SitePage | null;
  visit: Visit;
  origin: string;
}

/** React writes what belongs in the head before everything else. */
const headTags = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;

/** Null when the page is not one of those, or its file was lost or changed: the browser draws it then. */
export function prerenderedPage(store: FileStore, asked: Asked): PrerenderedPage | null {
  const { release, page, visit, origin } = asked;
  const hash = page && release.pages?.[page.path]?.[visit.language];
  const html = hash && store.readPage(hash);
  if (!html) return null;
  const placed = html.replaceAll(originPlaceholder, origin);
  const head = headTags.exec(placed)?.[0] ?? '';
  return { head, body: placed.slice(head.length) };
}

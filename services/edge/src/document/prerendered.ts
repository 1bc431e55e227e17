import { setTimeout as wait } from 'node:timers/promises';
import type { Content } from '@camp/release/document/release-document';
import { originPlaceholder } from '@camp/release/document/prerenderer';
import type { ReleaseStore } from '@camp/release/store/release-store';
import { withListedItems } from './listed-items.ts';
import type { SitePage } from '#site-routes.ts';
import type { Visit } from '#visitor/visit.ts';

/** A page that was rendered when it was published. */
export interface PrerenderedPage {
  /** Its title and description. */
  head: string;
  /** Content of the root element. */
  body: string;
}

interface Place {
  content: Content;
  page: SitePage | null;
  visit: Visit;
}

/** Matches the tags of the head, which React writes before everything else. */
const headTags = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;

/** Null if the page was not prerendered, or its file is missing, changed or out of reach: the browser draws it then. */
export async function prerenderedPage(
  store: ReleaseStore,
  { origin, listed, ...place }: Place & { origin: string; listed: ReadonlySet<string> | null },
): Promise<PrerenderedPage | null> {
  const hash = hashOf(place);
  const html = hash && (await readSoon(store, hash));
  if (!html) return null;
  const current = listed ? withListedItems(html, listed) : html;
  const placed = current.replaceAll(originPlaceholder, origin);
  const head = headTags.exec(placed)?.[0] ?? '';
  return { head, body: placed.slice(head.length) };
}

/** Longest wait for a page's HTML, and time without such waits after one was in vain, in milliseconds. */
const momentMs = 1_000;
const doWithoutMs = 5_000;
const doesWithoutUntil = new WeakMap<ReleaseStore, number>();

/** Reads a page's HTML. A store that hangs costs pages next to nothing. */
async function readSoon(store: ReleaseStore, hash: string): Promise<string | null> {
  if (Date.now() < (doesWithoutUntil.get(store) ?? 0)) return null;
  const reading = store.readPage(hash).catch(() => null);
  const found = await Promise.race([reading, wait(momentMs, 'late' as const, { ref: false })]);
  if (found !== 'late') return found;
  doesWithoutUntil.set(store, Date.now() + doWithoutMs);
  return null;
}

/** True if the release has the page rendered ahead. */
export const isPrerendered = (place: Place) => hashOf(place) !== undefined;

const hashOf = ({ content, page, visit }: Place) =>
  page ? content.pages?.[page.path]?.[visit.language] : undefined;

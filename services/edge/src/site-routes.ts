import { isWellFormedPath } from '@camp/contracts/site/well-formed-path';
import type { Content } from '@camp/release/document/release-document';
import { cleanPath, matchRoute } from '@camp/release/document/match-route';

/** Every page, with its remote. */
export function pagesOf({ remotes }: Content) {
  return Object.entries(remotes).flatMap(([remoteName, remote]) =>
    remote.routes.map((route) => ({ ...route, remote, remoteName })),
  );
}

export type SitePage = ReturnType<typeof pagesOf>[number];

/** The page at an address, or the address that it redirects to. */
interface Place {
  /** Target of an alias, or of another spelling of an address; null for a page. */
  target: string | null;
  /** The page, or the not-found page; null if the release has neither. */
  page: SitePage | null;
}

/** The places of paths that routes name word for word: most visitors ask for these. */
const known = new WeakMap<Content, Map<string, Place>>();

export function placeAt(content: Content, path: string): Place {
  const places = known.get(content) ?? new Map<string, Place>();
  known.set(content, places);
  const place = places.get(path) ?? findPlace(content, path);
  /* No more than there are routes: anyone may make up paths. */
  if (place.page?.path === path) places.set(path, place);
  return place;
}

function findPlace(content: Content, path: string): Place {
  const target = redirectAt(content, path);
  if (target !== null) return { target, page: null };
  const page = pageAt(content, path);
  const clean = page && cleanPath(page.path, path);
  if (clean === null) return { target, page: pageAt(content, '/404') };
  return clean === path ? { target, page } : { target: clean, page: null };
}

/** Returns the page at an address; null if no remote has one, or it cannot be decoded. */
function pageAt(content: Content, path: string): SitePage | null {
  return isWellFormedPath(path) ? (matchRoute(pagesOf(content), path) ?? null) : null;
}

/** Returns the target of an alias; null for any other address. */
function redirectAt(content: Content, path: string): string | null {
  const redirects = Object.values(content.remotes)
    .flatMap((remote) => remote.redirects ?? [])
    .map(({ from, to }) => ({ path: from, to }));
  return (
    matchRoute([...redirects, ...pagesOf(content).map((page) => ({ ...page, to: null }))], path)
      ?.to ?? null
  );
}

/** True if an address has a page; the not-found page does not count. */
export function isFound(page: SitePage | null): page is SitePage {
  return page !== null && page.path !== '/404';
}

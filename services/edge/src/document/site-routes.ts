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

/** What is at an address: a page, or where it leads. */
interface Place {
  /** Where an alias, or another spelling of an address, leads; null for a page. */
  target: string | null;
  /** The page, or the one that says that there is none; null where the release has no such page either. */
  page: SitePage | null;
}

/** The places of those paths that routes name word for word: what most visitors ask for. */
const known = new WeakMap<Content, Map<string, Place>>();

export function placeAt(content: Content, path: string): Place {
  const places = known.get(content) ?? new Map<string, Place>();
  known.set(content, places);
  const place = places.get(path) ?? findPlace(content, path);
  /* No more than there are routes: anybody may make up paths. */
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

/** The page at an address; null when no remote has one, or when it cannot be decoded. */
function pageAt(content: Content, path: string): SitePage | null {
  return isWellFormedPath(path) ? (matchRoute(pagesOf(content), path) ?? null) : null;
}

/** Where an alias leads; null for any other address. */
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

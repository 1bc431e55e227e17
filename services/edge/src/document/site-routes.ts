import { isWellFormedPath } from '@camp/contracts/site/well-formed-path';
import type { Content } from '@camp/release/document/release-document';
import { matchRoute } from '@camp/release/document/match-route';

/** Every page, with its remote. */
export function pagesOf({ remotes }: Content) {
  return Object.entries(remotes).flatMap(([remoteName, remote]) =>
    remote.routes.map((route) => ({ ...route, remote, remoteName })),
  );
}

export type SitePage = ReturnType<typeof pagesOf>[number];

/** The page at an address; null when no remote has one, or when it cannot be decoded. */
export function pageAt(content: Content, path: string): SitePage | null {
  return isWellFormedPath(path) ? (matchRoute(pagesOf(content), path) ?? null) : null;
}

/** Where an alias leads; null for any other address. */
export function redirectAt(content: Content, path: string): string | null {
  const redirects = Object.values(content.remotes)
    .flatMap((remote) => remote.redirects ?? [])
    .map(({ from, to }) => ({ path: from, to }));
  return (
    matchRoute([...redirects, ...pagesOf(content).map((page) => ({ ...page, to: null }))], path)
      ?.to ?? null
  );
}

/** Whether an address has a page; the not-found page does not count. */
export function isFound(page: SitePage | null): page is SitePage {
  return page !== null && page.path !== '/404';
}

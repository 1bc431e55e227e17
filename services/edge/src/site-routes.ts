import type { Content } from '@camp/release/document/release-document';
import { matchRoute } from '@camp/release/document/match-route';

/** Every page of content, with the remote that brings it. */
export function pagesOf({ remotes }: Content) {
  return Object.entries(remotes).flatMap(([remoteName, remote]) =>
    remote.routes.map((route) => ({ ...route, remote, remoteName })),
  );
}

export type SitePage = ReturnType<typeof pagesOf>[number];

/** The page an address leads to; null when no remote has one. */
export function pageAt(content: Content, path: string): SitePage | null {
  return matchRoute(pagesOf(content), path) ?? null;
}

/** Where an alias leads to; null for an address that is none. */
export function redirectAt(content: Content, path: string): string | null {
  const redirects = Object.values(content.remotes)
    .flatMap((remote) => remote.redirects ?? [])
    .map(({ from, to }) => ({ path: from, to }));
  return (
    matchRoute([...redirects, ...pagesOf(content).map((page) => ({ ...page, to: null }))], path)
      ?.to ?? null
  );
}

/** The remote that a third party's script is let in for on a page. */
export function hostOfThirdParty(page: SitePage | null): string | null {
  return page?.thirdParty ? page.remoteName : null;
}

/** Whether an address leads anywhere; the not-found page's own address leads nowhere too. */
export function isFound(page: SitePage | null): page is SitePage {
  return page !== null && page.path !== '/404';
}

import { type ReleaseDocument, type RemoteName, remoteNames } from '@camp/release/document';
import { matchRoute } from '@camp/release/match-route';

/** Every page of a release, with the remote that brings it. */
export function pagesOf({ remotes }: ReleaseDocument) {
  return remoteNames.flatMap((name) => {
    const remote = remotes[name];
    return remote?.routes.map((route) => ({ ...route, remote, remoteName: name })) ?? [];
  });
}

export type SitePage = ReturnType<typeof pagesOf>[number];

/** The page an address leads to; null when no remote has one. */
export function pageAt(release: ReleaseDocument, path: string): SitePage | null {
  return matchRoute(pagesOf(release), path) ?? null;
}

/** Where an alias leads to; null for an address that is none. */
export function redirectAt(release: ReleaseDocument, path: string): string | null {
  const redirects = Object.values(release.remotes)
    .flatMap((remote) => remote.redirects ?? [])
    .map(({ from, to }) => ({ path: from, to }));
  return (
    matchRoute([...redirects, ...pagesOf(release).map((page) => ({ ...page, to: null }))], path)
      ?.to ?? null
  );
}

/** The remote that a third party's script is let in for on a page. */
export function hostOfThirdParty(page: SitePage | null): RemoteName | null {
  return page?.thirdParty ? page.remoteName : null;
}

/** Whether an address leads anywhere; the not-found page's own address leads nowhere too. */
export function isFound(page: SitePage | null): page is SitePage {
  return page !== null && page.path !== '/404';
}

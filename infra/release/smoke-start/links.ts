import { matchRoute } from '@camp/release/document/match-route';
import type { Content } from '@camp/release/document/release-document';

/** Paths that the edge and the API answer themselves. */
const answered = /^\/(?:api|r)\/|^\/(?:robots\.txt|sitemap\.xml|share\.jpg|release\.json)$/;

/** The paths among links of a page, all on the site, at which there is nothing. */
export function deadLinks({ remotes }: Content, paths: readonly string[]): string[] {
  const known = Object.values(remotes).flatMap(({ routes, redirects = [] }) => [
    ...routes,
    ...redirects.map(({ from }) => ({ path: from })),
  ]);
  return [...new Set(paths)].filter((path) => !answered.test(path) && !matchRoute(known, path));
}

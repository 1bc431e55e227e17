import { matchRoute, segmentsOf } from '#document/match-route.ts';
import type { Content } from '#document/release-document.ts';

/** An address that a remote answers: a page, or an alias that redirects. */
export interface Address {
  path: string;
  owner: string;
  /** Target of an alias; absent for a page. */
  to?: string;
}

export function addressesOf({ remotes }: Content): Address[] {
  return Object.entries(remotes).flatMap(([name, { routes, redirects = [] }]) => {
    const owner = `remote-${name}`;
    return [
      ...routes.map(({ path }) => ({ path, owner })),
      ...redirects.map(({ from, to }) => ({ path: from, owner, to })),
    ];
  });
}

/** Returns the shape of a path, the same for paths that a router cannot tell apart: `/U/:name/`, `/u/:username`. */
export const shapeOf = (path: string) =>
  `/${segmentsOf(path)
    .map((part) => (part.startsWith(':') ? ':' : part))
    .join('/')}`;

const maxHops = 5;

/** Returns the page that an address leads to, through aliases; null for none, and for aliases in a circle. */
export function pageAt(addresses: readonly Address[], target: string): Address | null {
  let path = target;
  for (let hops = 0; hops < maxHops; hops += 1) {
    const found = matchRoute(addresses, path.replace(/[?#].*$/, ''));
    if (!found) return null;
    if (found.to === undefined) return found;
    path = found.to;
  }
  return null;
}

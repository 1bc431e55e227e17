import { matchRoutes } from 'react-router';

/** One word of ours, or several. */
const words = /^[a-zA-Z-]{1,40}(,[a-zA-Z-]{1,40})*$/;
const number = /^\d{1,5}$/;

/**
 * Query parameters that may leave the site, and what they may be: choices among a few known words. All others stay here:
 * what people type, where they are, anything that grants access (OWASP ASVS 5.0 14.2.3), and every parameter that no
 * one thought of. Parameters count as our own pages write them, without escapes.
 */
const reportedParameters = new Map([
  ['view', words],
  ['step', number],
  ['tab', words],
  ['region', words],
  ['type', words],
  ['reservation', words],
  ['amenity', words],
  ['unknown', words],
  ['closed', words],
  ['radius', number],
  ['sort', words],
  ['page', number],
]);

/** Parts of paths that may leave the site: names of campgrounds. Those of people and of their lists stay here. */
const reportedParts = new Set(['slug']);
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The address at which everything is that no route has. */
const nowhere = '/404';

/**
 * Returns an address of this site as analytics may know it: the route, with the parts that may be told, and choices
 * of the query.
 */
export function reportableAddress(
  address: string,
  routes: readonly string[],
): { path: string; location: string } {
  const { origin, pathname, search } = new URL(address);
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => {
      const [name = '', value = ''] = part.split(/=(.*)/s);
      return reportedParameters.get(name)?.test(value) ?? false;
    });
  const path = reportablePath(pathname, routes) + (kept.length > 0 ? `?${kept.join('&')}` : '');
  return { path, location: origin + path };
}

function reportablePath(pathname: string, routes: readonly string[]): string {
  const match = matchRoutes(
    routes.map((path) => ({ path })),
    pathname,
  )?.at(-1);
  if (!match) return nowhere;
  return match.route.path.replaceAll(/:(\w+)/g, (part, name: string) => {
    const value = match.params[name] ?? '';
    return reportedParts.has(name) && slug.test(value) ? value : part;
  });
}

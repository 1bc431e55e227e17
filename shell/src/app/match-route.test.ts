import { matchRoute } from '@camp/release/document/match-route';
import { expect, test } from '@jest/globals';
import { matchRoutes } from 'react-router';

const paths = [
  '/',
  '/*',
  '/:first',
  '/:first/:second',
  '/regions',
  '/regions/*',
  '/regions/british-columbia/*',
  '/regions/:name/alerts',
  '/u/:username',
  '/u/me',
];

const addresses = [
  '/',
  '/regions',
  '/Regions/',
  '/regions/ontario',
  '/regions/ontario/alerts',
  '/regions/british-columbia',
  '/regions/british-columbia/alerts',
  '/regions/british-columbia/a/b',
  '/u',
  '/u/me',
  '/U/Somebody',
  '/u/some%20body',
  '/a/b/c',
  '/*',
];

/** Every set of three paths, in their order: with fewer routes other ones win. */
const sets = paths.flatMap((one, first) =>
  paths
    .slice(first + 1)
    .flatMap((two, second) => paths.slice(first + second + 2).map((three) => [one, two, three])),
);

test.each(addresses)(
  'the edge finds the same route for %s as the router [addresses-5]',
  (address) => {
    for (const set of [paths, ...sets]) {
      const routes = set.map((path) => ({ path }));
      const byRouter = matchRoutes(routes, address)?.at(-1)?.route.path;

      expect({ set, path: matchRoute(routes, address)?.path }).toEqual({ set, path: byRouter });
    }
  },
);

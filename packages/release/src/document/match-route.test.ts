import { expect, test } from '@jest/globals';
import { matchRoute } from './match-route.ts';

const routes = [
  { path: '/' },
  { path: '/regions' },
  { path: '/regions/british-columbia/*' },
  { path: '/regions/british-columbia/bc_emergency_alerts' },
  { path: '/u/:username' },
];

test.each([
  ['/', '/'],
  ['/regions', '/regions'],
  ['/Regions/', '/regions'],
  ['/regions/british-columbia', '/regions/british-columbia/*'],
  ['/regions/british-columbia/a/b', '/regions/british-columbia/*'],
  [
    '/regions/british-columbia/bc_emergency_alerts',
    '/regions/british-columbia/bc_emergency_alerts',
  ],
  ['/u/somebody', '/u/:username'],
  ['/u/some%20body', '/u/:username'],
  ['/u', undefined],
  ['/u/a/b', undefined],
  ['/nowhere', undefined],
  ['/%E0%A4%A', undefined],
])('%s leads to %s', (address, path) => {
  expect(matchRoute(routes, address)?.path).toBe(path);
});

test.each([
  ['/a/b', '/a/*'],
  ['/x/b', '/:first/:second'],
  ['/x', '/*'],
  ['/*', '/*'],
])('of several routes that fit %s, %s fits best, as in the router', (address, path) => {
  const several = [{ path: '/:first/:second' }, { path: '/*' }, { path: '/a/*' }];

  expect(matchRoute(several, address)?.path).toBe(path);
});

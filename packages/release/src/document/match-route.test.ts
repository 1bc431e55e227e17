import { expect, test } from '@jest/globals';
import { cleanPath, matchRoute } from './match-route.ts';

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

const clean = [
  ['/', '/'],
  ['/regions', '/regions'],
  ['/regions/british-columbia/*', '/regions/british-columbia'],
  ['/regions/british-columbia/*', '/regions/british-columbia/Some%20page/2'],
  ['/u/:username', '/u/Ana.b_1'],
  ['/u/:username', "/u/a@b,(c)'$&+;=:%C3%A9%2Fd"],
] as const;

const spellings: Record<string, (address: string) => string> = {
  'as it is': (address) => address,
  'doubled slashes': (address) => address.replaceAll('/', '//'),
  'a slash at the end': (address) => `${address}/`,
  'all escaped': (address) =>
    address.replaceAll(/%..|[^/]/g, (letter) =>
      letter.length > 1 ? letter.toLowerCase() : `%${letter.charCodeAt(0).toString(16)}`,
    ),
  'a route in other case': (address) => address.replace(/^\/[a-z]+/, (word) => word.toUpperCase()),
};

test.each(Object.entries(spellings))(
  '%s leads to the clean address of each route [addresses-4]',
  (_how, spell) => {
    expect(clean.map(([path, address]) => cleanPath(path, spell(address)))).toEqual(
      clean.map(([, address]) => address),
    );
  },
);

test.each(['/u/.', '/u/%2e%2E', '/u/%E0'])('%s has no clean address', (address) => {
  expect(cleanPath('/u/:username', address)).toBeNull();
});

import { expect, test } from '@jest/globals';
import { isThisMachine, pathsIn, proposalIn } from './proposal.ts';

const manifest = { contract: 1, routes: [{ path: '/login' }, { path: '/hub' }] };
const parts = {
  remote: 'account',
  url: 'http://localhost:5300/',
  entry: 'entry.js',
  global: 'remote_account_local',
  manifest: JSON.stringify(manifest),
};
const hashOf = (changes = {}) => `#${new URLSearchParams({ ...parts, ...changes })}`;

test('an address proposes a remote, where it comes from and its pages', () => {
  const proposal = proposalIn(hashOf());

  expect(proposal).toEqual({ ...parts, manifest });
  expect(proposal && pathsIn(proposal)).toEqual(['/login', '/hub']);
});

test('an address without the part after the # proposes nothing', () => {
  expect(proposalIn('')).toBeNull();
  expect(proposalIn('#top')).toBeNull();
});

test.each([
  ['a place without TLS', { url: 'http://evil.example/' }],
  ['a place with more than an address', { url: 'https://a.example;script-src/' }],
  ['a place with a password', { url: 'https://me:secret@a.example/' }],
  ['a script elsewhere', { entry: 'https://evil.example/x.js' }],
  ['a port that no machine has', { url: 'http://localhost:99999/' }],
  ['a host that is none', { url: 'https://1.2.3.999/' }],
  ['half a manifest', { manifest: '{"contract":' }],
])('%s cannot be proposed', (_what, changes) => {
  expect(proposalIn(hashOf(changes))).toBeUndefined();
});

test('what a manifest declares in place of pages names none', () => {
  const read = (routes: unknown) => {
    const proposal = proposalIn(hashOf({ manifest: JSON.stringify({ routes }) }));
    return proposal && pathsIn(proposal);
  };

  expect(read([null, 7, { path: { a: 1 } }, { path: '/hub' }])).toEqual(['/hub']);
  expect(read('all')).toEqual([]);
});

test('only this machine’s own names are this machine', () => {
  expect(isThisMachine('http://localhost:5300/')).toBe(true);
  expect(isThisMachine('https://localhost.evil.example/')).toBe(false);
});

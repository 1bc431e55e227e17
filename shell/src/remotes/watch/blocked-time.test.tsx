import { expect, test } from '@jest/globals';
import type { PageAddress } from '#remotes/load/loader.ts';
import { type BlockedStretch, blockedTime } from './blocked-time.ts';
import { expectErrorsOf } from './runtime-errors.ts';

for (const remote of ['account', 'public']) {
  const release = { url: `/r/remote-${remote}/1.0.0/`, version: '1.0.0' };
  expectErrorsOf({ remote, release, page: 'home' } as PageAddress);
}

/** Returns the remotes that are reported once each of these stretches has been counted. */
function toldAfter(stretches: BlockedStretch[], shown?: string): string[] {
  document.body.innerHTML = shown ? `<div data-remote="${shown}"></div>` : '';
  const told: string[] = [];
  const count = blockedTime(({ remote, version }) => void told.push(`${remote} ${version}`));
  for (const stretch of stretches) count(stretch);
  return told;
}

const every = (milliseconds: number, duration: number, count: number): BlockedStretch[] =>
  Array.from({ length: count }, (_, index) => ({ startTime: index * milliseconds, duration }));

test('a remote that blocks the page for three seconds is told, once', () => {
  expect(toldAfter([{ startTime: 5, duration: 10_000 }], 'account')).toEqual(['account 1.0.0']);
  expect(toldAfter(every(250, 200, 100), 'account')).toEqual(['account 1.0.0']);
});

test('short stretches now and then are what every page has', () => {
  expect(toldAfter(every(1_000, 100, 200), 'account')).toEqual([]);
});

test('the script that ran longest tells whose fault it is, before the area that is shown', () => {
  const scripts = [
    { sourceURL: 'http://localhost/r/shell/1/a.js', duration: 10 },
    { sourceURL: 'http://localhost/r/remote-public/1.0.0/home.js', duration: 4_000 },
  ];

  expect(toldAfter([{ startTime: 0, duration: 4_010, scripts }], 'account')).toEqual([
    'public 1.0.0',
  ]);
});

test('what React does for the remote that is shown is that remote’s', () => {
  const scripts = [{ sourceURL: 'http://localhost/r/shell/1/react.js', duration: 4_000 }];

  expect(toldAfter([{ startTime: 0, duration: 4_000, scripts }], 'account')).toEqual([
    'account 1.0.0',
  ]);
});

test('while no remote is shown, nobody is told', () => {
  expect(toldAfter([{ startTime: 0, duration: 10_000 }])).toEqual([]);
  expect(toldAfter([{ startTime: 0, duration: 10_000 }], 'unknown')).toEqual([]);
});

import type { InlinedRelease } from '@camp/release/document/release-document';
import { expect, test } from '@jest/globals';
import { drawnParts, sharedPackages } from './drawn-parts.ts';

const override = { by: 'kim', until: '2030-07-01T12:00:00.000Z' };

const release = {
  channel: 'remote-trips+shell',
  shell: { version: '1.0.0-5e11', url: '/r/shell/1/' },
  remotes: {
    account: { version: '2.0.0-acc0', url: '/r/account/2/', override },
    trips: { version: '3.0.0-7219', url: '/r/trips/3/' },
  },
} as unknown as InlinedRelease;

/* The browser's own; the tests' document has none. */
const asked = [
  { name: '/r/trips/3/entry.js', startTime: 100, responseEnd: 140, transferSize: 2_000 },
  { name: '/r/trips/3/card.js', startTime: 150, responseEnd: 190.4, transferSize: 0 },
  { name: '/r/trips/3/map.js', startTime: 120, responseEnd: 160, transferSize: 1_000 },
  { name: '/r/trips/3/late.js', startTime: 9_000, responseEnd: 9_010, transferSize: 500 },
  { name: '/r/account/2/entry.js', startTime: 10, responseEnd: 20, transferSize: 900 },
].map((entry) => ({ ...entry, name: new URL(entry.name, document.baseURI).href }));
Object.assign(performance, { getEntriesByType: () => asked });

function draw() {
  document.body.innerHTML = `
    <main>
      <div data-remote="account" data-module="hub">
        <div data-remote="trips" data-module="card"></div>
        <div data-remote="trips" data-module="card"></div>
        <div data-remote="account" data-module="tile"></div>
        <div data-remote="gone" data-module="card"></div>
      </div>
    </main>
    <div data-remote="account"></div>`;
}

test('each build on screen is named once with all it has drawn, and with why it is this one [inspector-1]', () => {
  draw();

  const parts = drawnParts(release).map(({ app, drawn, version, why }) => {
    return [app, drawn.map(({ kind, name }) => `${kind} ${name}`), version, why.reason];
  });

  expect(parts).toEqual([
    ['shell', [], '1.0.0-5e11', 'canary'],
    ['remote-account', ['page hub', 'extension tile'], '2.0.0-acc0', 'override'],
    ['remote-trips', ['extension card'], '3.0.0-7219', 'canary'],
  ]);
});

test('time and bytes are those of files that came over the wire, the others are counted [inspector-1]', () => {
  draw();

  const [frame, , extension] = drawnParts(release).map(({ files }) => files);

  expect(extension).toEqual({ count: 4, cached: 1, bytes: 3_500, loadMs: 70 });
  expect(frame).toEqual({ count: 0, cached: 0, bytes: 0, loadMs: 0 });
});

test('a stable visitor gets stable builds', () => {
  const [frame] = drawnParts({ ...release, channel: 'stable' });

  expect(frame?.why).toEqual({ reason: 'stable' });
});

test('shared packages are named with the copy that is used, and by whom', () => {
  const scope = {
    react: { '19.3.1': { from: 'shell', useIn: ['shell', 'remote_account_eb1b46e0ea'] } },
    '@camp/shell-api': { '1.0.0': { from: 'shell', useIn: [] } },
  };

  expect(sharedPackages(scope)).toEqual([
    { name: '@camp/shell-api', version: '1.0.0', from: 'shell', usedBy: [] },
    { name: 'react', version: '19.3.1', from: 'shell', usedBy: ['shell', 'remote-account'] },
  ]);
});

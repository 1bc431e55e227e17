import { expect, test } from '@jest/globals';
import type { ReleaseSummary } from '@camp/release/document/release-summary';
import { changedBuilds, contentIdOf } from './check-for-update.ts';

const build = (name: string, version: string) => ({
  version,
  url: `/r/${name}/${version}/`,
  entry: 'entry.js',
});

const release: ReleaseSummary = {
  generation: 1,
  channel: 'stable',
  shell: build('shell', '1'),
  remotes: { public: build('remote-public', '1'), account: build('remote-account', '1') },
};

test('another generation of the same versions is nothing new', () => {
  const again: ReleaseSummary = {
    ...release,
    generation: 2,
    remotes: { account: build('remote-account', '1'), public: build('remote-public', '1') },
  };

  expect(contentIdOf(again)).toBe(contentIdOf(release));
  expect(changedBuilds(release, again)).toEqual([]);
});

test.each([
  ['a new shell', { shell: build('shell', '2') }, [build('shell', '2')]],
  [
    'a new version of a remote',
    { remotes: { ...release.remotes, account: build('remote-account', '2') } },
    [build('remote-account', '2')],
  ],
  [
    'one more remote',
    { remotes: { ...release.remotes, trips: build('remote-trips', '1') } },
    [build('remote-trips', '1')],
  ],
  ['one remote less', { remotes: { public: build('remote-public', '1') } }, []],
])('%s is other content, of which just the new files are tried', (_name, change, tried) => {
  const live = { ...release, ...change };

  expect(contentIdOf(live)).not.toBe(contentIdOf(release));
  expect(changedBuilds(release, live)).toEqual(tried);
});

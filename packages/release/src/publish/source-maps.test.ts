import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { built, newPublisher, publisherOf, shell } from '#built-app.fixture.ts';
import { prune } from '#maintain/prune.ts';
import { publish } from './publish.ts';

const account = (version: string) => {
  const folder = built({ name: 'remote-account', version });
  writeFileSync(join(folder, 'entry.js.map'), `the map of ${version}`);
  return folder;
};

test('source maps are kept beside what is published, and are no part of it', async () => {
  const publisher = newPublisher();

  const live = await publish(publisher, { folders: [shell(), account('1.0.0')], by: 'ana' });

  const build = { name: 'remote-account', version: '1.0.0' };
  expect((await publisher.store.readMap(build, 'entry.js'))?.toString()).toBe('the map of 1.0.0');
  const kept = join(publisher.folder, 'maps/remote-account/1.0.0/entry.js.map');
  expect(readFileSync(kept, 'utf8')).toBe('the map of 1.0.0');
  const names = await publisher.store.storage.list('files/');
  expect(names.filter((name) => name.includes('.map'))).toEqual([]);
  expect(JSON.stringify(live)).not.toContain('.map');
});

test('a build without source maps is published, too', async () => {
  const publisher = await publisherOf(shell());

  expect(await publisher.store.readMap({ name: 'shell', version: '1.0.0' }, 'entry.js')).toBeNull();
});

test('the source maps of a version go when it is pruned', async () => {
  const publisher = await publisherOf(shell(), account('1.0.0'));
  await publish(publisher, { folders: [account('2.0.0')], by: 'ana' });

  await prune(publisher, { keep: 1 });

  const isKept = (version: string) =>
    existsSync(join(publisher.folder, 'maps/remote-account', version, 'entry.js.map'));
  expect([isKept('1.0.0'), isKept('2.0.0')]).toEqual([false, true]);
});

import { built, publisherIn, shell, temporaryFolder } from '@camp/release/built-app.fixture';
import { publish } from '@camp/release/publish/publish';
import { FolderStorage } from '@camp/release/store/folder-storage';
import { ReleaseStore } from '@camp/release/store/release-store';
import { expect, test } from '@jest/globals';
import { ReleaseRecords } from './release-records.ts';

/** A folder that counts how often it is asked. */
class CountedStorage extends FolderStorage {
  asked = 0;

  override read(key: string) {
    this.asked += 1;
    return super.read(key);
  }

  override list(prefix: string) {
    this.asked += 1;
    return super.list(prefix);
  }
}

/** Records over a store with one generation, and how often that store was asked. */
async function recordsOfOne() {
  const publisher = publisherIn(temporaryFolder());
  await publish(publisher, { folders: [shell()], by: 'ana' });
  const storage = new CountedStorage(publisher.folder);
  const store = new ReleaseStore(storage);
  const records = new ReleaseRecords({
    store,
    keys: publisher.keys,
    privateKey: null,
  });
  return { publisher, records, storage };
}

test('generations that somebody makes up cost the store next to nothing', async () => {
  const { records, storage } = await recordsOfOne();

  for (let made = 2; made < 400; made += 1) expect(await records.of(made)).toBeNull();
  for (let times = 0; times < 400; times += 1) expect(await records.of(2)).toBeNull();

  expect(storage.asked).toBeLessThan(20);
  expect(await records.of(1)).toMatchObject({ generation: 1 });
});

test('a pruned generation is looked for once', async () => {
  const { publisher, records, storage } = await recordsOfOne();
  await publish(publisher, { folders: [built({ name: 'remote-account' })], by: 'ana' });
  await publisher.store.storage.remove(['documents/1.json']);

  for (let times = 0; times < 50; times += 1) expect(await records.of(1)).toBeNull();

  expect(storage.asked).toBeLessThan(5);
});

test('one far ahead of those known is found by all that are asked for it at once', async () => {
  const { publisher, records } = await recordsOfOne();
  for (const version of ['1', '2', '3', '4', '5', '6'])
    await publish(publisher, { folders: [built({ name: 'remote-account', version })], by: 'ana' });

  const found = await Promise.all([records.of(7), records.of(7), records.of(7)]);

  expect(found.map((record) => record?.generation)).toEqual([7, 7, 7]);
});

test('one that was asked for too early is found when it is there', async () => {
  const { publisher, records } = await recordsOfOne();
  expect(await records.of(2)).toBeNull();

  await publish(publisher, { folders: [built({ name: 'remote-account' })], by: 'ana' });

  let found = await records.of(2);
  while (!found) found = await records.of(2);
  expect(found.generation).toBe(2);
});

test('one that was asked for too early is found as soon as a newer one is known', async () => {
  const { publisher, records } = await recordsOfOne();
  expect(await records.of(2)).toBeNull();
  for (const name of ['remote-account', 'remote-admin'] as const)
    await publish(publisher, { folders: [built({ name })], by: 'ana' });

  expect((await records.newest({ limit: 1 })).map(({ generation }) => generation)).toEqual([3]);

  expect(await records.of(2)).toMatchObject({ generation: 2 });
});

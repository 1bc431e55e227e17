import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  account,
  built,
  newPublisher,
  publisherOf,
  releasesOf,
  shell,
} from '#built-app.fixture.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { verifyLive } from '#maintain/verify.ts';

const site = () => built({ name: 'remote-public' });

test('a publish makes the files and the document live, compressed and signed', async () => {
  const publisher = newPublisher();

  const live = await publish(publisher, { folders: [shell(), account()], by: 'me' });

  expect(live).toMatchObject({
    generation: 1,
    by: 'me',
    remotes: { account: { url: '/r/remote-account/1.0.0/' } },
  });
  const entry = join(publisher.folder, 'files/remote-account/1.0.0/entry.js');
  for (const form of ['', '.br', '.gz']) expect(existsSync(entry + form)).toBe(true);
  expect(await verifyLive(publisher)).toEqual(live);
});

test('publishing one app leaves the others as they are', async () => {
  const publisher = newPublisher();
  const first = await publish(publisher, { folders: [shell(), site()], by: 'a' });

  const second = await publish(publisher, { folders: [account()], by: 'b' });

  expect(second.generation).toBe(2);
  expect(second.shell).toEqual(first.shell);
  expect(second.remotes.public).toEqual(first.remotes.public);
});

test('publishing what is live already makes no new generation', async () => {
  const publisher = await publisherOf(shell());

  const again = await publish(publisher, { folders: [shell()], by: 'me' });

  expect(again.generation).toBe(1);
});

test('the first publish must bring the shell', async () => {
  const refused = publish(newPublisher(), { folders: [account()], by: 'me' });

  await expect(refused).rejects.toMatchObject({ code: 'INCOMPLETE_RELEASE' });
});

test('a document that was replaced is neither built on nor made live', async () => {
  const publisher = await publisherOf(shell(), site());
  await publish(publisher, { folders: [account()], by: 'me' });
  const documents = join(publisher.folder, 'documents');
  copyFileSync(join(documents, '1.json'), join(documents, '2.json'));

  const next = await publish(publisher, { folders: [built({ name: 'remote-admin' })], by: 'me' });

  expect(next.generation).toBe(3);
  expect(Object.keys(next.remotes).toSorted()).toEqual(['account', 'admin', 'public']);
  expect((await releasesOf(publisher)).map(({ generation }) => generation)).toEqual([3, 1]);
});

test('a generation whose files are no longer whole cannot be rolled back to', async () => {
  const publisher = await publisherOf(shell());
  await publish(publisher, { folders: [built({ name: 'shell', version: '2.0.0' })], by: 'me' });
  rmSync(join(publisher.folder, 'files/shell/1.0.0/entry.js'));

  const refused = rollback(publisher, { generation: 1, by: 'me' });

  await expect(refused).rejects.toMatchObject({ code: 'HASH_MISMATCH' });
  expect(await verifyLive(publisher)).toMatchObject({ generation: 2 });
});

test('a store whose releases another key has signed is not published to', async () => {
  const publisher = newPublisher();
  const first = await publish(publisher, { folders: [shell()], by: 'me' });
  const stranger = { ...publisher, keys: newPublisher().keys };

  const taken = publish(stranger, { folders: [account()], by: 'me' });

  await expect(taken).rejects.toMatchObject({ code: 'WRONG_KEY' });
  expect(await publisher.store.storage.list('files/remote-account/')).toEqual([]);
  expect(await verifyLive(publisher)).toEqual(first);
});

test('of which commit a build is goes into the document, and alone makes no new generation', async () => {
  const publisher = newPublisher();
  const from = (commit: string) => ({ shell: { commit, isDirty: false } });
  const first = await publish(publisher, { folders: [shell()], by: 'me', sources: from('ab12') });

  const again = await publish(publisher, { folders: [shell()], by: 'me', sources: from('cd34') });

  expect(first.shell.source).toEqual({ commit: 'ab12', isDirty: false });
  expect(again).toEqual(first);
});

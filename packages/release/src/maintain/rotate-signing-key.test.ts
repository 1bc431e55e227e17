import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import {
  account,
  publisherIn,
  publisherOf,
  releasesOf,
  serverBeside,
  shell,
  type TestPublisher,
} from '#built-app.fixture.ts';
import type { ReleaseDocument } from '#document/release-document.ts';
import { contentHash } from '#document/signature.ts';
import {
  privateKeyFile,
  serverPrivateKeyFile,
  serverPublicKeyFile,
  signingKeysIn,
} from '#document/signing-keys.ts';
import { publish } from '#publish/publish.ts';
import { rollback } from '#publish/rollback.ts';
import { rotateServerKey, rotateSigningKey } from './rotate-signing-key.ts';
import { readLive } from '#store/verified-documents.ts';
import { verifyLive } from './verify.ts';

const keysFolderOf = ({ root }: TestPublisher) => join(root, 'keys');

async function publishedTwice() {
  const publisher = await publisherOf(shell());
  await publish(publisher, { folders: [account()], by: 'b' });
  return publisher;
}

test('after a rotation the whole history verifies with the new key, and with the old one nothing', async () => {
  const publisher = await publishedTwice();
  const before = await releasesOf(publisher);

  expect(await rotateSigningKey({ ...publisher, keysFolder: keysFolderOf(publisher) })).toBe(2);

  const keys = signingKeysIn(keysFolderOf(publisher));
  expect(keys.publicKey.equals(publisher.keys.publicKey)).toBe(false);
  const after = { ...publisher, keys };
  expect((await releasesOf(after)).map(unsigned)).toEqual(before.map(unsigned));
  expect(await verifyLive(after)).toMatchObject({ generation: 2 });
  expect(await readLive(publisher.store, publisher.keys)).toBeNull();
  expect(await rollback(after, { generation: 1, by: 'c' })).toMatchObject({ generation: 3 });
});

/** The release without its signatures. */
const unsigned = ({ signature: _own, statements: _single, ...release }: ReleaseDocument) => release;

const hashesOf = async ({ store }: TestPublisher) => {
  const generations = await store.generations();
  return Promise.all(
    generations.map(async (each) => contentHash((await store.readDocument(each)) ?? '')),
  );
};

/** The publisher and the server with the keys that are in the folder now. */
const again = ({ root }: TestPublisher) => ({
  publisher: publisherIn(root),
  server: serverBeside(publisherIn(root)),
});

test('a new publisher’s key signs what the server switched to as well, and the server goes on', async () => {
  const publisher = await publishedTwice();
  await rollback(serverBeside(publisher), { generation: 1, by: 'the server' });
  const hashes = await hashesOf(publisher);

  expect(await rotateSigningKey({ ...publisher, keysFolder: keysFolderOf(publisher) })).toBe(3);

  const after = again(publisher);
  expect(await verifyLive(after.publisher)).toMatchObject({ generation: 3, by: 'the server' });
  expect(await hashesOf(publisher)).toEqual(hashes);
  expect(await rollback(after.server, { generation: 2, by: 'c' })).toMatchObject({ generation: 4 });
  expect(await readLive(publisher.store, publisher.keys)).toBeNull();
});

test('a new server’s key takes over without the publisher’s, and the old one counts no more [releases-1]', async () => {
  const publisher = await publishedTwice();
  const stolen = serverBeside(publisher);
  await rollback(stolen, { generation: 1, by: 'the server' });
  const hashes = await hashesOf(publisher);
  const keysFolder = keysFolderOf(publisher);
  const privateFile = join(keysFolder, privateKeyFile);
  const own = readFileSync(privateFile);
  rmSync(privateFile);

  expect(await rotateServerKey({ ...publisher, ...publisher.keys, keysFolder })).toBe(1);

  expect(existsSync(privateFile)).toBe(false);
  writeFileSync(privateFile, own);
  const after = again(publisher);
  expect(await verifyLive(after.publisher)).toMatchObject({ generation: 3, by: 'the server' });
  expect(await hashesOf(publisher)).toEqual(hashes);
  await rollback(stolen, { generation: 2, by: 'a thief' });
  expect(await readLive(publisher.store, after.publisher.keys)).toMatchObject({ generation: 3 });
  expect(await rollback(after.server, { generation: 2, by: 'c' })).toMatchObject({ by: 'c' });
});

test('where there was no server’s key the first one is made', async () => {
  const publisher = await publishedTwice();
  const keysFolder = keysFolderOf(publisher);
  for (const file of [serverPrivateKeyFile, serverPublicKeyFile]) rmSync(join(keysFolder, file));

  expect(await rotateServerKey({ ...publisher, ...publisher.keys, keysFolder })).toBe(0);

  const { server } = again(publisher);
  expect(await rollback(server, { generation: 1, by: 'c' })).toMatchObject({ generation: 3 });
});

test('what the old key has not signed gets no signature from the new one', async () => {
  const publisher = await publishedTwice();
  const live = await verifyLive(publisher);
  const forged = JSON.stringify({ ...live, generation: 3, by: 'a stranger' });
  writeFileSync(join(publisher.folder, 'documents/3.json'), forged);
  writeFileSync(join(publisher.folder, 'live.json'), forged);

  expect(await rotateSigningKey({ ...publisher, keysFolder: keysFolderOf(publisher) })).toBe(2);

  const keys = signingKeysIn(keysFolderOf(publisher));
  expect(await readLive(publisher.store, keys)).toMatchObject({ generation: 2 });
  expect(await releasesOf({ ...publisher, keys })).toHaveLength(2);
});

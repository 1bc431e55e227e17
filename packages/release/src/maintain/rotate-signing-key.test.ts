import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { built, newPublisher, releasesOf, shell, type TestPublisher } from '#built-app.fixture.ts';
import { signingKeysIn } from '#document/signing-keys.ts';
import { publish } from '#publish/publish.ts';
import { rollback } from '#publish/rollback.ts';
import { rotateSigningKey } from './rotate-signing-key.ts';
import { readLive } from '#store/verified-documents.ts';
import { verifyLive } from './verify.ts';

const keysFolderOf = ({ folder }: TestPublisher) => join(dirname(folder), 'keys');

async function publishedTwice() {
  const publisher = newPublisher();
  await publish(publisher, { folders: [shell()], by: 'a' });
  await publish(publisher, { folders: [built({ name: 'remote-account' })], by: 'b' });
  return publisher;
}

test('after a rotation the whole history verifies with the new key, and with the old one nothing', async () => {
  const publisher = await publishedTwice();
  const before = await releasesOf(publisher);

  expect(await rotateSigningKey({ ...publisher, keysFolder: keysFolderOf(publisher) })).toBe(2);

  const keys = signingKeysIn(keysFolderOf(publisher));
  expect(keys.publicKey.equals(publisher.keys.publicKey)).toBe(false);
  const after = { ...publisher, keys };
  const unsigned = ({ signature: _other, ...release }: { signature: string }) => release;
  expect((await releasesOf(after)).map(unsigned)).toEqual(before.map(unsigned));
  expect(await verifyLive(after)).toMatchObject({ generation: 2 });
  expect(await readLive(publisher.store, publisher.keys.publicKey)).toBeNull();
  expect(await rollback(after, { generation: 1, by: 'c' })).toMatchObject({ generation: 3 });
});

test('what the old key has not signed gets no signature from the new one', async () => {
  const publisher = await publishedTwice();
  const forged = JSON.stringify({
    ...(await verifyLive(publisher)),
    generation: 3,
    by: 'a stranger',
  });
  writeFileSync(join(publisher.folder, 'documents/3.json'), forged);
  writeFileSync(join(publisher.folder, 'live.json'), forged);

  expect(await rotateSigningKey({ ...publisher, keysFolder: keysFolderOf(publisher) })).toBe(2);

  const keys = signingKeysIn(keysFolderOf(publisher));
  expect(await readLive(publisher.store, keys.publicKey)).toMatchObject({ generation: 2 });
  expect(await releasesOf({ ...publisher, keys })).toHaveLength(2);
});

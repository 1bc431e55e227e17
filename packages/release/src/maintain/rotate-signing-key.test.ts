import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { built, newPlace, shell, type TestPlace } from '#built-app.fixture.ts';
import { signingKeysIn } from '#document/signing-keys.ts';
import { listReleases, publish, rollback } from '#publish/publish.ts';
import { rotateSigningKey } from './rotate-signing-key.ts';
import { readLive } from '#store/verified-documents.ts';
import { verifyLive } from './verify.ts';

const keysFolderOf = ({ folder }: TestPlace) => join(dirname(folder), 'keys');

async function publishedTwice() {
  const place = newPlace();
  await publish(place, { folders: [shell()], by: 'a' });
  await publish(place, { folders: [built({ name: 'remote-account' })], by: 'b' });
  return place;
}

test('after a rotation the whole history verifies with the new key, and with the old one nothing', async () => {
  const place = await publishedTwice();
  const before = await listReleases(place);

  expect(await rotateSigningKey({ ...place, keysFolder: keysFolderOf(place) })).toBe(2);

  const keys = signingKeysIn(keysFolderOf(place));
  expect(keys.publicKey.equals(place.keys.publicKey)).toBe(false);
  const after = { ...place, keys };
  const unsigned = ({ signature: _other, ...release }: { signature: string }) => release;
  expect((await listReleases(after)).map(unsigned)).toEqual(before.map(unsigned));
  expect(await verifyLive(after)).toMatchObject({ generation: 2 });
  expect(await readLive(place.store, place.keys.publicKey)).toBeNull();
  expect(await rollback(after, { generation: 1, by: 'c' })).toMatchObject({ generation: 3 });
});

test('what the old key has not signed gets no signature from the new one', async () => {
  const place = await publishedTwice();
  const forged = JSON.stringify({ ...(await verifyLive(place)), generation: 3, by: 'a stranger' });
  writeFileSync(join(place.folder, 'documents/3.json'), forged);
  writeFileSync(join(place.folder, 'live.json'), forged);

  expect(await rotateSigningKey({ ...place, keysFolder: keysFolderOf(place) })).toBe(2);

  const keys = signingKeysIn(keysFolderOf(place));
  expect(await readLive(place.store, keys.publicKey)).toMatchObject({ generation: 2 });
  expect(await listReleases({ ...place, keys })).toHaveLength(2);
});

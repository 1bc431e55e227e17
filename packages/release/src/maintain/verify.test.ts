import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { newPlace, shell, temporaryFolder } from '#built-app.fixture.ts';
import { signingKeysIn } from '#document/signing-keys.ts';
import { publish } from '#publish/publish.ts';
import { signRelease } from '#document/signature.ts';
import { readLive } from '#store/verified-documents.ts';
import { verifyLive } from './verify.ts';

test('a live document that was changed is not read; the last good one is', async () => {
  const place = newPlace();
  const good = await publish(place, { folders: [shell()], by: 'me' });
  const text = readFileSync(join(place.folder, 'live.json'), 'utf8');

  for (const broken of [text.replace('"me"', '"mallory"'), 'not json', '{}', '']) {
    writeFileSync(join(place.folder, 'live.json'), broken);
    expect(await readLive(place.store, place.keys.publicKey)).toEqual(good);
  }
});

test('a document signed by somebody else is never read', async () => {
  const place = newPlace();
  await publish(place, { folders: [shell()], by: 'me' });
  const stranger = signingKeysIn(join(temporaryFolder(), 'keys'));

  expect(await readLive(place.store, stranger.publicKey)).toBeNull();
});

test('a published file that was changed is found by verify', async () => {
  const place = newPlace();
  await publish(place, { folders: [shell()], by: 'me' });
  const folder = join(place.folder, place.store.keyOf({ name: 'shell', version: '1.0.0' }));
  writeFileSync(join(folder, 'entry.js'), 'tampered');

  await expect(verifyLive(place)).rejects.toMatchObject({ code: 'HASH_MISMATCH' });
});

test('verify tells of a live document that was changed, though the last good one is served', async () => {
  const place = newPlace();
  await publish(place, { folders: [shell()], by: 'me' });
  const text = readFileSync(join(place.folder, 'live.json'), 'utf8');
  writeFileSync(join(place.folder, 'live.json'), text.replace('"me"', '"mallory"'));

  await expect(verifyLive(place)).rejects.toMatchObject({ code: 'BAD_SIGNATURE' });
  await expect(verifyLive(newPlace())).rejects.toMatchObject({ code: 'NOTHING_LIVE' });
});

test('a compressed copy that was changed is found by verify', async () => {
  const place = newPlace();
  await publish(place, { folders: [shell()], by: 'me' });
  const folder = join(place.folder, place.store.keyOf({ name: 'shell', version: '1.0.0' }));
  writeFileSync(join(folder, 'entry.js.gz'), gzipSync('tampered'));

  await expect(verifyLive(place)).rejects.toMatchObject({ code: 'HASH_MISMATCH' });
});

test('a document of a newer publisher, which says more than we know of, is read all the same', async () => {
  const place = newPlace();
  const { signature: _old, ...content } = await publish(place, { folders: [shell()], by: 'me' });
  const newer = { ...content, mood: 'sunny', shell: { ...content.shell, mascot: 'bear' } };

  await place.store.switchLive(JSON.stringify(signRelease(newer, place.keys.privateKey)));

  expect(await verifyLive(place)).toMatchObject({ generation: 1, by: 'me' });
});

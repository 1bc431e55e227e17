import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { built, newPublisher, shell, temporaryFolder } from '#built-app.fixture.ts';
import { signingKeysIn } from '#document/signing-keys.ts';
import { publish } from '#publish/publish.ts';
import { rollback } from '#publish/rollback.ts';
import { signRelease } from '#document/signature.ts';
import { readLive } from '#store/verified-documents.ts';
import { verifyLive } from './verify.ts';

test('a live document that was changed is not read; the last good one is', async () => {
  const publisher = newPublisher();
  const good = await publish(publisher, { folders: [shell()], by: 'me' });
  const text = readFileSync(join(publisher.folder, 'live.json'), 'utf8');

  for (const broken of [text.replace('"me"', '"mallory"'), 'not json', '{}', '']) {
    writeFileSync(join(publisher.folder, 'live.json'), broken);
    expect(await readLive(publisher.store, publisher.keys)).toEqual(good);
  }
});

test('a document signed by somebody else is never read', async () => {
  const publisher = newPublisher();
  await publish(publisher, { folders: [shell()], by: 'me' });
  const stranger = signingKeysIn(join(temporaryFolder(), 'keys'));

  expect(await readLive(publisher.store, stranger)).toBeNull();
});

test.each([
  ['published file', 'entry.js', 'tampered'],
  ['compressed copy', 'entry.js.gz', gzipSync('tampered')],
])('a %s that was changed is found by verify', async (_what, file, content) => {
  const publisher = newPublisher();
  await publish(publisher, { folders: [shell()], by: 'me' });
  const folder = join(publisher.folder, publisher.store.keyOf({ name: 'shell', version: '1.0.0' }));
  writeFileSync(join(folder, file), content);

  await expect(verifyLive(publisher)).rejects.toMatchObject({ code: 'HASH_MISMATCH' });
});

test('verify tells of a live document that was changed, though the last good one is served', async () => {
  const publisher = newPublisher();
  await publish(publisher, { folders: [shell()], by: 'me' });
  const text = readFileSync(join(publisher.folder, 'live.json'), 'utf8');
  writeFileSync(join(publisher.folder, 'live.json'), text.replace('"me"', '"mallory"'));

  await expect(verifyLive(publisher)).rejects.toMatchObject({ code: 'BAD_SIGNATURE' });
  await expect(verifyLive(newPublisher())).rejects.toMatchObject({ code: 'NOTHING_LIVE' });
});

test('a document of a newer publisher, which says more than we know of, is read all the same', async () => {
  const publisher = newPublisher();
  const { signature: _old, ...content } = await publish(publisher, {
    folders: [shell(), built({ name: 'remote-account' })],
    by: 'me',
  });
  const painted = (route: object) => Object.assign(route, { paintedBy: '/api/paint' });
  const remotes = structuredClone(content.remotes);
  for (const { routes } of Object.values(remotes)) routes.forEach(painted);
  const newer = {
    ...content,
    mood: 'sunny',
    shell: { ...content.shell, mascot: 'bear' },
    remotes,
  };

  await publisher.store.switchLive(JSON.stringify(signRelease(newer, publisher.keys.privateKey)));

  expect(await verifyLive(publisher)).toMatchObject({ generation: 1, by: 'me' });
});

test('an older document put back as live.json is found by verify, and a rollback mends it', async () => {
  const publisher = newPublisher();
  await publish(publisher, { folders: [shell()], by: 'me' });
  const older = readFileSync(join(publisher.folder, 'live.json'), 'utf8');
  await publish(publisher, { folders: [built({ name: 'remote-account' })], by: 'me' });
  writeFileSync(join(publisher.folder, 'live.json'), older);

  await expect(verifyLive(publisher)).rejects.toMatchObject({ code: 'STALE_DOCUMENT' });

  await rollback(publisher, { generation: 2, by: 'me' });
  expect(await verifyLive(publisher)).toMatchObject({ generation: 2 });
});

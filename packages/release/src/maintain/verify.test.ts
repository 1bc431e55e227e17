import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from '@jest/globals';
import {
  account,
  newPublisher,
  publisherOf,
  shell,
  type TestPublisher,
} from '#built-app.fixture.ts';
import { publish } from '#publish/publish.ts';
import { rollback } from '#publish/rollback.ts';
import { signRelease } from '#document/signature.ts';
import { readLive } from '#store/verified-documents.ts';
import { verifyLive } from './verify.ts';

let publisher: TestPublisher;
let liveFile: string;
let text: string;

/** A shell that `ana` has published, and the document that says so. */
beforeEach(async () => {
  publisher = await publisherOf(shell());
  liveFile = join(publisher.folder, 'live.json');
  text = readFileSync(liveFile, 'utf8');
});

test('a live document that was changed is not read; the last good one is', async () => {
  for (const broken of [text.replace('"ana"', '"mallory"'), 'not json', '{}', '']) {
    writeFileSync(liveFile, broken);
    expect(await readLive(publisher.store, publisher.keys)).toEqual(JSON.parse(text));
  }
});

test('a document signed by somebody else is never read', async () => {
  expect(await readLive(publisher.store, newPublisher().keys)).toBeNull();
});

test.each([
  ['published file', 'entry.js', 'tampered'],
  ['compressed copy', 'entry.js.gz', gzipSync('tampered')],
])('a %s that was changed is found by verify', async (_what, file, content) => {
  const folder = join(publisher.folder, publisher.store.keyOf({ name: 'shell', version: '1.0.0' }));
  writeFileSync(join(folder, file), content);

  await expect(verifyLive(publisher)).rejects.toMatchObject({ code: 'HASH_MISMATCH' });
});

test('verify tells of a live document that was changed, though the last good one is served', async () => {
  writeFileSync(liveFile, text.replace('"ana"', '"mallory"'));

  await expect(verifyLive(publisher)).rejects.toMatchObject({ code: 'BAD_SIGNATURE' });
  await expect(verifyLive(newPublisher())).rejects.toMatchObject({ code: 'NOTHING_LIVE' });
});

test('a document of a newer publisher, which says more than we know of, is read all the same', async () => {
  const { signature: _old, ...content } = await publish(publisher, {
    folders: [account()],
    by: 'ana',
  });
  const painted = (route: object) => Object.assign(route, { paintedBy: '/api/paint' });
  const remotes = structuredClone(content.remotes);
  for (const { routes } of Object.values(remotes)) routes.forEach(painted);
  const newShell = { ...content.shell, mascot: 'bear' };
  const newer = { ...content, mood: 'sunny', shell: newShell, remotes };

  await publisher.store.switchLive(JSON.stringify(signRelease(newer, publisher.keys.privateKey)));

  expect(await verifyLive(publisher)).toMatchObject({ generation: 2, by: 'ana' });
});

test('an older document put back as live.json is found by verify, and a rollback mends it', async () => {
  await publish(publisher, { folders: [account()], by: 'me' });
  writeFileSync(liveFile, text);

  await expect(verifyLive(publisher)).rejects.toMatchObject({ code: 'STALE_DOCUMENT' });

  await rollback(publisher, { generation: 2, by: 'me' });
  expect(await verifyLive(publisher)).toMatchObject({ generation: 2 });
});

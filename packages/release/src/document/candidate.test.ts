import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { newPlace, shell, temporaryFolder } from '#built-app.fixture.ts';
import { publish } from '#publish/publish.ts';
import { readLive } from '#store/verified-documents.ts';

const hash = `sha384-${'A'.repeat(64)}`;

/** The shell's description with something else in it. */
function described(change: object): string {
  const content = JSON.parse(readFileSync(join(shell(), 'release.json'), 'utf8')) as object;
  return JSON.stringify({ ...content, ...change });
}

test('a candidate whose bytes are not the built ones is refused before anything is live', async () => {
  const place = newPlace();
  const folder = shell();
  writeFileSync(join(folder, 'entry.js'), 'something else');

  await expect(publish(place, { folders: [folder], by: 'me' })).rejects.toMatchObject({
    code: 'HASH_MISMATCH',
  });

  expect(await readLive(place.store, place.keys.publicKey)).toBeNull();
});

test('a folder without a build, or with a broken description, is refused', async () => {
  const broken = temporaryFolder();
  writeFileSync(join(broken, 'release.json'), '{"name":"remote-nobody"}');

  for (const folder of [temporaryFolder(), broken]) {
    await expect(publish(newPlace(), { folders: [folder], by: 'me' })).rejects.toMatchObject({
      code: 'BROKEN_CANDIDATE',
    });
  }
});

test.each([
  ['is no JSON', () => 'not json'],
  ['names a file outside its folder', () => described({ files: { '../../entry.js': hash } })],
  ['has a version that is a path', () => described({ version: '../../shell' })],
  ['starts with a file it has no hash for', () => described({ entry: 'other.js' })],
  ['links a style it has no hash for', () => described({ styles: ['other.css'] })],
])('a description that %s is refused', async (_claim, description) => {
  const place = newPlace();
  const folder = shell();
  writeFileSync(join(folder, 'release.json'), description());

  await expect(publish(place, { folders: [folder], by: 'me' })).rejects.toMatchObject({
    code: 'BROKEN_CANDIDATE',
  });

  expect(await place.store.generations()).toEqual([]);
});

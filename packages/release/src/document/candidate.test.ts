import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { newPublisher, shell, temporaryFolder } from '#built-app.fixture.ts';
import { publish } from '#publish/publish.ts';
import { readLive } from '#store/verified-documents.ts';

const hash = `sha384-${'A'.repeat(64)}`;

/** The shell's description with something else in it. */
function described(change: object): string {
  const content = JSON.parse(readFileSync(join(shell(), 'release.json'), 'utf8')) as object;
  return JSON.stringify({ ...content, ...change });
}

test('a candidate whose bytes are not the built ones is refused before anything is live', async () => {
  const publisher = newPublisher();
  const folder = shell();
  writeFileSync(join(folder, 'entry.js'), 'something else');

  const refused = publish(publisher, { folders: [folder], by: 'me' });

  await expect(refused).rejects.toMatchObject({ code: 'HASH_MISMATCH' });
  expect(await readLive(publisher.store, publisher.keys)).toBeNull();
});

test('a folder without a build, or with a broken description, is refused', async () => {
  const broken = temporaryFolder();
  writeFileSync(join(broken, 'release.json'), '{"name":"remote-nobody"}');

  for (const folder of [temporaryFolder(), broken]) {
    const refused = publish(newPublisher(), { folders: [folder], by: 'me' });
    await expect(refused).rejects.toMatchObject({ code: 'BROKEN_CANDIDATE' });
  }
});

test.each([
  ['is no JSON', () => 'not json'],
  ['names a file outside its folder', () => described({ files: { '../../entry.js': hash } })],
  ['has a version that is a path', () => described({ version: '../../shell' })],
  ['starts with a file it has no hash for', () => described({ entry: 'other.js' })],
  ['links a style it has no hash for', () => described({ styles: ['other.css'] })],
])('a description that %s is refused', async (_claim, description) => {
  const publisher = newPublisher();
  const folder = shell();
  writeFileSync(join(folder, 'release.json'), description());

  const refused = publish(publisher, { folders: [folder], by: 'me' });

  await expect(refused).rejects.toMatchObject({ code: 'BROKEN_CANDIDATE' });
  expect(await publisher.store.generations()).toEqual([]);
});

test.each(['my tent (1).svg', 'été.svg', 'a"b.js', '.hidden.js'])(
  'a file called %s is refused by its name, with what to do',
  async (name) => {
    const folder = shell();
    writeFileSync(join(folder, 'release.json'), described({ files: { [name]: hash } }));

    await expect(publish(newPublisher(), { folders: [folder], by: 'me' })).rejects.toMatchObject({
      code: 'BROKEN_CANDIDATE',
      message: expect.stringContaining(`a file called ${name}. Rename it`),
    });
  },
);

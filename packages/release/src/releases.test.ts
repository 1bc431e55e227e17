import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { FileStore } from './file-store.ts';
import { signingKeysIn } from './keys.ts';
import { listReleases, type Place, publish, readLive, rollback, verifyLive } from './releases.ts';

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'campbc-release-'));

function newPlace(): Place {
  const folder = temporaryFolder();
  return {
    store: new FileStore(join(folder, 'releases')),
    keys: signingKeysIn(join(folder, 'keys')),
    filesUrl: '/r/',
  };
}

interface Build {
  name: string;
  version?: string;
  code?: string;
}

/** A built member as the bundler leaves it: one script and its description. */
function built({ name, version = '1.0.0', code = `/* ${name} ${version} */` }: Build): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'entry.js'), code);
  const files = { 'entry.js': `sha384-${createHash('sha384').update(code).digest('base64')}` };
  const common = { name, version, entry: 'entry.js', files };
  const shell = { styles: [], preload: [], provides: {} };
  const remote = {
    global: 'g',
    contract: 1,
    routes: [],
    navigation: [],
    moduleFiles: [],
    pageFiles: {},
    requires: {},
    sizes: {},
  };
  const candidate = { ...common, ...(name === 'shell' ? shell : remote) };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(candidate));
  return folder;
}

const shell = () => built({ name: 'shell' });

test('a publish makes the files and the document live, compressed and signed', async () => {
  const place = newPlace();

  const live = await publish(place, {
    folders: [shell(), built({ name: 'remote-account' })],
    by: 'me',
  });

  expect(live).toMatchObject({
    generation: 1,
    by: 'me',
    remotes: { account: { url: '/r/remote-account/1.0.0/' } },
  });
  const folder = place.store.folderOf({ name: 'remote-account', version: '1.0.0' });
  for (const form of ['', '.br', '.gz'])
    expect(existsSync(join(folder, `entry.js${form}`))).toBe(true);
  await expect(verifyLive(place)).resolves.toEqual(live);
});

test('publishing one member leaves the others as they are', async () => {
  const place = newPlace();
  const first = await publish(place, {
    folders: [shell(), built({ name: 'remote-public' })],
    by: 'a',
  });

  const second = await publish(place, { folders: [built({ name: 'remote-account' })], by: 'b' });

  expect(second.generation).toBe(2);
  expect(second.shell).toEqual(first.shell);
  expect(second.remotes.public).toEqual(first.remotes.public);
});

test('publishing what is live already makes no new generation', async () => {
  const place = newPlace();
  await publish(place, { folders: [shell()], by: 'me' });

  const again = await publish(place, { folders: [shell()], by: 'me' });

  expect(again.generation).toBe(1);
});

test('a published version cannot be published with other bytes', async () => {
  const place = newPlace();
  await publish(place, { folders: [shell()], by: 'me' });
  const changed = built({ name: 'shell', code: 'changed' });

  await expect(publish(place, { folders: [changed], by: 'me' })).rejects.toMatchObject({
    code: 'VERSION_TAKEN',
  });

  await expect(verifyLive(place)).resolves.toMatchObject({ generation: 1 });
});

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

test('the first publish must bring the shell', async () => {
  const folders = [built({ name: 'remote-account' })];

  await expect(publish(newPlace(), { folders, by: 'me' })).rejects.toMatchObject({
    code: 'INCOMPLETE_RELEASE',
  });
});

test('of fifty publishes at once none is lost', async () => {
  const place = newPlace();
  await publish(place, { folders: [shell()], by: 'start' });
  const names = ['remote-public', 'remote-account', 'remote-admin'];
  const builds = Array.from({ length: 50 }, (_, index) =>
    built({ name: names[index % 3] ?? '', version: `1.0.${index}` }),
  );

  const made = await Promise.all(
    builds.map((folder) => publish(place, { folders: [folder], by: 'many' })),
  );

  expect(new Set(made.map(({ generation }) => generation)).size).toBe(50);
  const live = await readLive(place.store, place.keys.publicKey);
  expect(live?.generation).toBe(51);
  const published = (await listReleases(place)).flatMap(({ remotes }) =>
    Object.values(remotes).map(({ version }) => version),
  );
  expect(new Set(published).size).toBe(50);
});

test('a rollback makes earlier content live as a new generation', async () => {
  const place = newPlace();
  const first = await publish(place, {
    folders: [shell(), built({ name: 'remote-account' })],
    by: 'a',
  });
  await publish(place, { folders: [built({ name: 'remote-account', version: '2.0.0' })], by: 'a' });

  const back = await rollback(place, { generation: 1, by: 'b' });

  expect(back).toMatchObject({ generation: 3, by: 'b' });
  expect(back.remotes).toEqual(first.remotes);
  await expect(rollback(place, { generation: 99, by: 'b' })).rejects.toMatchObject({
    code: 'NO_SUCH_GENERATION',
  });
});

test('a live document that was changed is not read; the last good one is', async () => {
  const place = newPlace();
  const good = await publish(place, { folders: [shell()], by: 'me' });
  const text = readFileSync(place.store.liveFile, 'utf8');

  for (const broken of [text.replace('"me"', '"mallory"'), 'not json', '{}', '']) {
    writeFileSync(place.store.liveFile, broken);
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
  const folder = place.store.folderOf({ name: 'shell', version: '1.0.0' });
  writeFileSync(join(folder, 'entry.js'), 'tampered');

  await expect(verifyLive(place)).rejects.toMatchObject({ code: 'HASH_MISMATCH' });
});

test('the signing key is made once and readable by its owner only', () => {
  const folder = join(temporaryFolder(), 'keys');
  mkdirSync(folder);

  const [first, second] = [signingKeysIn(folder), signingKeysIn(folder)];

  expect(first.privateKey.equals(second.privateKey)).toBe(true);
  expect(statSync(join(folder, 'release-private.pem')).mode & 0o777).toBe(0o600);
});

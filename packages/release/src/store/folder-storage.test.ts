import { existsSync, readlinkSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { temporaryFolder } from '#built-app.fixture.ts';
import { FolderStorage } from './folder-storage.ts';

const bytes = Buffer.from('{}');

test('what is published can be read by the edge’s user, whatever the umask of the publisher', async () => {
  const folder = join(temporaryFolder(), 'releases');
  const before = process.umask(0o077);

  try {
    const storage = new FolderStorage(folder);
    await storage.write('live.json', bytes);
    await storage.create('files/remote-account/1.0.0/entry.js', bytes);
  } finally {
    process.umask(before);
  }

  const modeOf = (path: string) => (statSync(join(folder, path)).mode & 0o777).toString(8);
  expect(['', 'files', 'files/remote-account/1.0.0'].map(modeOf)).toEqual(['755', '755', '755']);
  expect(['live.json', 'files/remote-account/1.0.0/entry.js'].map(modeOf)).toEqual(['644', '644']);
});

test('a file that exists and cannot be read is told with its name', async () => {
  const folder = temporaryFolder();
  const storage = new FolderStorage(folder);
  symlinkSync('live.json', join(folder, 'live.json'));

  await expect(storage.read('live.json')).rejects.toMatchObject({
    code: 'STORAGE_FAILED',
    message: `${join(folder, 'live.json')} cannot be read: ELOOP.`,
  });
});

test('a file that cannot be written is told with its name', async () => {
  const folder = temporaryFolder();
  const storage = new FolderStorage(folder);
  writeFileSync(join(folder, 'documents'), 'a file in place of the folder');

  await expect(storage.create('documents/1.json', bytes)).rejects.toMatchObject({
    code: 'STORAGE_FAILED',
    message: expect.stringContaining('documents/1.json cannot be written: '),
  });
});

test('a power cut leaves no empty file behind what is live: all is on the disk before the switch', async () => {
  const folder = temporaryFolder();
  const storage = new FolderStorage(folder);
  const handle = await open(folder);
  const synced: string[] = [];
  const spy = jest.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync');
  spy.mockImplementation(async function sync(this: typeof handle) {
    const path = readlinkSync(`/proc/self/fd/${this.fd}`).replace(/file-\w+/, 'file');
    synced.push(existsSync(join(folder, 'live.json')) ? `${path} (live)` : path);
    await this.datasync();
  });

  await storage.create('files/shell/1/a.js', bytes);
  await storage.write('live.json', bytes);

  spy.mockRestore();
  await handle.close();
  expect(synced).toEqual([
    join(folder, 'files/shell'),
    join(folder, 'files'),
    folder,
    join(folder, 'incoming/file/content'),
    join(folder, 'files/shell/1'),
    join(folder, 'incoming/file/content'),
    `${folder} (live)`,
  ]);
});

import { statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
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

import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { requireWritable } from './data-folder.ts';

test('a folder that is not there yet is made, with the folders above it, empty and its owner’s only', () => {
  const folder = join(temporaryFolder(), 'a', 'b');

  requireWritable(folder);

  expect(readdirSync(folder)).toEqual([]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test.each(['/proc', '/proc/none/at/all', '/dev/null/data'])(
  'even the superuser is told at once that %s cannot be written',
  (folder) => {
    expect(() => requireWritable(folder)).toThrow(
      `The data folder ${folder} cannot be written. Choose another one with DATA_DIR=….`,
    );
  },
);

test('a file in the place of the folder is refused', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');

  expect(() => requireWritable(file)).toThrow('cannot be written');
});

import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { newKeyPair } from '@camp/release/document/signing-keys';
import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, test } from '@jest/globals';
import { archive, nameOfPackage } from './server-package.ts';

test('a package is named after the version, of which CHANGELOG.md tells, and its commit [operation-3]', () => {
  expect(nameOfPackage()).toMatch(/^campbc-\d+\.\d+\.\d+-[0-9a-f]{10}(\+changes)?$/);
});

test('a package that is too large is refused, and leaves nothing [operation-3]', () => {
  const folder = temporaryFolder();
  const target = temporaryFolder();
  for (const name of ['package.json', 'pnpm-lock.yaml']) cpSync(name, join(folder, name));

  const make = () => archive(folder, target, { ...newKeyPair(), most: 100 });

  expect(make).toThrow(/^The package would have 0\.\d MB, more than 0\.0 MB/);
  expect(readdirSync(target)).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '@camp/release/built-app.fixture';
import { expect, jest, test } from '@jest/globals';

type Unpack = (folder: string, integrity: string) => Promise<{ code: number }>;

/* Plain JavaScript, which runs before anything is installed and has no types. */
const file = resolve('infra/bootstrap/unpack-pinned.mjs');
const { unpackPinned } = (await import(file)) as { unpackPinned: Unpack };

/** A folder with a package as npm fetches it, and the hash of that package. */
function fetchedPackage() {
  const folder = temporaryFolder({ 'package/pnpm': 'a program' });
  const tarball = join(folder, 'pnpm-1.0.0.tgz');
  execFileSync('tar', ['-czf', tarball, '-C', folder, '--remove-files', 'package']);
  const hash = createHash('sha512').update(readFileSync(tarball)).digest('base64');
  return { folder, tarball, program: join(folder, 'package/pnpm'), integrity: `sha512-${hash}` };
}

test('the package manager is unpacked when its package is the pinned one', async () => {
  const { folder, program, integrity } = fetchedPackage();

  const { code } = await unpackPinned(folder, integrity);

  expect(code).toBe(0);
  expect(readFileSync(program, 'utf8')).toBe('a program');
});

test('a package manager with other bytes is refused before anything of it is there to run', async () => {
  const { folder, tarball, program, integrity } = fetchedPackage();
  appendFileSync(tarball, 'one more byte');
  const said = jest.spyOn(console, 'error').mockReturnValue();

  const { code } = await unpackPinned(folder, integrity);

  expect(code).toBe(1);
  expect(existsSync(program)).toBe(false);
  expect(said.mock.calls).toEqual([
    ['pnpm-1.0.0.tgz has another hash than infra/bootstrap/package-manager.mjs. It was not run.'],
  ]);
  said.mockRestore();
});

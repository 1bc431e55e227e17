import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes the data folder and proves by a file that it can be written: the superuser is told
 * "writable" of folders that are not.
 * @throws one clear sentence.
 */
export function requireWritable(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch {
    throw new Error(
      `The data folder ${folder} cannot be written. Choose another one with DATA_DIR=….`,
    );
  }
}

/** One level at a time: `mkdir` with `recursive` never ends under /proc, which denies with ENOENT. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

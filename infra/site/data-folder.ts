import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes the data folder and writes a file into it as a proof: for the superuser, `access` calls every
 * folder writable.
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

/** For their owner only. One level at a time: under /proc, which answers ENOENT, a recursive `mkdir` never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

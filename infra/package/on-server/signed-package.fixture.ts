import { execFileSync } from 'node:child_process';
import { createHash, type KeyObject, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The archive of the folder with this name in another one, signed there as the publisher does it. */
export function signedPackage(folder: string, name: string, key: KeyObject): string {
  const file = join(folder, `${name}.tar.gz`);
  execFileSync('tar', ['-czf', file, '-C', folder, name]);
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  const named = Buffer.from(`${hash}  ${name}.tar.gz\n`);
  writeFileSync(`${file}.sha256`, named);
  writeFileSync(`${file}.sha256.sig`, sign(null, named, key));
  return file;
}

import { createHash } from 'node:crypto';
import { existsSync, globSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Places } from './settings.ts';

/** Parts of the data folder in no nightly back-up: signing keys, and secrets that `npm start` makes up. */
export const secretData = ['keys', 'secrets.json'];

/** File in a back-up that lists what was left out: the hash of each secret file, by its place. */
export const leftOutFile = 'left-out.json';

/** Hashes settings and keys. A hash reveals nothing: each file has a long random secret in it. */
export function secretsOf({ dataDir, settingsDir }: Places): Record<string, string> {
  const ofData = secretData.map((name) => join(dataDir, name));
  const roots = settingsDir ? [settingsDir, ...ofData] : ofData;
  /* Keys may be a link into the settings. */
  const own = roots.filter((path) => existsSync(path) && !lstatSync(path).isSymbolicLink());
  const files = own.flatMap((path) =>
    lstatSync(path).isDirectory()
      ? globSync('**/*', { cwd: path }).map((name) => join(path, name))
      : [path],
  );
  const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
  return Object.fromEntries(
    files.filter((file) => lstatSync(file).isFile()).map((file) => [file, hashOf(file)]),
  );
}

/** Names the secrets that a restored site lacks or has in another version; empty when it has all that it had. */
export function missingSecrets(leftOut: Record<string, string>, places: Places): string {
  const now = secretsOf(places);
  const lacking = Object.keys(leftOut).filter((file) => now[file] === undefined);
  const changed = Object.keys(leftOut).filter((file) => now[file] && now[file] !== leftOut[file]);
  const sentences = [
    lacking.length > 0 &&
      `Missing: ${lacking.join(', ')}. The file of "campbc backup --secrets" has them.`,
    changed.length > 0 && `Other than they were then: ${changed.join(', ')}.`,
  ];
  return sentences.filter(Boolean).join('\n');
}

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** The one place that names the package manager and its version. */
const packageManager = 'pnpm@12.21.0';

/**
 * Installs the locked dependencies when they are not there or no longer fit; true when they are in place.
 * @param {string} root
 */
export function installDependencies(root) {
  const marker = join(root, 'node_modules/.campbc-installed');
  const wanted = fingerprintOf(root);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return true;
  console.log('Installing dependencies (about a minute the first time) …');
  const { status } = spawnSync(
    'npx',
    ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' },
  );
  if (status !== 0) {
    console.error('The dependencies could not be installed. Is the npm registry reachable?');
    return false;
  }
  writeFileSync(marker, wanted);
  return true;
}

/**
 * Changes with anything that decides what is installed.
 * @param {string} root
 */
function fingerprintOf(root) {
  const hash = createHash('sha256').update(process.platform + process.arch);
  const members = ['packages', 'services', '.'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json')),
  );
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...members];
  for (const file of files.filter((name) => existsSync(join(root, name)))) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

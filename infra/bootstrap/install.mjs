import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { runToEnd } from './child.mjs';

/**
 * The one place that names the package manager and its version: in package.json it would make the
 * package manager look after its own copy of itself in the lockfile.
 */
const packageManager = 'pnpm@12.21.0';

/**
 * Installs the locked dependencies when they are not there or no longer fit.
 * @param {string} root
 * @returns {Promise<{ code: number, signal: string | null }>} code 0 when they are in place.
 */
export async function installDependencies(root) {
  const marker = markerIn(root);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === fingerprintOf(root))
    return { code: 0, signal: null };
  console.log('Installing dependencies (about a minute the first time) …');
  const install = [packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'];
  const stdio = /** @type {const} */ (['ignore', 'inherit', 'inherit']);
  const ended = await runToEnd('npx', ['--yes', ...install], { cwd: root, stdio, isGroup: true });
  if (ended.code === 0) markInstalled(root);
  else if (!ended.signal)
    console.error('The dependencies could not be installed. Is the npm registry reachable?');
  return ended;
}

/** @param {string} root */
const markerIn = (root) => join(root, 'node_modules/.campbc-installed');

/**
 * Says that what is installed fits what is locked.
 * @param {string} root
 */
export function markInstalled(root) {
  writeFileSync(markerIn(root), fingerprintOf(root));
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

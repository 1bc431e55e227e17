import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { runPackageManager } from './package-manager.mjs';

/**
 * Installs the locked dependencies when they are missing or no longer fit.
 * @param {string} root
 * @returns {Promise<{ code: number, signal: string | null }>} code 0 when they are in place.
 */
export async function installDependencies(root) {
  const marker = markerIn(root);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === fingerprintOf(root))
    return { code: 0, signal: null };
  console.log('Installing dependencies (about a minute the first time) …');
  return installLocked(root, ['--reporter=append-only']);
}

/**
 * Installs what the services need in a folder that is to be packed: no bundler, and nothing for tests. Files that
 * are shared with other folders would change, to `tar`, whenever one of those comes or goes.
 * @param {string} root
 */
export function installForProduction(root) {
  const copies = '--config.package-import-method=copy';
  return installLocked(root, ['--prod', '--reporter=silent', copies, ...forServers]);
}

/**
 * @param {string} root
 * @param {string[]} options
 */
async function installLocked(root, options) {
  const ended = await install(root, ['--frozen-lockfile', ...options]);
  if (ended.code !== 0 && !ended.signal)
    console.error('The dependencies could not be installed. Is the npm registry reachable?');
  return ended;
}

/* Three dots: with the packages of this project that it imports. */
const forServers = ['campbc', '@camp/api...', '@camp/edge...'].map((name) => `--filter=${name}`);

/**
 * Links a new remote and enters it in the lockfile. It depends on what the others depend on, so the
 * network is asked only for what is not known of that by now. Who may be trusted was asked when it was installed.
 * @param {string} root
 */
export async function installNewRemote(root) {
  const options = ['--prefer-offline', '--config.trustPolicy=off', '--no-frozen-lockfile'];
  const ended = await install(root, [...options, '--reporter=silent']);
  if (ended.code !== 0 && !ended.signal)
    console.error('The new remote is not installed yet: run npx pnpm install.');
  return ended;
}

/**
 * @param {string} root
 * @param {string[]} options
 */
async function install(root, options) {
  const ended = await runPackageManager(root, ['install', ...options]);
  if (ended.code === 0) writeFileSync(markerIn(root), fingerprintOf(root));
  return ended;
}

/**
 * A file that says that what is installed fits what is locked.
 * @param {string} root
 */
const markerIn = (root) => join(root, 'node_modules/.campbc-installed');

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

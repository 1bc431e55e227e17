import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockedDependencies } from '#locked-dependencies.ts';

export const repositoryRoot = join(dirname(fileURLToPath(import.meta.url)), '../../..');

export type AppName = 'shell' | `remote-${string}`;

/** The shell and, in alphabetical order, every folder that holds a remote. */
export const appNames: readonly AppName[] = ['shell', ...remoteFolders()];

function remoteFolders(): AppName[] {
  return globSync('remote-*/package.json', { cwd: repositoryRoot })
    .map((file) => dirname(file) as AppName)
    .toSorted();
}

export function isAppName(name: string): name is AppName {
  return appNames.some((known) => known === name);
}

export function folderOf(app: AppName): string {
  return join(repositoryRoot, app);
}

/** The version in a package.json, which a team gives its app. */
export function packageVersionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** `remote-account` is the remote `account`; the shell is no remote. */
export function remoteNameOf(app: AppName): string | undefined {
  return app === 'shell' ? undefined : app.slice('remote-'.length);
}

interface Dependencies {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The folders of the workspace's packages that an app is built from, those of its packages included. */
export function packagesOf(app: AppName): string[] {
  const found = new Set<string>();
  const waiting = [folderOf(app)];
  for (const folder of waiting) {
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    const { dependencies, devDependencies } = JSON.parse(text) as Dependencies;
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const own = join(repositoryRoot, 'packages', name.replace('@camp/', ''));
      if (!name.startsWith('@camp/') || found.has(own)) continue;
      found.add(own);
      waiting.push(own);
    }
  }
  return [...found];
}

/**
 * `1.3.0-<build id>`: the version that its team gave the app, and what it is built from now. A build asks
 * once, because the sources may change while it runs.
 */
export function versionOf(app: AppName): string {
  return `${packageVersionOf(folderOf(app))}-${buildIdOf(app)}`;
}

/** `remote-account` becomes `remote_account`: the prefix of its class names, in every build. */
export const prefixOf = (app: AppName) => app.replaceAll('-', '_');

/** `remote-account` at version `1.0.0-1a2b…` becomes `remote_account_1a2b…`: a name that no other build has. */
export function uniqueNameOf(app: AppName, version: string): string {
  const buildId = version.slice(version.lastIndexOf('-') + 1);
  return `${prefixOf(app)}_${buildId}`;
}

/**
 * Ten hex digits, a hash of all that an app is built from: its sources, the packages, and what the lockfile
 * fixes for them. The same sources give the same id, so an unchanged app is not built or published
 * again.
 */
function buildIdOf(app: AppName): string {
  const roots = [folderOf(app), ...packagesOf(app)];
  const lockfile = readFileSync(join(repositoryRoot, 'pnpm-lock.yaml'), 'utf8');
  const hash = createHash('sha256').update(app).update(lockedDependencies(lockfile, app));
  for (const file of roots.flatMap(sourcesUnder).toSorted()) {
    hash.update(`\0${relative(repositoryRoot, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}

/** Its package.json and its sources without tests. */
export function sourcesUnder(root: string): string[] {
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:test|fixture)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return [join(root, 'package.json'), ...sources];
}

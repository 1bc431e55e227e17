import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { folderOf, type AppName, packageVersionOf, repositoryRoot } from '#apps.ts';

const sharedPackages = ['contracts', 'shell-api', 'ui', 'release', 'build'];

/** `1.3.0-<build id>`: the version of the app's team and what it is built from. */
export function versionOf(app: AppName): string {
  return `${packageVersionOf(folderOf(app))}-${buildIdOf(app)}`;
}

/** `remote-account` at build `1a2b…` becomes `remote_account_1a2b…`: a name no other build has. */
export function uniqueNameOf(app: AppName): string {
  return `${app.replaceAll('-', '_')}_${buildIdOf(app)}`;
}

/**
 * Ten hex digits, a hash of all that an app is built from: its sources, the packages, the lockfile. The
 * same sources give the same id, so an unchanged app is neither built nor published again.
 */
function buildIdOf(app: AppName): string {
  const roots = [
    folderOf(app),
    ...sharedPackages.map((name) => join(repositoryRoot, 'packages', name)),
  ];
  const files = roots.flatMap(sourcesUnder).toSorted();
  const hash = createHash('sha256').update(app);
  for (const file of [...files, join(repositoryRoot, 'pnpm-lock.yaml')]) {
    hash.update(`\0${relative(repositoryRoot, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}

function sourcesUnder(root: string): string[] {
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return [join(root, 'package.json'), ...sources];
}

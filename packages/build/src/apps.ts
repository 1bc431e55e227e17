import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

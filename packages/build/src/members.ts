import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = join(dirname(fileURLToPath(import.meta.url)), '../../..');

export type MemberName = 'shell' | `remote-${string}`;

/** The shell and, in alphabetical order, every folder that holds a remote. */
export const memberNames: readonly MemberName[] = ['shell', ...remoteFolders()];

function remoteFolders(): MemberName[] {
  return globSync('remote-*/package.json', { cwd: repositoryRoot })
    .map((file) => dirname(file) as MemberName)
    .toSorted();
}

export function isMemberName(name: string): name is MemberName {
  return memberNames.some((known) => known === name);
}

export function folderOf(member: MemberName): string {
  return join(repositoryRoot, member);
}

/** Version a team gives its member, from its package.json. */
export function packageVersionOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** `remote-account` is the remote `account`; the shell is none. */
export function remoteNameOf(member: MemberName): string | undefined {
  return member === 'shell' ? undefined : member.slice('remote-'.length);
}

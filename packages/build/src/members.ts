import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = join(dirname(fileURLToPath(import.meta.url)), '../../..');

export const memberNames = ['shell', 'remote-public', 'remote-account', 'remote-admin'] as const;
export type MemberName = (typeof memberNames)[number];

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

import { devEntryFile } from '@camp/build/dev-config';
import { manifestOf } from '@camp/build/manifest';
import type { MemberName } from '@camp/build/members';
import { uniqueNameOf } from '@camp/build/web-config';
import type { ReleaseDocument } from '@camp/release/document';

interface Served {
  member: MemberName;
  url: string;
}

/** The release that running bundlers stand for: unsigned, without hashes, for one's own machine only. */
export async function developmentRelease(served: Served[]): Promise<ReleaseDocument> {
  const remotes = served.filter(({ member }) => member !== 'shell');
  const entries = await Promise.all(
    remotes.map(async (remote) => [remote.member.slice('remote-'.length), await remoteOf(remote)]),
  );
  return {
    generation: 0,
    createdAt: new Date().toISOString(),
    by: 'npm run dev',
    shell: {
      version: 'development',
      url: served.find(({ member }) => member === 'shell')?.url ?? '/',
      entry: 'shell.js',
      files: {},
      styles: ['shell.css'],
      preload: [],
      provides: {},
    },
    remotes: Object.fromEntries(entries) as ReleaseDocument['remotes'],
    signature: '',
  };
}

async function remoteOf({ member, url }: Served) {
  const manifest = await manifestOf(member);
  return {
    version: 'development',
    url,
    entry: devEntryFile,
    global: uniqueNameOf(member),
    files: {},
    ...manifest,
    moduleFiles: [],
    pageFiles: {},
    requires: {},
    sizes: {},
  };
}

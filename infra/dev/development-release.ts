import { devEntryFile } from '@camp/build/dev-config';
import { manifestOf } from '@camp/build/manifest';
import type { AppName } from '@camp/build/apps';
import { uniqueNameOf } from '@camp/build/version';
import type { ReleaseDocument } from '@camp/release/document/release-document';

interface Served {
  app: AppName;
  url: string;
}

/** The release that running bundlers stand for: unsigned, without hashes, for one's own machine only. */
export async function developmentRelease(served: Served[]): Promise<ReleaseDocument> {
  const remotes = served.filter(({ app }) => app !== 'shell');
  const entries = await Promise.all(
    remotes.map(async (remote) => [remote.app.slice('remote-'.length), await remoteOf(remote)]),
  );
  return {
    generation: 0,
    createdAt: new Date().toISOString(),
    by: 'npm run dev',
    shell: {
      version: 'development',
      url: served.find(({ app }) => app === 'shell')?.url ?? '/',
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

async function remoteOf({ app, url }: Served) {
  const manifest = await manifestOf(app);
  return {
    version: 'development',
    url,
    entry: devEntryFile,
    global: uniqueNameOf(app),
    files: {},
    ...manifest,
    moduleFiles: [],
    pageFiles: {},
    requires: {},
    sizes: {},
  };
}

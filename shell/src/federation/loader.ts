import type { InlinedRelease, RemoteRelease } from '@camp/release/document';
import { contractVersion, type RemoteModule, type RemotePage } from '@camp/shell-api';
import { host } from './host.ts';
import { integrityIndexOf } from './integrity.ts';
import { integrityPlugin } from './integrity-plugin.ts';

/** Replaced by its value when the shell is built. */
declare const process: { env: { NODE_ENV: 'development' | 'production' } };

/** Why a remote's area cannot be shown; `cause` keeps what was thrown. */
class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  readonly remote: string;
  readonly version: string;

  constructor({ remote, version, cause }: { remote: string; version: string; cause: unknown }) {
    super(`The ${remote} area (${version}) could not be loaded.`, { cause });
    this.remote = remote;
    this.version = version;
  }
}

/**
 * Registers the release's remotes with the federation runtime. Nothing is fetched yet;
 * no remote is known before this call.
 */
export function registerRelease(release: InlinedRelease): void {
  if (process.env.NODE_ENV === 'production') {
    host().registerPlugins([integrityPlugin(integrityIndexOf(release))]);
  }
  host().registerRemotes(
    Object.entries(release.remotes).map(([name, { url, entry, global }]) => ({
      name,
      entry: new URL(url + entry, document.baseURI).href,
      entryGlobalName: global,
      type: 'global',
    })),
  );
}

/**
 * Fetches one page of a remote. A call that failed may be made again: nothing failed is kept.
 * @throws {@link RemoteFailure}
 */
export async function loadRemotePage(address: PageAddress): Promise<RemotePage> {
  const { remote, release, page } = address;
  try {
    const loader = (await loadModule(remote)).pages[page];
    if (!loader) throw new Error(`The remote has no page called ${page}.`);
    return await loader();
  } catch (cause) {
    throw new RemoteFailure({ remote, version: release.version, cause });
  }
}

export interface PageAddress {
  remote: string;
  release: RemoteRelease;
  page: string;
}

async function loadModule(remote: string): Promise<RemoteModule> {
  const loaded = await host().loadRemote<{ default: RemoteModule }>(`${remote}/remote`);
  if (!loaded) throw new Error('The remote exposes nothing.');
  const { contract } = loaded.default;
  if (contract !== contractVersion) {
    throw new Error(`The remote was built for contract ${contract}, not ${contractVersion}.`);
  }
  return loaded.default;
}

import type { InlinedRelease, InlinedRemote } from '@camp/release/document/release-document';
import { contractVersion, type RemoteModule, type RemotePage } from '@camp/shell-api';
import { failureOf, KnownFailure } from './failure-of.ts';
import { host } from './host.ts';
import { allowFilesOf } from '#remotes/verify/integrity.ts';
import { integrityPlugin } from '#remotes/verify/integrity-plugin.ts';
import type { Failure } from '#remotes/report/remote-status.ts';

/** Replaced by its value when the shell is built. */
declare const process: { env: { NODE_ENV: 'development' | 'production' } };

export interface PageAddress {
  remote: string;
  release: InlinedRemote;
  page: string;
}

/** Why a remote's area cannot be shown; `cause` keeps what was thrown. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  readonly failure: Failure;

  constructor({ remote, release }: PageAddress, failure: Failure, cause: unknown) {
    super(`The ${remote} area (${release.version}) could not be loaded.`, { cause });
    this.failure = failure;
  }
}

/**
 * Registers the release's remotes with the federation runtime. Nothing is fetched yet;
 * no remote is known before this call.
 */
export function registerRelease(release: InlinedRelease): void {
  if (process.env.NODE_ENV === 'production') host().registerPlugins([integrityPlugin()]);
  for (const [remote, live] of Object.entries(release.remotes)) registerRemote(remote, live);
}

/** Makes one release of a remote loadable, beside others of it. */
export function registerRemote(remote: string, release: InlinedRemote): void {
  allowFilesOf(release);
  const { url, entry, global } = release;
  host().registerRemotes([
    {
      name: nameOf({ remote, release }),
      entry: new URL(url + entry, document.baseURI).href,
      entryGlobalName: global,
      type: 'global',
    },
  ]);
}

/** How often a release was started anew, by its address. */
const restarts = new Map<string, number>();

/**
 * Has a release's entry run again at the next load: a container keeps code that threw when it was
 * started, and would never start it again.
 */
export function startAnew({ remote, release }: PageAddress): void {
  restarts.set(release.url, (restarts.get(release.url) ?? 0) + 1);
  Reflect.set(globalThis, release.global, undefined);
  registerRemote(remote, release);
}

/** What the federation runtime knows a release by. */
function nameOf({ remote, release }: Omit<PageAddress, 'page'>): string {
  return `${remote}@${release.version}#${restarts.get(release.url) ?? 0}`;
}

/**
 * Fetches one page of a remote. A call that failed may be made again: nothing failed is kept.
 * @throws {@link RemoteFailure}
 */
export async function loadRemotePage(address: PageAddress): Promise<RemotePage> {
  const module = await failingAs(address, 'module', () => loadModule(address));
  return failingAs(address, 'page', () => loadPage(module, address.page));
}

async function failingAs<T>(
  address: PageAddress,
  step: 'module' | 'page',
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw new RemoteFailure(address, failureOf(error, step), error);
  }
}

async function loadModule(address: PageAddress): Promise<RemoteModule> {
  const loaded = await host().loadRemote<{ default: RemoteModule }>(`${nameOf(address)}/remote`);
  const contract = loaded?.default.contract;
  if (loaded && contract === contractVersion) return loaded.default;
  const message = `The remote was built for contract ${contract}, not ${contractVersion}.`;
  throw new KnownFailure({ phase: 'module', reason: 'contract' }, message);
}

async function loadPage({ pages }: RemoteModule, page: string): Promise<RemotePage> {
  const load = pages[page];
  if (load) return load();
  const message = `The remote has no page called ${page}.`;
  throw new KnownFailure({ phase: 'page', reason: 'no-page' }, message);
}

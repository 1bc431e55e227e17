import type { InlinedRelease, InlinedRemote } from '@camp/release/document/release-document';
import { contractVersion, type RemoteModule, type RemotePage } from '@camp/shell-api';
import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { allowFilesOf, integrityPlugin } from './integrity.ts';
import type { Failure } from './remote-status.ts';
import { learnFilesOf } from './file-list.ts';
import { failureOf, KnownFailure } from './failure-of.ts';
import { unlessStalled } from './unless-stalled.ts';

/** Replaced by its value when the shell is built. */
declare const process: { env: { NODE_ENV: 'development' | 'production' } };

export interface PageAddress {
  remote: string;
  release: InlinedRemote;
  page: string;
}

/** Says why a remote's area cannot be shown; `cause` keeps what was thrown. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  readonly failure: Failure;

  constructor({ remote, release }: PageAddress, failure: Failure, cause: unknown) {
    super(`The ${remote} area (${release.version}) could not be loaded.`, { cause });
    this.failure = failure;
  }
}

/**
 * Registers the release's remotes with the federation runtime. Nothing is fetched yet; before this call
 * the runtime knows no remote.
 */
export function registerRelease(release: InlinedRelease): void {
  if (process.env.NODE_ENV === 'production') host().registerPlugins([integrityPlugin()]);
  for (const [remote, live] of Object.entries(release.remotes)) registerRemote(remote, live);
}

/** Makes one version of a remote loadable, next to others. */
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

/** Number of restarts of a version, by its address. */
const restarts = new Map<string, number>();

/**
 * Makes the next load run a version's entry again: a container whose start threw stays broken.
 */
export function restart({ remote, release }: PageAddress): void {
  restarts.set(release.url, (restarts.get(release.url) ?? 0) + 1);
  Reflect.set(globalThis, release.global, undefined);
  registerRemote(remote, release);
}

/** The version's name in the federation runtime. */
function nameOf({ remote, release }: Omit<PageAddress, 'page'>): string {
  return `${remote}@${release.version}#${restarts.get(release.url) ?? 0}`;
}

/**
 * Fetches one page of a remote. May be called again after a failure: no failure is cached.
 * @throws {@link RemoteFailure}
 */
export async function loadRemotePage(address: PageAddress): Promise<RemotePage> {
  const { release, page } = address;
  const { url } = release;
  const learning = failingAs(address, 'page', () => learnFilesOf(release));
  /* Reported after the entry's or the module's own failure, which is nearer to the cause. */
  learning.catch(() => {});
  const module = await failingAs(address, 'module', () =>
    unlessStalled(loadModule(address), { url, phase: 'module' }),
  );
  await learning;
  return failingAs(address, 'page', () =>
    unlessStalled(loadPage(module, page), { url, phase: 'page' }),
  );
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

/** The bundler's runtime of this build, which holds the federation host. */
declare const __webpack_require__: { federation: { instance: ModuleFederation } };

/**
 * The host that registers and loads remotes. Importing the library's runtime instead would ship a
 * second copy of it: every federated build already starts with one.
 */
const host = () => __webpack_require__.federation.instance;

/** Packages that apps share, by name and version. */
export const shareScope = () => host().shareScopeMap['default'] ?? {};

import { siteCookies } from '@camp/contracts/site/cookies';
import type { RemoteEvent } from '@camp/contracts/site/telemetry';
import { badHashValue, type RemoteVersion } from '@camp/contracts/site/telemetry-paths';
import type { InlinedRelease } from '@camp/release/document/release-document';
import { keepCookie } from '#document/keep-cookie.ts';
import type { PageAddress } from '#remotes/load/loader.ts';
import { flushOnLeave, report } from './remote-events.ts';
import {
  type Failure,
  idle,
  reduce,
  type RemoteStatus,
  type StatusEvent,
} from '#remotes/load/remote-status.ts';
import { expectErrorsOf, type Owner, stackOf, watchRuntimeErrors } from './runtime-errors.ts';

export interface AttributedError extends Owner {
  stack: string;
  /** Time of `performance.now()`. */
  at: number;
}

/** Errors that remotes threw in this document, the first few of each: while they were drawn, or later. */
export const attributedErrors: AttributedError[] = [];

type Identity = Pick<RemoteEvent, 'generation' | 'channel' | 'remote' | 'version' | 'page'>;

/** Time for which the edge serves the last good version after a bad hash, in seconds. */
const badHashMaxAge = 600;

interface OverriddenRemote {
  requested: () => void;
  loaded: () => void;
  failed: () => void;
}

let overridden: OverriddenRemote | undefined;

/** Reports a dev override's loads and failures here, and not to the API. */
export function watchOverridden(watch: OverriddenRemote): void {
  overridden = watch;
}

const statuses = new Map<string, RemoteStatus>();
/** Remotes whose first load has been reported. */
const timed = new Set<string>();
let release: Pick<InlinedRelease, 'generation' | 'channel'> = { generation: 0, channel: 'stable' };

/** Starts reporting on the release's remotes: each failure once, and for each remote its first load. */
export function reportRemotes({ generation, channel }: InlinedRelease): void {
  release = { generation, channel };
  flushOnLeave();
  watchRuntimeErrors(({ remote, version, reason, stack }) => {
    const { status } = statusOf(remote);
    /* What is thrown while it loads is reported as the failure to load. */
    if (status === 'idle' || status === 'loading') return;
    send({ kind: 'failed', ...release, remote, version, phase: 'runtime', reason, stack });
  });
}

/** Failures that were reported in this document: a new attempt that fails the same way is no news. */
const toldFailures = new Set<string>();

/** Call when a page's code is requested. */
export function onRequested(address: PageAddress): void {
  if (address.release.override) overridden?.requested();
  else expectErrorsOf(address);
  dispatch(address.remote, { type: 'requested', at: performance.now() });
}

/** Call when a page's code has loaded. */
export function onLoaded(address: PageAddress): void {
  if (address.release.override) overridden?.loaded();
  const status = dispatch(address.remote, { type: 'loaded', at: performance.now() });
  const isFirstLoad = status?.status === 'ready' && !timed.has(address.remote);
  if (!isFirstLoad || address.release.override) return;
  timed.add(address.remote);
  send({ kind: 'loaded', ...identityOf(address), load_ms: Math.round(status.loadMs) });
}

/** Call when a page cannot be shown. Reports news only; the reason is looked into meanwhile. */
export async function onFailed(
  address: PageAddress,
  failure: Failure,
  thrown?: unknown,
): Promise<void> {
  if (!dispatch(address.remote, { type: 'failed', failure })) return;
  /* An override is no release, so the API gets no report. */
  if (address.release.override) return overridden?.failed();
  const { phase, reason } = await lookedInto(failure, address);
  if (reason === 'integrity') rememberBadHash(identityOf(address));
  const failed = [address.remote, address.release.version, phase, reason].join(' ');
  if (toldFailures.has(failed)) return;
  toldFailures.add(failed);
  send({ kind: 'failed', ...identityOf(address), phase, reason, stack: stackOf(thrown) });
}

/** Says more of a failure than what was seen; that alone where the code for it does not come either. */
const lookedInto = (failure: Failure, address: PageAddress): Promise<Failure> =>
  import(/* webpackChunkName: "at-rest" */ './inspect-files.ts').then(
    ({ inspectFiles }) => inspectFiles(failure, address),
    () => failure,
  );

/** Call when a remote has kept the page from answering. */
export function onBlocked(owner: Owner): void {
  send({ kind: 'failed', ...release, ...owner, phase: 'runtime', reason: 'blocked' });
}

/** Misuse that was reported, by remote and reason. */
const misused = new Set<string>();

/** Call when a remote has done something to what it shares with the shell. Reports each reason once. */
export function onMisuse(by: PageAddress | Owner, reason: 'shell' | 'altered' | 'unasked'): void {
  const key = `${by.remote} ${reason}`;
  const isPage = 'release' in by;
  if ((isPage && by.release.override) || misused.has(key)) return;
  misused.add(key);
  const identity = isPage ? identityOf(by) : { ...release, ...by };
  send({ kind: 'failed', ...identity, phase: 'runtime', reason });
}

/** Returns why the remote cannot be shown; null if it can. */
export function failureIn({ remote }: PageAddress): Failure | null {
  const status = statusOf(remote);
  return status.status === 'failed' ? status.failure : null;
}

/** Reports a published release; in development there is none. Staff see what was thrown in the page, too. */
function send(event: RemoteEvent): void {
  if (event.kind === 'failed' && event.stack) {
    const { remote, version, stack } = event;
    attributedErrors.push({ remote, version, stack, at: performance.now() });
  }
  if (event.generation > 0) report(event);
}

const statusOf = (remote: string) => statuses.get(remote) ?? idle;

/** Returns the status after an event; null if the event changes nothing. */
function dispatch(remote: string, event: StatusEvent): RemoteStatus | null {
  const before = statusOf(remote);
  const after = reduce(before, event);
  statuses.set(remote, after);
  return after === before ? null : after;
}

/** Makes the edge serve this visitor the remote's last good version with the next document. */
function rememberBadHash(bad: RemoteVersion): void {
  keepCookie(siteCookies.badHash, badHashValue(bad), badHashMaxAge);
}

function identityOf({ remote, page, release: { version } }: PageAddress): Identity {
  return { ...release, remote, version, page };
}

import type { RemoteEvent } from '@camp/contracts/telemetry';
import type { InlinedRelease } from '@camp/release/document/release-document';
import { overriddenRemote } from '#remotes/dev-override/dev-override.ts';
import { rememberBadHash } from './bad-hash.ts';
import { examined } from './inspect-files.ts';
import type { PageAddress } from '#remotes/load/loader.ts';
import { report, reportAtTheEnd } from './remote-events.ts';
import {
  type Failure,
  idle,
  type RemoteState,
  type RemoteStep,
  stateAfter,
} from './remote-status.ts';
import { expectErrorsOf, watchRuntimeErrors } from './runtime-errors.ts';

type Identity = Pick<RemoteEvent, 'generation' | 'channel' | 'remote' | 'version'>;
type Place = Pick<InlinedRelease, 'generation' | 'channel'>;

const states = new Map<string, RemoteState>();
/** Remotes whose first load has been told. */
const timed = new Set<string>();
let place: Place = { generation: 0, channel: 'stable' };

/** Begins to tell how the release's remotes fare: each failure once, and for each remote its first load. */
export function watchRemotes({ generation, channel }: InlinedRelease): void {
  place = { generation, channel };
  reportAtTheEnd();
  watchRuntimeErrors(({ remote, version, reason }) => {
    const { status } = stateOf(remote);
    /* What is thrown while it loads is told as the failure to load. */
    if (status === 'idle' || status === 'loading') return;
    tell({ kind: 'failed', ...place, remote, version, phase: 'runtime', reason });
  });
}

/** A page's code is asked for. */
export function tellAsked(address: PageAddress): void {
  if (address.release.override) overriddenRemote.asked();
  else expectErrorsOf(address);
  take(address.remote, { type: 'asked', at: performance.now() });
}

/** A page's code is there. */
export function tellLoaded(address: PageAddress): void {
  if (address.release.override) overriddenRemote.loaded();
  const state = take(address.remote, { type: 'loaded', at: performance.now() });
  const isNews = state?.status === 'ready' && !timed.has(address.remote);
  if (!isNews || address.release.override) return;
  timed.add(address.remote);
  tell({ kind: 'loaded', ...identityOf(address), load_ms: Math.round(state.loadMs) });
}

/** A page cannot be shown. Told only if that is news; why is looked into beside it. */
export async function tellFailed(address: PageAddress, failure: Failure): Promise<void> {
  if (!take(address.remote, { type: 'failed', failure })) return;
  /* Nobody's release has failed: the API is told nothing of what is at work. */
  if (address.release.override) return overriddenRemote.failed();
  const { phase, reason } = await examined(failure, address);
  if (reason === 'integrity') rememberBadHash(identityOf(address));
  tell({ kind: 'failed', ...identityOf(address), phase, reason });
}

/** Why the remote cannot be shown; null when it can. */
export function failureIn({ remote }: PageAddress): Failure | null {
  const state = stateOf(remote);
  return state.status === 'failed' ? state.failure : null;
}

/** Of a published release; in development there is none. */
function tell(event: RemoteEvent): void {
  if (event.generation > 0) report(event);
}

const stateOf = (remote: string) => states.get(remote) ?? idle;

/** The state that a step leads to; null where it changes nothing. */
function take(remote: string, step: RemoteStep): RemoteState | null {
  const before = stateOf(remote);
  const state = stateAfter(before, step);
  states.set(remote, state);
  return state === before ? null : state;
}

function identityOf({ remote, release }: PageAddress): Identity {
  return { ...place, remote, version: release.version };
}

import { maxStack } from '@camp/contracts/site/telemetry-paths';
import type { Reason } from '#remotes/load/remote-status.ts';
import type { PageAddress } from '#remotes/load/loader.ts';

/** The most errors reported for one remote in one document. */
const maxErrors = 3;

export interface Owner {
  remote: string;
  version: string;
}

/** The remote whose files lie below an address. */
const owners = new Map<string, Owner>();
const told = new Map<string, number>();

/** From now on, errors with this remote's files in their stack count as its own. */
export function expectErrorsOf({ remote, release: { url, version } }: PageAddress): void {
  owners.set(new URL(url, document.baseURI).href, { remote, version });
}

/** Reports uncaught errors with their remote; only the first few of each remote. */
export function watchRuntimeErrors(
  tell: (error: Owner & { reason: Reason; stack: string }) => void,
): void {
  const attribute = (trace: string, reason: Reason, thrown: unknown) => {
    const owner = ownerOf(trace);
    if (!owner) return;
    const before = told.get(owner.remote) ?? 0;
    told.set(owner.remote, before + 1);
    if (before >= maxErrors) return;
    tell({ ...owner, reason, stack: stackOf(thrown) });
  };
  globalThis.addEventListener('error', ({ error, filename }) => {
    attribute(traceOf(error) || filename, 'threw', error);
  });
  globalThis.addEventListener('unhandledrejection', ({ reason }) => {
    attribute(traceOf(reason), 'rejected', reason);
  });
}

function traceOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? '') : '';
}

/** Matches the end of a call in the stack of any browser: a place in a file. */
const call = /:\d+:\d+\)?$/;

/** Matches the query and hash after a path: a link in a mail has its secret there. */
const query = /[?#][^\s)]*(?=:\d+:\d+\)?$)/;

/** Returns the name of what was thrown and its calls, without the message, which may quote what someone typed. */
export function stackOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return '';
  const calls = traceOf(thrown)
    .split('\n')
    .filter((line) => call.test(line))
    .map((line) => line.replace(query, ''));
  return [thrown.name, ...calls].join('\n').slice(0, maxStack);
}

/** Returns the remote that, however far up, called the running code; null if none did. */
export const remoteBehindCall = (): string | null => ownerOf(traceOf(new Error()))?.remote ?? null;

/** V8's own way to the one frame above a function; newer versions of other browsers have it, too. */
const stacks = Error as {
  captureStackTrace?: (holder: { stack?: string }, below: unknown) => void;
  stackTraceLimit?: number | undefined;
};
const { captureStackTrace } = stacks;

/** Returns the remote whose code calls a function; null for any other code. Cheap, because it is called often. */
export function callingRemote(called: unknown): string | null {
  if (!captureStackTrace || owners.size === 0) return null;
  const holder: { stack?: string } = {};
  const { stackTraceLimit } = stacks;
  stacks.stackTraceLimit = 1;
  captureStackTrace(holder, called);
  stacks.stackTraceLimit = stackTraceLimit;
  return ownerOf(holder.stack ?? '')?.remote ?? null;
}

/** The remote whose code is nearest to the throw. */
export function ownerOf(trace: string): Owner | null {
  const places = [...owners]
    .map(([base, owner]) => ({ at: trace.indexOf(base), owner }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at);
  return places[0]?.owner ?? null;
}

/** A remote that has been loaded, by its name. */
export function ownerNamed(remote: string | undefined): Owner | null {
  return [...owners.values()].find((owner) => owner.remote === remote) ?? null;
}

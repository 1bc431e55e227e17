import type { Reason } from './remote-status.ts';
import type { PageAddress } from '#remotes/load/loader.ts';

/** Told of in one document, for each remote. */
const mostErrors = 3;

interface Owner {
  remote: string;
  version: string;
}

/** Whose files lie below which address. */
const owners = new Map<string, Owner>();
const told = new Map<string, number>();

/** From now on errors with this remote's files in their stack are its own. */
export function expectErrorsOf({ remote, release: { url, version } }: PageAddress): void {
  owners.set(new URL(url, document.baseURI).href, { remote, version });
}

/** Tells of errors that nobody caught, and whose they are; of each remote's only the first few. */
export function watchRuntimeErrors(tell: (error: Owner & { reason: Reason }) => void): void {
  const attribute = (trace: string, reason: Reason) => {
    const owner = ownerOf(trace);
    if (!owner) return;
    const before = told.get(owner.remote) ?? 0;
    told.set(owner.remote, before + 1);
    if (before < mostErrors) tell({ ...owner, reason });
  };
  globalThis.addEventListener('error', ({ error, filename }) => {
    attribute(traceOf(error) || filename, 'threw');
  });
  globalThis.addEventListener('unhandledrejection', ({ reason }) => {
    attribute(traceOf(reason), 'rejected');
  });
}

function traceOf(thrown: unknown): string {
  return thrown instanceof Error ? (thrown.stack ?? '') : '';
}

/** The remote whose code is nearest to where the error was thrown. */
function ownerOf(trace: string): Owner | null {
  const places = [...owners]
    .map(([base, owner]) => ({ at: trace.indexOf(base), owner }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at);
  return places[0]?.owner ?? null;
}

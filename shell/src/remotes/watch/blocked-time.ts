import { type Owner, ownerNamed, ownerOf } from './runtime-errors.ts';

/** Blocked time from which a remote is reported, in milliseconds. */
const maxBlockedMs = 3_000;
/** Time over which blocked time is added up, in milliseconds. */
const windowMs = 10_000;

/** A stretch in which the page could not answer. Only the newer kind of entry names scripts. */
export interface BlockedStretch {
  startTime: number;
  duration: number;
  scripts?: readonly { sourceURL: string; duration: number }[];
}

/** The newer kind first. A browser that knows neither reports nothing. */
const kinds = ['long-animation-frame', 'longtask'];

/** Reports, once each, remotes that keep the page from answering, or have done so since a time of `performance.now()`. */
export function watchBlockedTime(tell: (owner: Owner) => void, since: number): void {
  const type = kinds.find((kind) => PerformanceObserver.supportedEntryTypes.includes(kind));
  if (!type) return;
  const count = blockedTime(tell);
  const observer = new PerformanceObserver((list) => {
    for (const stretch of list.getEntries()) if (stretch.startTime >= since) count(stretch);
  });
  observer.observe({ type, buffered: true });
}

/** Counts stretches by the remote at fault, and reports each remote that has blocked for too long. */
export function blockedTime(tell: (owner: Owner) => void): (stretch: BlockedStretch) => void {
  const stretches = new Map<string, BlockedStretch[]>();
  const told = new Set<string>();

  return (stretch) => {
    const owner = ownerAtFault(stretch);
    if (!owner || told.has(owner.remote)) return;
    const since = stretch.startTime - windowMs;
    const recent = [...(stretches.get(owner.remote) ?? []), stretch].filter(
      ({ startTime }) => startTime > since,
    );
    stretches.set(owner.remote, recent);
    if (recent.reduce((sum, { duration }) => sum + duration, 0) < maxBlockedMs) return;
    told.add(owner.remote);
    tell(owner);
  };
}

/**
 * Returns the remote whose script ran longest, or else the one on screen: a component that the shell's copy of
 * React runs is attributed to the shell, but may be that remote's.
 */
function ownerAtFault({ scripts = [] }: BlockedStretch): Owner | null {
  const longest = scripts.toSorted((a, b) => b.duration - a.duration)[0]?.sourceURL ?? '';
  const shown = document.querySelector<HTMLElement>('[data-remote]')?.dataset['remote'];
  return ownerOf(longest) ?? ownerNamed(shown);
}

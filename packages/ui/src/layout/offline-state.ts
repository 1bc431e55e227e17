import { useSyncExternalStore } from 'react';

/** State of what is kept on this device for the person who is signed in. The shell writes it, pages show it. */
export type OfflineState =
  /** Nothing is known yet, or no one is signed in. */
  | { status: 'unknown' }
  | { status: 'saving'; done: number; total: number }
  | { status: 'saved'; places: number; bytes: number; at: string }
  /** The device has no room for all. */
  | { status: 'full'; places: number }
  /** It could not be saved, and is tried again with the next page and once the network is back. */
  | { status: 'failed' }
  /** This browser keeps nothing, as in private windows. */
  | { status: 'unavailable' }
  /** The site has switched it off for everyone. */
  | { status: 'off' };

const changed = 'campbc:offline-state';
const unknown: OfflineState = { status: 'unknown' };

declare global {
  /** One for the shell and all remotes, each of which has its own copy of this module. */
  var campbcOffline: OfflineState | undefined;
}

export function setOfflineState(state: OfflineState): void {
  globalThis.campbcOffline = state;
  globalThis.dispatchEvent(new Event(changed));
}

export const useOfflineState = (): OfflineState =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.campbcOffline ?? unknown,
    () => unknown,
  );

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener(changed, listener);
  return () => globalThis.removeEventListener(changed, listener);
}

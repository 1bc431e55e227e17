import { useSyncExternalStore } from 'react';

declare global {
  interface Navigator {
    /** Network Information API; not in every browser. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** True if the visitor has asked for as little data as possible. */
export const savesData = (): boolean => navigator.connection?.saveData === true;

/** Returns the speed of the line in the browser's own words; the fastest where it does not say. */
export const lineSpeed = (): string => navigator.connection?.effectiveType ?? '4g';

/** True if there is a network, as far as the browser knows. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  );

function onNetworkChange(look: () => void): () => void {
  globalThis.addEventListener('online', look);
  globalThis.addEventListener('offline', look);
  return () => {
    globalThis.removeEventListener('online', look);
    globalThis.removeEventListener('offline', look);
  };
}

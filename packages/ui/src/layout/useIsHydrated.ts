import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a page that was rendered ahead comes to life: nothing may differ from its HTML by then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a page that was rendered ahead comes to life: until then nothing may differ from its HTML. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

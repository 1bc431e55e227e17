import { useSearchParams } from '@camp/shell-api';
import { useIsHydrated } from '@camp/ui/layout/useIsHydrated';
import { useSyncExternalStore } from 'react';
import { viewParameter } from './list-state.ts';

/** From here on list and map stand side by side; list.module.css and saved.module.css have the same width. */
const wide = '(min-width: 62rem)';

export interface MapView {
  /** True if the map stands in the list's place, on a screen that has no room for both. */
  isMap: boolean;
  /** True if there is a map on the page. */
  isShown: boolean;
  toggle: () => void;
}

/** Returns the place of the map: next to the list, or instead of it by a button, as the address says. */
export function useMapView(): MapView {
  const [params, setParams] = useSearchParams();
  const isHydrated = useIsHydrated();
  const isWide = useIsWide();
  const isMap = isHydrated && params.get(viewParameter) === 'map';

  function toggle() {
    const next = new URLSearchParams(globalThis.location.search);
    if (next.get(viewParameter) === 'map') next.delete(viewParameter);
    else next.set(viewParameter, 'map');
    setParams(next, { preventScrollReset: true });
  }

  return { isMap, isShown: isMap || isWide, toggle };
}

/** Returns true if list and map have room side by side; false while the browser's window is not known. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

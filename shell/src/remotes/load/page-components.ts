import type { RemotePage } from '@camp/shell-api';
import { type ComponentType, lazy } from 'react';
import { loadRemotePage, type PageAddress, type RemoteFailure } from './loader.ts';
import { tellAsked, tellFailed, tellLoaded } from '#remotes/report/remote-telemetry.ts';

const loads = new Map<string, Promise<RemotePage>>();
const components = new Map<string, ComponentType>();

const keyOf = ({ remote, release, page }: PageAddress) => `${remote}@${release.version}/${page}`;

/**
 * The component of a page: at once when it was prepared, else one that fetches itself. The same one
 * at every call, so that going back to a page shows it at once.
 */
export function pageComponent(address: PageAddress): ComponentType {
  const known = components.get(keyOf(address));
  if (known) return known;
  const page = lazy(() => load(address));
  providePage(address, page);
  return page;
}

/** Gives a page its component, so that it can be drawn without waiting. */
export function providePage(address: PageAddress, component: ComponentType): void {
  components.set(keyOf(address), component);
}

/** Fetches a page's code ahead of drawing it; false when that fails, which drawing it will tell. */
export function preparePage(address: PageAddress): Promise<boolean> {
  return load(address).then(
    (page) => {
      if (!components.has(keyOf(address))) providePage(address, page.default);
      return true;
    },
    () => false,
  );
}

/** Forgets a page that could not be shown: React keeps a rejection for the life of a lazy component. */
export function forgetPage(address: PageAddress): void {
  loads.delete(keyOf(address));
  components.delete(keyOf(address));
}

/** One attempt, however often it is asked for: what fails once is one failure. */
function load(address: PageAddress): Promise<RemotePage> {
  const key = keyOf(address);
  const known = loads.get(key);
  if (known) return known;
  tellAsked(address);
  const loading = loadRemotePage(address);
  loads.set(key, loading);
  loading.then(
    () => tellLoaded(address),
    ({ failure }: RemoteFailure) => tellFailed(address, failure),
  );
  return loading;
}

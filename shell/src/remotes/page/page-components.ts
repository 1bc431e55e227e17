import type { RemotePage } from '@camp/shell-api';
import { type ComponentType, lazy } from 'react';
import { loadRemotePage, type PageAddress, type RemoteFailure } from '#remotes/load/loader.ts';
import { withSlots } from './draw-slot.tsx';
import { onRequested, onFailed, onLoaded } from '#remotes/watch/remote-telemetry.ts';

const loads = new Map<string, Promise<RemotePage>>();
const components = new Map<string, ComponentType>();

const keyOf = ({ remote, release, page }: PageAddress) => `${remote}@${release.version}/${page}`;

/**
 * Returns the component of a page: ready if it was prepared, otherwise a lazy one. Every call returns the same
 * one, so that going back to a page shows it at once.
 */
export function pageComponent(address: PageAddress): ComponentType {
  const known = components.get(keyOf(address));
  if (known) return known;
  const page = lazy(() => load(address));
  providePage(address, page);
  return page;
}

/** True if the page is ready, or becomes so by itself. */
export const hasComponent = (address: PageAddress): boolean => components.has(keyOf(address));

/** Resolves when the page's code has been fetched, or could not be. */
export async function pageSettled(address: PageAddress): Promise<void> {
  await loads.get(keyOf(address))?.catch(() => undefined);
}

/** Sets a page's component, so that it renders without waiting. */
export function providePage(address: PageAddress, component: ComponentType): void {
  components.set(keyOf(address), component);
}

/** Fetches a page's code ahead of rendering it; false when that fails, which rendering then reports. */
export function preparePage(address: PageAddress): Promise<boolean> {
  return load(address).then(
    (page) => {
      if (!hasComponent(address)) providePage(address, page.default);
      return true;
    },
    () => false,
  );
}

/**
 * Lets a page that is there as HTML come to life later: React leaves it alone until its code is there. Resolves to
 * true if the code could be loaded.
 */
export function deferPage(address: PageAddress, until: Promise<unknown>): Promise<boolean> {
  const loading = until.then(() => load(address));
  providePage(
    address,
    lazy(() => loading),
  );
  return loading.then(
    () => true,
    () => false,
  );
}

/** Forgets a page that could not be shown: React keeps a rejection for the life of the lazy component. */
export function forgetPage(address: PageAddress): void {
  loads.delete(keyOf(address));
  components.delete(keyOf(address));
}

/** Shares one attempt among all callers, so that a failure is reported once. */
function load(address: PageAddress): Promise<RemotePage> {
  const key = keyOf(address);
  const known = loads.get(key);
  if (known) return known;
  onRequested(address);
  const loading = withSlots(address, loadRemotePage(address));
  loads.set(key, loading);
  loading.then(
    () => onLoaded(address),
    ({ failure, cause }: RemoteFailure) => onFailed(address, failure, cause),
  );
  return loading;
}

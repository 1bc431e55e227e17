import { type ComponentType, lazy } from 'react';
import { loadRemotePage, type PageAddress } from './loader.ts';

const lazyPages = new Map<string, ComponentType>();
const preparedPages = new Map<string, ComponentType>();

const keyOf = ({ remote, release, page }: PageAddress) => `${remote}@${release.version}/${page}`;

/**
 * The component of a page: at once when it was prepared, else one that fetches itself. The same one
 * at every call, so that going back to a page shows it at once.
 */
export function pageComponent(address: PageAddress): ComponentType {
  const key = keyOf(address);
  const known = preparedPages.get(key) ?? lazyPages.get(key);
  if (known) return known;
  const page = lazy(() => loadRemotePage(address));
  lazyPages.set(key, page);
  return page;
}

/** Gives a page its component, so that it can be drawn without waiting. */
export function providePage(address: PageAddress, component: ComponentType): void {
  preparedPages.set(keyOf(address), component);
}

/** Fetches a page's code ahead of drawing it; false when that fails, which drawing it will tell. */
export function preparePage(address: PageAddress): Promise<boolean> {
  return loadRemotePage(address).then(
    (page) => {
      providePage(address, page.default);
      return true;
    },
    () => false,
  );
}

/** Forgets a page whose loading failed: React keeps a rejection for the life of a lazy component. */
export function forgetPage(address: PageAddress): void {
  lazyPages.delete(keyOf(address));
  preparedPages.delete(keyOf(address));
}

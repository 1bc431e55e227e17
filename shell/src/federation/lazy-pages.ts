import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadRemotePage, type PageAddress } from './loader.ts';

type LazyPage = LazyExoticComponent<ComponentType>;

const pages = new Map<string, LazyPage>();

const keyOf = ({ remote, release, page }: PageAddress) => `${remote}@${release.version}/${page}`;

/** The same component at every call, so that going back to a page shows it at once. */
export function lazyPageOf(address: PageAddress): LazyPage {
  const key = keyOf(address);
  const known = pages.get(key);
  if (known) return known;
  const page = lazy(() => loadRemotePage(address));
  pages.set(key, page);
  return page;
}

/** Forgets a page whose loading failed: React keeps a rejection for the life of a lazy component. */
export function forgetPage(address: PageAddress): void {
  pages.delete(keyOf(address));
}

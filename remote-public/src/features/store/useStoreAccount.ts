import { siteSettings } from '@camp/shell-api';
import { useSyncExternalStore } from 'react';
import type { StoreAccount } from './store-widget.ts';

const neverChanges = () => () => undefined;
const accountOfSite = () => siteSettings().store;
const unknownWhileRenderedAhead = () => undefined;

/** The site's account with the store's provider: null without one, undefined while not yet known. */
export function useStoreAccount(): StoreAccount | null | undefined {
  return useSyncExternalStore(neverChanges, accountOfSite, unknownWhileRenderedAhead);
}

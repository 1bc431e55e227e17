import { siteSettings } from '@camp/shell-api';
import { useSyncExternalStore } from 'react';

declare global {
  interface Navigator {
    /** Set by browsers whose owner wants no tracking (Global Privacy Control, W3C). */
    readonly globalPrivacyControl?: boolean;
  }
}

export interface AnalyticsAccount {
  id: string;
  scriptUrl: string;
}

const neverChanges = () => () => undefined;

/** Visitors who send Global Privacy Control have already declined, so they are not asked. */
function offeredAccount(): AnalyticsAccount | null {
  return navigator.globalPrivacyControl === true ? null : siteSettings().analytics;
}

/** The account for page views, given consent; null without one and while a page is prerendered. */
export function useAnalyticsAccount(): AnalyticsAccount | null {
  return useSyncExternalStore(neverChanges, offeredAccount, () => null);
}

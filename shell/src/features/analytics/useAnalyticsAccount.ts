import { siteSettings } from '@camp/shell-api';
import { useSyncExternalStore } from 'react';

declare global {
  interface Navigator {
    /** Set by browsers whose owner wants no tracking anywhere (Global Privacy Control, W3C). */
    readonly globalPrivacyControl?: boolean;
  }
}

export interface AnalyticsAccount {
  id: string;
  scriptUrl: string;
}

const neverChanges = () => () => undefined;

/** Whoever sends Global Privacy Control has answered already: for them there is no analytics to ask about. */
function offeredAccount(): AnalyticsAccount | null {
  return navigator.globalPrivacyControl === true ? null : siteSettings().analytics;
}

/** Where page views may be reported once consented; null when nowhere, and while a page is rendered ahead. */
export function useAnalyticsAccount(): AnalyticsAccount | null {
  return useSyncExternalStore(neverChanges, offeredAccount, () => null);
}

import { useSyncExternalStore } from 'react';

/** What a visitor has said about analytics. */
export type Consent = 'granted' | 'denied';

const cookieName = 'campbc_analytics';
const maxAge = 180 * 24 * 60 * 60;
const changes = new EventTarget();
let isReconsidered = false;

function subscribe(listener: () => void) {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}

/** The cookie is asked anew each time: another tab may have withdrawn. Where cookies are refused, the document remembers. */
function currentConsent(): Consent | null {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookieName}=`));
  const said =
    cookie?.slice(cookieName.length + 1) ?? document.documentElement.dataset['analytics'];
  return said === 'granted' || said === 'denied' ? said : null;
}

/** Keeps the visitor's answer for 180 days, and ends the asking. */
export function decide(consent: Consent): void {
  document.cookie = `${cookieName}=${consent}; path=/; max-age=${maxAge}; samesite=lax`;
  document.documentElement.dataset['analytics'] = consent;
  isReconsidered = false;
  changes.dispatchEvent(new Event('change'));
}

/** Asks once more, because the visitor wants to choose anew; what was said holds until then. */
export function reconsider(): void {
  isReconsidered = true;
  changes.dispatchEvent(new Event('change'));
}

/** The visitor's answer; null until there is one. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, currentConsent, () => null);
}

/** Whether the visitor has asked to choose anew. */
export function useIsReconsidered(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReconsidered,
    () => false,
  );
}

import { cookieIn, siteCookies } from '@camp/contracts/site/cookies';
import { useSyncExternalStore } from 'react';
import { keepCookie } from '#document/keep-cookie.ts';

/** A visitor's answer about analytics. */
export type Consent = 'granted' | 'denied';

const maxAge = 180 * 24 * 60 * 60;
const changes = new EventTarget();
let isReconsidered = false;

function subscribe(listener: () => void) {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}

/** Reads the cookie each time, because another tab may have changed it. Without cookies the document remembers. */
function currentConsent(): Consent | null {
  const kept = cookieIn(document.cookie, siteCookies.analytics);
  const answer = kept ?? document.documentElement.dataset['analytics'];
  return answer === 'granted' || answer === 'denied' ? answer : null;
}

/** Keeps the visitor's answer for 180 days and hides the question. */
export function decide(consent: Consent): void {
  keepCookie(siteCookies.analytics, consent, maxAge);
  document.documentElement.dataset['analytics'] = consent;
  isReconsidered = false;
  changes.dispatchEvent(new Event('change'));
}

/** Shows the question again at the visitor's wish; the old answer holds until they choose. */
export function reconsider(): void {
  isReconsidered = true;
  changes.dispatchEvent(new Event('change'));
}

/** The visitor's answer; null until there is one. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, currentConsent, () => null);
}

/** True if the visitor has asked to choose again. */
export function useIsReconsidered(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReconsidered,
    () => false,
  );
}

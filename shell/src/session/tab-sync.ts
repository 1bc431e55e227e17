import { authChangedEvent } from '@camp/shell-api';

const pingKey = 'campbc:auth-ping';

/** Tells the other tabs of this site that the account has changed. */
export function pingOtherTabs(): void {
  localStorage.setItem(pingKey, String(Date.now()));
}

/**
 * Calls back whenever the session may have changed: window focus, tab visible again,
 * a sign-in or sign-out in this tab, a ping from another one (docs/specification.md#session).
 * Returns the function that stops listening.
 */
export function onPossibleChange(recheck: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const recheckHere = () => {
    pingOtherTabs();
    recheck();
  };
  window.addEventListener('focus', recheck, { signal });
  window.addEventListener(authChangedEvent, recheckHere, { signal });
  window.addEventListener('storage', ({ key }) => key === pingKey && recheck(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && recheck(),
    { signal },
  );
  return () => controller.abort();
}

import { savesData } from '@camp/ui/layout/connection';
import { whenIdle } from '@camp/ui/layout/when-idle';
import {
  api,
  ApiCallError,
  authChangedEvent,
  browserStore,
  finishSignOut,
  hasSignedInHint,
  type Session,
} from '@camp/shell-api';

/** One object, so that a page that was rendered ahead for guests is not drawn again when it comes to life for one. */
export const signedOut: Session = { status: 'signed-out' };

/** The session before the API has answered: a visitor without the hint is signed out. */
export function assumedSession(): Session {
  if (typeof document === 'undefined') return signedOut;
  return hasSignedInHint() ? { status: 'loading' } : signedOut;
}

/** Loads the endpoint that says who is signed in, with its schema. */
const askingCode = () =>
  import(/* webpackChunkName: "api-client" */ '@camp/contracts/account/session');

/**
 * Loads the code that asks for the session: along with the page's own for visitors who may be signed in, and once
 * the page is at rest for everyone else, because the shell's files may be gone from the server later.
 */
export function prepareSession(): void {
  const load = () => void askingCode().catch(() => undefined);
  if (hasSignedInHint()) load();
  else if (!savesData()) whenIdle(load);
}

/**
 * Finds out who is signed in. A visitor without the hint costs no call. A refusal, after the one refresh that
 * `api` tries, means signed out; no answer or a failing API means unavailable.
 */
export async function fetchSession(): Promise<Session> {
  if (!hasSignedInHint()) {
    void finishSignOut();
    return signedOut;
  }
  try {
    const { me } = await askingCode();
    const { user, topic } = await api(me);
    /* Signed out while the question was under way. */
    if (!hasSignedInHint()) return signedOut;
    return { status: 'signed-in', user, topic };
  } catch (error) {
    if (error instanceof ApiCallError && [401, 403].includes(error.status)) {
      return signedOut;
    }
    return { status: 'unavailable' };
  }
}

const pingKey = 'campbc:auth-ping';

/** Informs the other tabs of this site that the account has changed. */
export function pingOtherTabs(): void {
  browserStore.write(pingKey, String(Date.now()));
}

/**
 * Calls back whenever the session may have changed: window focus, tab visible again,
 * the network back, a sign-in or sign-out in this tab, a ping from another one (docs/specification.md#session).
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
  window.addEventListener('online', recheck, { signal });
  window.addEventListener(authChangedEvent, recheckHere, { signal });
  window.addEventListener('storage', ({ key }) => key === pingKey && recheck(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && recheck(),
    { signal },
  );
  return () => controller.abort();
}

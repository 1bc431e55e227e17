import { ApiCallError } from '@camp/contracts/client/api-call-error';
import { cookieIn, cookieNames, siteCookies } from '@camp/contracts/site/cookies';
import { waitingKey } from '@camp/contracts/site/waiting-changes';
import { loadCaller } from './caller.ts';
import { browserStore } from './page-store.ts';

/** Fired on the window when a call was refused and the session cannot be renewed. */
export const sessionEndedEvent = 'campbc:session-ended';

/** Marks a sign-out that the API has not confirmed, for every tab and for the next visit. */
const dueKey = 'campbc:logout-due';

/** Wait between two tries while the API does not answer, in milliseconds. */
const retryAfterMs = 4_000;

let finishing: Promise<boolean> | null = null;
let retry: ReturnType<typeof setTimeout>;

export function hasSignedInHint(): boolean {
  return cookieIn(document.cookie, siteCookies.signedIn) === '1';
}

/** The shell says here whether a sign-out is refused: a page in which nothing was pressed signs no one out. */
export const signOutGuard = { isRefused: () => false };

/**
 * Signs out here at once, and at the API. Resolves to true if the API has confirmed it; if not, it is
 * tried again until it has (docs/decisions/sessions.md#0092).
 */
export function signOut(): Promise<boolean> {
  if (signOutGuard.isRefused()) return Promise.resolve(true);
  browserStore.write(dueKey, '1');
  browserStore.remove(waitingKey);
  const [hint, plainHint] = cookieNames(siteCookies.signedIn);
  document.cookie = `${hint}=; path=/; max-age=0; secure`;
  document.cookie = `${plainHint}=; path=/; max-age=0`;
  return finishSignOut();
}

/**
 * Tries an unconfirmed sign-out again, one try at a time, and later by itself if the API does not answer.
 * Resolves to true if none is left.
 */
export async function finishSignOut(): Promise<boolean> {
  if (browserStore.read(dueKey) === null) return true;
  /* Someone has signed in since, and that session is not the one to end. */
  if (hasSignedInHint()) return forgetDue();
  finishing ??= confirmSignOut().finally(() => {
    finishing = null;
  });
  return finishing;
}

async function confirmSignOut(): Promise<boolean> {
  try {
    const { endSession } = await loadCaller();
    /* Someone may have signed in meanwhile. */
    if (hasSignedInHint()) return forgetDue();
    await endSession();
  } catch (error) {
    const isOverAlready = error instanceof ApiCallError && error.status === 401;
    if (!isOverAlready) return tryLater();
  }
  return forgetDue();
}

function tryLater(): false {
  clearTimeout(retry);
  retry = setTimeout(() => void finishSignOut(), retryAfterMs);
  return false;
}

function forgetDue(): true {
  browserStore.remove(dueKey);
  return true;
}

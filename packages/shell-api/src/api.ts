import { me, refresh } from '@camp/contracts/account/session';
import { ApiCallError, type Client, createClient } from '@camp/contracts/client/client';
import type { Endpoint } from '@camp/contracts/client/endpoint';
import { refuse } from './refuse.ts';
import { finishSignOut } from './sign-out.ts';
import { confirmIdentity } from './step-up.ts';

const send = createClient();
let refreshing: Promise<unknown> | null = null;

/** Fired on the window when a call was refused and the session cannot be renewed. */
export const sessionEndedEvent = 'campbc:session-ended';

/** One refresh at a time, however many calls were refused together. */
function refreshOnce(): Promise<unknown> {
  refreshing ??= send(refresh).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

/**
 * Calls the API. A call refused because the session is gone is tried once more
 * after one token refresh (docs/specification.md#session). Where the refresh is refused as well, the
 * shell is told that the session has ended. A call that somebody has to confirm first waits for that and
 * is repeated then (docs/decisions/0107-step-up.md). Rejects with a TypeError for anything but an
 * endpoint of the contract: no other address is called with the visitor's cookies.
 */
export const api: Client = async (endpoint, ...input) => {
  const path: unknown = (endpoint as { path?: unknown } | null | undefined)?.path;
  if (typeof path !== 'string' || !path.startsWith('/api/'))
    refuse('api takes an endpoint', endpoint);
  await finishSignOut();
  try {
    return await sendInSession(endpoint, ...input);
  } catch (error) {
    const need = error instanceof ApiCallError && needs.get(error.code);
    if (!need || !(await confirmIdentity(need))) throw error;
    return sendInSession(endpoint, ...input);
  }
};

/** What a refusal asks the person for. */
const needs = new Map<string, 'identity' | 'passkey'>([
  ['STEP_UP_REQUIRED', 'identity'],
  ['PASSKEY_REQUIRED', 'passkey'],
]);

const sendInSession: Client = async (endpoint, ...input) => {
  try {
    return await send(endpoint, ...input);
  } catch (error) {
    if (!isSessionRefused(endpoint, error)) throw error;
    await renewSession(error);
    return send(endpoint, ...input);
  }
};

/** Who is signed in is asked once more after any refusal; another call only when it lacks a session. */
function isSessionRefused({ path }: Endpoint, error: unknown): boolean {
  if (!(error instanceof ApiCallError)) return false;
  if (path === me.path) return [401, 403].includes(error.status);
  return error.code === 'UNAUTHENTICATED';
}

/** @throws what kept the refresh from being answered, or the first refusal where it was refused. */
async function renewSession(refusal: unknown): Promise<void> {
  try {
    await refreshOnce();
  } catch (error) {
    if (!(error instanceof ApiCallError) || ![401, 403].includes(error.status)) throw error;
    globalThis.dispatchEvent(new Event(sessionEndedEvent));
    throw refusal;
  }
}

import { logout, me, refresh } from '@camp/contracts/account/session';
import { ApiCallError } from '@camp/contracts/client/api-call-error';
import { type Client, createClient } from '@camp/contracts/client/client';
import type { Endpoint } from '@camp/contracts/client/endpoint';
import { announceAuthChange } from './session.ts';
import { sessionEndedEvent } from './sign-out.ts';
import { confirmIdentity } from './step-up.ts';

/** Sends for any user who is signed in. */
const send = createClient();
let refreshing: Promise<unknown> | null = null;

/** Refreshes the session; at most once at a time, no matter how many calls were refused together. */
function refreshOnce(): Promise<unknown> {
  refreshing ??= send(refresh).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

/** Ends the session at the API. */
export const endSession = () => send(logout);

/**
 * Returns a client that calls for a user (null: any who is signed in), renews the session and has the identity
 * confirmed where needed. See `api`.
 */
export const callFor =
  (user: number | null): Client =>
  async (endpoint, ...input) => {
    /* By `me` the page finds out who is signed in. */
    const expected = endpoint.path === me.path ? null : user;
    const sendInSession = inSession(createClient({ user: expected }));
    try {
      return await sendInSession(endpoint, ...input);
    } catch (error) {
      if (mayBeSomebodyElse(error)) announceAuthChange();
      const need = error instanceof ApiCallError && needs.get(error.code);
      if (!need || !(await confirmIdentity(need))) throw error;
      return sendInSession(endpoint, ...input);
    }
  };

/** True if the role may have changed, or someone else may have signed in in another tab: the shell has to ask. */
const mayBeSomebodyElse = (error: unknown) =>
  error instanceof ApiCallError && ['FORBIDDEN', 'USER_MISMATCH'].includes(error.code);

/** Confirmation that a refusal asks the person for, by its code. */
const needs = new Map<string, 'identity' | 'passkey'>([
  ['STEP_UP_REQUIRED', 'identity'],
  ['PASSKEY_REQUIRED', 'passkey'],
]);

const inSession =
  (sendOnce: Client): Client =>
  async (endpoint, ...input) => {
    try {
      return await sendOnce(endpoint, ...input);
    } catch (error) {
      if (!isSessionRefused(endpoint, error)) throw error;
      await renewSession(error);
      return sendOnce(endpoint, ...input);
    }
  };

/** True if a call is worth a refresh: `me` after any refusal, other calls only when they lack a session. */
function isSessionRefused({ path }: Endpoint, error: unknown): boolean {
  if (!(error instanceof ApiCallError)) return false;
  if (path === me.path) return [401, 403].includes(error.status);
  return error.code === 'UNAUTHENTICATED';
}

/** @throws the error that kept the refresh from being answered, or the first refusal if the refresh was refused. */
async function renewSession(refusal: unknown): Promise<void> {
  try {
    await refreshOnce();
  } catch (error) {
    if (!(error instanceof ApiCallError) || ![401, 403].includes(error.status)) throw error;
    globalThis.dispatchEvent(new Event(sessionEndedEvent));
    throw refusal;
  }
}

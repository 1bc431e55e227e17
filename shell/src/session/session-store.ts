import { logout, me } from '@camp/contracts/auth';
import { api, ApiCallError, type Session } from '@camp/shell-api';

/** Readable cookie the API sets beside its httpOnly ones: without it nobody is signed in here. */
const hintCookie = 'campbc_signed_in=1';

function hasSignedInHint(): boolean {
  return document.cookie.split('; ').includes(hintCookie);
}

/** What is known before the API has been asked: a visitor without the hint is signed out. */
export function assumedSession(): Session {
  if (typeof document === 'undefined') return { status: 'signed-out' };
  return { status: hasSignedInHint() ? 'loading' : 'signed-out' };
}

/**
 * Who is signed in. A visitor without the hint costs no call. A refusal, after the one refresh
 * that `api` tries, means signed out; no answer or a failing API means nobody knows.
 */
export async function fetchSession(): Promise<Session> {
  if (!hasSignedInHint()) return { status: 'signed-out' };
  try {
    const { user } = await api(me);
    return { status: 'signed-in', user };
  } catch (error) {
    if (error instanceof ApiCallError && [401, 403].includes(error.status)) {
      return { status: 'signed-out' };
    }
    return { status: 'unavailable' };
  }
}

/** Signs out at the API; a failing call is no reason to stay signed in on screen. */
export async function endSession(): Promise<Session> {
  await api(logout).catch(() => undefined);
  return { status: 'signed-out' };
}

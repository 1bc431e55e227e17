import { brand } from '@camp/contracts/site/brand';
import type { Env } from '#env.ts';
import type { Passkey } from '#models/passkey.ts';

interface RelyingParty {
  /** The host name that passkeys are tied to: a look-alike site never gets an answer (WebAuthn Level 3, 5.1.2). */
  id: string;
  origin: string;
  name: string;
}

export function relyingPartyOf({ PUBLIC_URL }: Env): RelyingParty {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { id: hostname, origin, name: brand.name };
}

/**
 * Returns the handle by which an authenticator knows whose passkey it is: our id, nothing personal (WebAuthn
 * Level 3, 14.6.1).
 */
export function userHandleOf(userId: number) {
  return new TextEncoder().encode(String(userId));
}

export function isHandleOf(userHandle: string | null | undefined, userId: number): boolean {
  return userHandle === Buffer.from(userHandleOf(userId)).toString('base64url');
}

/** Names a passkey to the browser, to allow it or to exclude it. */
export function describePasskey({ id, transports }: Passkey) {
  return { id, transports: transports.split(',').filter(Boolean) };
}

/** The library of all that is verified. It takes a third of the time to start, so the first who needs it loads it. */
export const webAuthn = () => import('@simplewebauthn/server');

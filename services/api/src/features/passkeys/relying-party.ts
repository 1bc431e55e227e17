import { brand } from '@camp/contracts/brand';
import type { Env } from '#env.ts';

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

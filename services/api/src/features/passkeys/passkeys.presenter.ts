import type { Passkey as PresentedPasskey } from '@camp/contracts/passkeys';
import type { Passkey } from '#models/passkey.ts';

export function presentPasskey(passkey: Passkey): PresentedPasskey {
  return {
    id: passkey.id,
    name: passkey.name,
    created_at: passkey.createdAt.toISOString(),
    last_used_at: passkey.lastUsedAt?.toISOString() ?? null,
  };
}

/** How the browser is told of a passkey that it may, or may not, use. */
export function describePasskey({ id, transports }: Passkey) {
  return { id, transports: transports.split(',').filter(Boolean) };
}

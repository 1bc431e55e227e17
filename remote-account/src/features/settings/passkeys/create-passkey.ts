import { addPasskey, type Passkey, passkeyCreationOptions } from '@camp/contracts/passkeys';
import { api } from '@camp/shell-api';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

/**
 * Lets the browser make a passkey for the signed-in account and keeps it under a name.
 * @throws an ApiCallError when the API refuses, a DOM-like error when the browser or the person did.
 */
export async function createPasskey(name: string): Promise<Passkey> {
  const { options } = await api(passkeyCreationOptions, { body: {} });
  const { startRegistration } = await import(
    /* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'
  );
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = { ...(await startRegistration({ optionsJSON })) };
  const { passkey } = await api(addPasskey, { body: { response, name } });
  return passkey;
}

export type PasskeyFailure = 'cancelled' | 'known' | 'other';

/** Why no passkey was made (WebAuthn Level 3, 5.1.3): browsers tell a refusal from a timeout to nobody. */
export function passkeyFailureOf(error: unknown): PasskeyFailure {
  if (!(error instanceof Error)) return 'other';
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled';
  return error.name === 'InvalidStateError' ? 'known' : 'other';
}

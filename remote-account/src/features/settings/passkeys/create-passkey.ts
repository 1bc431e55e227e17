import { addPasskey, passkeyCreationOptions } from '@camp/contracts/account/passkeys';
import type { CallResult } from '@camp/contracts/client/endpoint';
import { api } from '@camp/shell-api';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

/**
 * Creates a passkey for the signed-in account in the browser and saves it under a name.
 * @throws an ApiCallError when the API refuses, a DOMException-like error when the browser or the person does.
 */
export async function createPasskey(name: string): Promise<CallResult<typeof addPasskey>> {
  const { options } = await api(passkeyCreationOptions, { body: {} });
  const { startRegistration } = await import(
    /* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'
  );
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = { ...(await startRegistration({ optionsJSON })) };
  return api(addPasskey, { body: { response, name } });
}

export type PasskeyFailure = 'cancelled' | 'known' | 'other';

/** Returns why no passkey was created (WebAuthn Level 3, 5.1.3). Browsers report a refusal like a timeout. */
export function passkeyFailureOf(error: unknown): PasskeyFailure {
  if (!(error instanceof Error)) return 'other';
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled';
  return error.name === 'InvalidStateError' ? 'known' : 'other';
}

import type { SignInResult } from '@camp/contracts/account/auth';
import { passkeyRequestOptions, signInByPasskey } from '@camp/contracts/account/passkeys';
import { api } from '@camp/shell-api';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

interface PasskeyStep {
  /** Given when the passkey is the second factor, after the password. */
  twofa_token?: string;
  remember_device?: boolean;
}

/** The check of `browserSupportsWebAuthn()`, repeated here so that its library loads only when used. */
export function supportsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

/**
 * Has the browser ask for a passkey and signs in with it.
 * @throws an ApiCallError when the API refuses, another error when the browser or the person does.
 */
export async function signInWithPasskey(step: PasskeyStep): Promise<SignInResult> {
  const { twofa_token, ...rest } = step;
  const token = twofa_token === undefined ? {} : { twofa_token };
  const { options } = await api(passkeyRequestOptions, { body: token });
  const { startAuthentication } = await import(
    /* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'
  );
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = { ...(await startAuthentication({ optionsJSON })) };
  return api(signInByPasskey, { body: { response, ...token, ...rest } });
}

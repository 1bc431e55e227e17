import type { SignInResult } from '@camp/contracts/account/auth';
import { passkeyRequestOptions, signInByPasskey } from '@camp/contracts/account/passkeys';
import { api } from '@camp/shell-api';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

interface PasskeyStep {
  /** Given when the passkey is the second factor, after the password. */
  twofa_token?: string;
  remember_device?: boolean;
}

interface Challenge {
  optionsJSON: PublicKeyCredentialRequestOptionsJSON;
  /** In milliseconds since 1970. */
  usableUntil: number;
}

/** The browser's answer for a passkey, which the API checks. */
export interface PasskeyAnswer {
  response: Record<string, unknown>;
}

/** Left of a challenge's time, in milliseconds, for the person to confirm. */
const confirmationMs = 30_000;

/** For a sign-in by passkey alone. All attempts share it until it is answered or too old. */
let unanswered: Challenge | null = null;

/** Returns a challenge for a sign-in by passkey alone: the unanswered one while it is usable, else a new one. */
export async function usableChallenge(): Promise<Challenge> {
  if (unanswered && Date.now() < unanswered.usableUntil) return unanswered;
  const optionsJSON = await newOptions();
  const usableUntil = Date.now() + (optionsJSON.timeout ?? 2 * confirmationMs) - confirmationMs;
  unanswered = { optionsJSON, usableUntil };
  return unanswered;
}

async function newOptions(token: Pick<PasskeyStep, 'twofa_token'> = {}) {
  const { options } = await api(passkeyRequestOptions, { body: token });
  return options as unknown as PublicKeyCredentialRequestOptionsJSON;
}

/**
 * Has the browser ask for a passkey and signs in with it.
 * @throws an ApiCallError when the API refuses, another error when the browser or the person does.
 */
export async function signInWithPasskey(step: PasskeyStep): Promise<SignInResult> {
  const { twofa_token } = step;
  const optionsJSON = twofa_token
    ? await newOptions({ twofa_token })
    : (await usableChallenge()).optionsJSON;
  const { startAuthentication } = await import(
    /* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'
  );
  const response = { ...(await startAuthentication({ optionsJSON })) };
  return answerWithPasskey({ response, ...step });
}

/** Signs in with the browser's answer for a passkey. @throws an ApiCallError when the API refuses. */
export function answerWithPasskey(answer: PasskeyAnswer & PasskeyStep): Promise<SignInResult> {
  if (!answer.twofa_token) unanswered = null;
  return api(signInByPasskey, { body: answer });
}

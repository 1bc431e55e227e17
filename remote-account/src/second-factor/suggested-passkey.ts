import { whenIdle } from '@camp/ui/layout/when-idle';
import { supportsPasskeys } from '@camp/contracts/client/supports-passkeys';
import { type PasskeyAnswer, usableChallenge } from './passkey.ts';

/** Events that show that someone is at the page. A page that is opened and never used costs the API no challenge. */
const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Lets the browser suggest passkeys in the field whose `autocomplete` ends with `webauthn`, until the signal
 * (WebAuthn Level 3, 5.1.4). Resolves to the answer of the picked passkey; to `'passkey'` if it came too late for
 * its challenge, so that it has to be asked for; to null if none was picked. Failures are not shown, as no one asked.
 */
export async function suggestedPasskey(
  signal: AbortSignal,
): Promise<PasskeyAnswer | 'passkey' | null> {
  try {
    if (!(await canSuggest())) return null;
    for (let hasStarted = hasFocusedField(); ; hasStarted = false) {
      signal.throwIfAborted();
      if (!hasStarted) await visitorActs(signal);
      await new Promise<void>((resolve) => void whenIdle(resolve));
      signal.throwIfAborted();
      const picked = await askUntilExpired(signal);
      if (picked) return picked;
    }
  } catch {
    return null;
  }
}

const canSuggest = async () =>
  supportsPasskeys() &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  (await PublicKeyCredential.isConditionalMediationAvailable());

/** True if a visitor has begun before the page came to life: no event will say so. */
const hasFocusedField = () => document.activeElement instanceof HTMLInputElement;

function visitorActs(signal: AbortSignal): Promise<void> {
  const heard = new AbortController();
  const options = { signal: heard.signal, passive: true };
  return new Promise<void>((resolve, reject) => {
    for (const sign of signsOfLife) document.addEventListener(sign, () => resolve(), options);
    signal.addEventListener('abort', reject, options);
  }).finally(() => heard.abort());
}

/** Resolves to null once the challenge is too old. @throws the browser's errors, also after an abort. */
async function askUntilExpired(signal: AbortSignal): Promise<PasskeyAnswer | 'passkey' | null> {
  const { optionsJSON, usableUntil } = await usableChallenge();
  const { startAuthentication, WebAuthnAbortService } = await import(
    /* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'
  );
  signal.throwIfAborted();
  let hasExpired = false;
  const stop = () => WebAuthnAbortService.cancelCeremony();
  const timer = setTimeout(() => {
    hasExpired = true;
    stop();
  }, usableUntil - Date.now());
  signal.addEventListener('abort', stop);
  try {
    const response = { ...(await startAuthentication({ optionsJSON, useBrowserAutofill: true })) };
    /* A computer that slept runs no timer. */
    return Date.now() < usableUntil ? { response } : 'passkey';
  } catch (error) {
    if (hasExpired) return null;
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

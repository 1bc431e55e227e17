import { ApiCallError } from '@camp/shell-api';
import { errorMessage } from '@camp/ui/i18n/error-message';

/* The message for a refused call on each page (docs/specification.md#error-catalogue). The pages hold the texts. */

const bare = (status: number) => `HTTP ${status}`;

interface ChallengeTexts {
  wrongCode: string;
  sessionExpired: string;
  failed: string;
}

/** On the second factor's own page (docs/specification.md#errors-of-the-second-factor). */
export function challengeFailureOf(error: unknown, texts: ChallengeTexts): string {
  const byStatus = { 400: texts.wrongCode, 401: texts.sessionExpired };
  return errorMessage(error, { byStatus, bare, fallback: texts.failed });
}

interface CodeStepTexts {
  sessionExpired: string;
  /** The text for a refused code, or for an unused passkey. */
  refused: string;
}

/** On the login page's second step (docs/specification.md#errors-of-signing-in). */
export function codeStepFailureOf(error: unknown, texts: CodeStepTexts): string {
  const byStatus = { 400: texts.refused, 401: texts.sessionExpired };
  return errorMessage(error, { byStatus, bare, fallback: texts.refused });
}

export type LoginFailure =
  | { kind: 'refused'; text: string }
  /** The account exists but its address is not verified: the mail can be sent again. */
  | { kind: 'unverified'; text: string };

/** A refused sign-in; the word to look for is specified in docs/specification.md#errors-of-signing-in. */
export function loginFailureOf(error: unknown, fallback: string): LoginFailure {
  const text = errorMessage(error, fallback);
  const isUnverified =
    error instanceof ApiCallError &&
    /* Its text is the reason that staff wrote, and may contain the word. */
    error.code !== 'ACCOUNT_SUSPENDED' &&
    (error.code === 'EMAIL_NOT_VERIFIED' || /verify/i.test(error.message));
  return { kind: isUnverified ? 'unverified' : 'refused', text };
}

/** A refused registration (docs/specification.md#errors-of-registration). */
export function registerFailureOf(
  error: unknown,
  { inUse, failed }: { inUse: string; failed: string },
): string {
  return errorMessage(error, { byStatus: { 409: inUse }, fallback: failed });
}

export interface EnrollFailure {
  text: string;
  /** A new token helps then (docs/specification.md#second-factor-enrollment). */
  isAboutToken: boolean;
}

interface EnrollTexts {
  tokenRefused: string;
  failed: Record<'noToken' | 'start' | 'initiate' | 'verify' | 'wrongCode', string>;
}

export function startFailureOf(error: unknown, { failed }: EnrollTexts): EnrollFailure {
  /* The call succeeded, but its response has no token. */
  if (!(error instanceof ApiCallError)) return { text: failed.noToken, isAboutToken: true };
  return { text: errorMessage(error, failed.start), isAboutToken: isAboutToken(error) };
}

export function initiateFailureOf(error: unknown, { failed, tokenRefused }: EnrollTexts) {
  return tokenFailure(error, tokenRefused) ?? enrollFailure(error, failed.initiate);
}

export function verifyFailureOf(error: unknown, { failed, tokenRefused }: EnrollTexts) {
  const byStatus = isAboutToken(error) ? {} : { 400: failed.wrongCode };
  const text = { byStatus, fallback: failed.verify };
  return tokenFailure(error, tokenRefused) ?? enrollFailure(error, text);
}

function enrollFailure(error: unknown, texts: Parameters<typeof errorMessage>[1]): EnrollFailure {
  return { text: errorMessage(error, texts), isAboutToken: isAboutToken(error) };
}

/** A refused token has its own message on the page. */
function tokenFailure(error: unknown, text: string): EnrollFailure | null {
  const isRefused = error instanceof ApiCallError && error.code.startsWith('TOKEN_');
  return isRefused ? { text, isAboutToken: true } : null;
}

/** The specification's own rule: an error that mentions the token offers a new one. */
function isAboutToken(error: unknown): boolean {
  if (!(error instanceof ApiCallError)) return false;
  return /token/i.test([error.message, ...Object.keys(error.fields)].join(' '));
}

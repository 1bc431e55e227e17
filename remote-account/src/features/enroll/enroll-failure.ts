import { ApiCallError } from '@camp/shell-api';
import { sentenceOf } from '@camp/ui/i18n/refusal-sentence';
import type { messages } from './messages.ts';

export interface EnrollFailure {
  text: string;
  /** A new token helps then (docs/specification.md#second-factor-enrollment). */
  isAboutToken: boolean;
}

type Texts = Pick<(typeof messages)['en'] | (typeof messages)['fr'], 'failed' | 'tokenRefused'>;

export function startFailureOf(error: unknown, { failed }: Texts): EnrollFailure {
  /* The call went well, and its answer held no token. */
  if (!(error instanceof ApiCallError)) return { text: failed.noToken, isAboutToken: true };
  return { text: sentenceOf(error, failed.start), isAboutToken: isAboutToken(error) };
}

export function initiateFailureOf(error: unknown, { failed, tokenRefused }: Texts): EnrollFailure {
  if (isTokenRefused(error)) return { text: tokenRefused, isAboutToken: true };
  return { text: sentenceOf(error, failed.initiate), isAboutToken: isAboutToken(error) };
}

export function verifyFailureOf(error: unknown, { failed, tokenRefused }: Texts): EnrollFailure {
  if (isTokenRefused(error)) return { text: tokenRefused, isAboutToken: true };
  if (isAboutToken(error)) return { text: sentenceOf(error, failed.verify), isAboutToken: true };
  const isWrongCode = error instanceof ApiCallError && error.status === 400;
  const text = isWrongCode ? failed.wrongCode : sentenceOf(error, failed.verify);
  return { text, isAboutToken: false };
}

/** The API's own sentences on these codes are about mailed links. */
function isTokenRefused(error: unknown): boolean {
  return error instanceof ApiCallError && error.code.startsWith('TOKEN_');
}

function isAboutToken(error: unknown): boolean {
  if (!(error instanceof ApiCallError)) return false;
  return /token/i.test([error.message, ...Object.keys(error.fields)].join(' '));
}

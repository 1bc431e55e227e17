import { ApiCallError } from '@camp/shell-api';
import { sentenceOf } from '@camp/ui/i18n/refusal-sentence';

interface Wording {
  sessionExpired: string;
  /** The text for a refused code, or for an unused passkey. */
  refused: string;
}

/** What a refused code says during sign-in (docs/specification.md#errors-of-signing-in). */
export function codeStepFailureOf(error: unknown, { sessionExpired, refused }: Wording): string {
  if (!(error instanceof ApiCallError) || error.status === 400) return refused;
  if (error.status === 401) return sessionExpired;
  return sentenceOf(error, `HTTP ${error.status}`);
}

import { ApiCallError } from '@camp/shell-api';
import { sentenceOf } from '@camp/ui/i18n/refusal-sentence';

interface Texts {
  wrongCode: string;
  sessionExpired: string;
  failed: string;
}

/**
 * What a refused challenge says, by its status (docs/specification.md#errors-of-the-second-factor).
 */
export function challengeFailureOf(error: unknown, texts: Texts): string {
  if (!(error instanceof ApiCallError)) return texts.failed;
  if (error.status === 400) return texts.wrongCode;
  if (error.status === 401) return texts.sessionExpired;
  return sentenceOf(error, `HTTP ${error.status}`);
}

import { ApiCallError } from '@camp/shell-api';
import { sentenceOf } from '@camp/ui/i18n/refusal-sentence';

/** What a refused registration says (docs/specification.md#errors-of-registration). */
export function registerFailureOf(
  error: unknown,
  texts: { inUse: string; failed: string },
): string {
  if (error instanceof ApiCallError && error.status === 409) return texts.inUse;
  return sentenceOf(error, texts.failed);
}

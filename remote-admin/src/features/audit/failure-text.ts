import { ApiCallError } from '@camp/shell-api';
import { sentenceOf } from '@camp/ui/i18n/refusal-sentence';

/**
 * The server's error field, else 'HTTP {status}', else the fallback
 * (docs/specification.md#errors-of-staff-pages).
 */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiCallError) || error.status === 0) return fallback;
  const status = `HTTP ${error.status}`;
  return hasErrorField(error.body) ? sentenceOf(error, status) : status;
}

function hasErrorField(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'error' in body && Boolean(body.error);
}

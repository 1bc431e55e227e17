import { ApiCallError } from '@camp/shell-api';
import { errorMessage } from '@camp/ui/i18n/error-message';

/**
 * The server's error field, else 'HTTP {status}', else the fallback
 * (docs/specification.md#errors-of-staff-pages).
 */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiCallError) || error.status === 0) return fallback;
  const status = `HTTP ${error.status}`;
  return hasErrorField(error.body) ? errorMessage(error, status) : status;
}

function hasErrorField(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'error' in body && Boolean(body.error);
}

import { ApiCallError } from '@camp/shell-api';

export type ResetFailure = 'expired' | 'invalid' | 'other';

/**
 * Why a reset was refused (docs/specification.md#errors-of-passwords). A token that fails validation is
 * invalid.
 */
export function resetFailureOf(error: unknown): ResetFailure {
  if (!(error instanceof ApiCallError)) return 'other';
  if (error.code === 'TOKEN_EXPIRED') return 'expired';
  if (error.code === 'TOKEN_INVALID' || error.code === 'TOKEN_USED') return 'invalid';
  return error.fields['token'] === undefined ? 'other' : 'invalid';
}

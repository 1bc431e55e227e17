import { ApiCallError } from '@camp/shell-api';

export type ResetFailure = 'expired' | 'invalid' | 'other';

/**
 * What a refused reset means (docs/specification.md#errors-of-passwords). A token that the contract
 * refuses is invalid.
 */
export function resetFailureOf(error: unknown): ResetFailure {
  if (!(error instanceof ApiCallError)) return 'other';
  if (error.code === 'TOKEN_EXPIRED') return 'expired';
  if (error.code === 'TOKEN_INVALID' || error.code === 'TOKEN_USED') return 'invalid';
  return error.fields['token'] === undefined ? 'other' : 'invalid';
}

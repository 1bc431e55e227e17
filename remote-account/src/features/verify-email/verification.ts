import { verifyEmail } from '@camp/contracts/account/auth';
import { api, ApiCallError, queryOptions, retryDuringOutage } from '@camp/shell-api';

/**
 * Redeems a mailed token, once per page: never stale, never refetched on mount or focus, and not cancelled
 * by an unmount. It is retried only while the API is down, because then the token is not used up.
 */
export const verificationQuery = (token: string) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: () => api(verifyEmail, { query: { token } }),
    enabled: token !== '',
    retry: false,
    retryOnMount: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: retryDuringOutage,
  });

export type Failure = 'expired' | 'invalid' | 'verified' | 'error';

/**
 * Returns why the token was refused, by code, message or status (docs/specification.md#e-mail-verification).
 */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiCallError)) return 'error';
  if (error.code === 'ALREADY_VERIFIED') return 'verified';
  const summary = `${error.code} ${error.message} HTTP_${error.status}`;
  if (/TOKEN_EXPIRED|HTTP_410/.test(summary)) return 'expired';
  if (/TOKEN_INVALID|HTTP_400|VALIDATION/.test(summary)) return 'invalid';
  return 'error';
}

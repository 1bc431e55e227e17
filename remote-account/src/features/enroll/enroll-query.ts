import { queryOptions } from '@camp/shell-api';
import { initiateEnrollment } from '#second-factor/calls.ts';

/** First part of the key, which no other query has. */
const enrollmentKey = 'enrollment';

/**
 * The secret to enroll. Fetched once per token and never refetched by itself, because each response
 * invalidates the QR code before it; dropped as soon as no screen shows it.
 */
export const initiationQuery = (token: string) =>
  queryOptions({
    queryKey: [enrollmentKey, token],
    queryFn: () => initiateEnrollment(token),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Every query but the enrollment itself: any of them may depend on the second factor. */
export const otherQueries = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== enrollmentKey,
};

/** The secret in an otpauth address (Key Uri Format); empty when there is none. */
export function setupKeyIn(otpauth: string): string {
  if (!URL.canParse(otpauth)) return '';
  return new URL(otpauth).searchParams.get('secret') ?? '';
}

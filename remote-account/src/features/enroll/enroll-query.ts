import { queryOptions } from '@camp/shell-api';
import { initiateEnrollment } from '#second-factor/calls.ts';

/** First part of the key, by which the rest of the page's data is told apart. */
const enrollmentKey = 'enrollment';

/**
 * The secret to enroll. Asked once for each token and never by itself again, because each answer makes
 * the picture before it worthless; forgotten as soon as no screen shows it.
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

/** What knew whether a second factor is on: everything but the enrollment itself. */
export const otherQueries = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== enrollmentKey,
};

import { billingHealth, recentSessions } from '@camp/contracts/billing';
import { api, infiniteQueryOptions, queryOptions } from '@camp/shell-api';

const pageSize = 20;

/** Neither query refetches by itself: each one is a call to the payment provider. */
export const billingHealthQuery = queryOptions({
  queryKey: ['admin', 'billing', 'health'],
  queryFn: ({ signal }) => api(billingHealth, { signal }),
  refetchOnWindowFocus: false,
});

/** Checkout sessions, newest first, page by page. */
export const recentSessionsQuery = infiniteQueryOptions({
  queryKey: ['admin', 'billing', 'sessions'],
  queryFn: ({ pageParam, signal }) =>
    api(recentSessions, {
      query: { limit: pageSize, ...(pageParam && { after: pageParam }) },
      signal,
    }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  refetchOnWindowFocus: false,
});

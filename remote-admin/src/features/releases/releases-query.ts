import { listReleases } from '@camp/contracts/releases';
import { api, infiniteQueryOptions, retryDuringOutage } from '@camp/shell-api';

const pageSize = 25;

/** What is live and what was, newest first, page by page. */
export const releasesQuery = infiniteQueryOptions({
  queryKey: ['admin', 'releases'],
  queryFn: ({ pageParam, signal }) =>
    api(listReleases, {
      query: { limit: pageSize, ...(pageParam > 0 && { before: pageParam }) },
      signal,
    }),
  initialPageParam: 0,
  getNextPageParam: ({ next }) => next,
  refetchInterval: retryDuringOutage,
});

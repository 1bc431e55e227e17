import { listReleases, readReleaseHealth, readCanaryHealth } from '@camp/contracts/releases';
import { api, infiniteQueryOptions, queryOptions, retryDuringOutage } from '@camp/shell-api';

const pageSize = 25;
/** How often the figures of a canary are asked for, in milliseconds. */
const canaryEveryMs = 5_000;

/** What every query about releases begins with. */
export const releasesKey = ['admin', 'releases'] as const;

/** What is live and what was, newest first, page by page. */
export const releasesQuery = infiniteQueryOptions({
  queryKey: [...releasesKey, 'list'],
  queryFn: ({ pageParam, signal }) =>
    api(listReleases, {
      query: { limit: pageSize, ...(pageParam > 0 && { before: pageParam }) },
      signal,
    }),
  initialPageParam: 0,
  getNextPageParam: ({ next }) => next,
  refetchInterval: retryDuringOutage,
});

/** How the builds of a generation fare. */
export const healthQuery = (generation: number) =>
  queryOptions({
    queryKey: [...releasesKey, 'health', generation],
    queryFn: ({ signal }) =>
      api(readReleaseHealth, { params: { generation: String(generation) }, signal }),
  });

/** How the canary fares beside what everybody else has; followed while it is on screen. */
export const canaryQuery = queryOptions({
  queryKey: [...releasesKey, 'canary'],
  queryFn: ({ signal }) => api(readCanaryHealth, { signal }),
  refetchInterval: canaryEveryMs,
});

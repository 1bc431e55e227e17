import { listAppSettings } from '@camp/contracts/staff/app-settings';
import { listReleases, readCanaryHealth, readReleaseHealth } from '@camp/contracts/staff/releases';
import { api, queryOptions } from '@camp/shell-api';
import { pagesOf } from '@camp/staff/list/pages-of';

/** Time between refetches of what is live and how it fares, in milliseconds. */
const refetchAfterMs = 5_000;

/** Starts the key of every query about releases. */
export const releasesKey = ['admin', 'releases'] as const;

/** The live release and those before it, newest first, page by page; refetched while on screen. */
export const releasesQuery = pagesOf({
  key: [...releasesKey, 'list'],
  of: listReleases,
  refreshAfter: () => refetchAfterMs,
});

/** Settings and switches of the live builds, and what is set. */
export const appSettingsQuery = queryOptions({
  queryKey: [...releasesKey, 'settings'],
  queryFn: ({ signal }) => api(listAppSettings, { signal }),
});

/** The health of a generation's builds. */
export const healthQuery = (generation: number) =>
  queryOptions({
    queryKey: [...releasesKey, 'health', generation],
    queryFn: ({ signal }) =>
      api(readReleaseHealth, { params: { generation: String(generation) }, signal }),
  });

/** Each canary's figures next to those of all other visitors; refetched while on screen. */
export const canariesQuery = queryOptions({
  queryKey: [...releasesKey, 'canaries'],
  queryFn: ({ signal }) => api(readCanaryHealth, { signal }),
  refetchInterval: refetchAfterMs,
});

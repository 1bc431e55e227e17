import { listAppSettings } from '@camp/contracts/staff/app-settings';
import { listReleases, readCanaryHealth, readReleaseHealth } from '@camp/contracts/staff/releases';
import { api, changes, queryOptions } from '@camp/shell-api';
import { pagesOf } from '@camp/staff/list/pages-of';

/**
 * Returns the time between refetches of what is live and how it fares, in milliseconds: short where nothing says when
 * that changes, as behind a proxy that lets no events through.
 */
const refetchAfterMs = () => (changes.areTold ? 60_000 : 5_000);

const meta = { changesWith: 'releases' } as const;

/** Starts the key of every query about releases. */
export const releasesKey = ['admin', 'releases'] as const;

/** The live release and those before it, newest first, page by page; fetched again when it changes. */
export const releasesQuery = pagesOf({
  key: [...releasesKey, 'list'],
  of: listReleases,
  changesWith: 'releases',
  refreshAfter: refetchAfterMs,
});

/** Settings and switches of the live builds, and what is set. */
export const appSettingsQuery = queryOptions({
  queryKey: [...releasesKey, 'settings'],
  queryFn: ({ signal }) => api(listAppSettings, { signal }),
  meta,
});

/** The health of a generation's builds. */
export const healthQuery = (generation: number) =>
  queryOptions({
    queryKey: [...releasesKey, 'health', generation],
    queryFn: ({ signal }) =>
      api(readReleaseHealth, { params: { generation: String(generation) }, signal }),
    meta,
  });

/** Each canary's figures next to those of all other visitors; fetched again when they change. */
export const canariesQuery = queryOptions({
  queryKey: [...releasesKey, 'canaries'],
  queryFn: ({ signal }) => api(readCanaryHealth, { signal }),
  meta,
  refetchInterval: refetchAfterMs,
});

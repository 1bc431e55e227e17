import { debugDbPing, debugHealth } from '@camp/contracts/diagnostics';
import { api, queryOptions, retryDuringOutage } from '@camp/shell-api';

/** All that the site depends on. */
export const debugHealthQuery = queryOptions({
  queryKey: ['admin', 'health', 'debug'],
  queryFn: ({ signal }) => api(debugHealth, { signal }),
  refetchInterval: retryDuringOutage,
});

/** One timed read and one timed write in the database. */
export const dbPingQuery = queryOptions({
  queryKey: ['admin', 'health', 'db-ping'],
  queryFn: ({ signal }) => api(debugDbPing, { signal }),
  refetchInterval: retryDuringOutage,
});

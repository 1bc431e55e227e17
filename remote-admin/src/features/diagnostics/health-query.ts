import { debugDbPing, debugHealth } from '@camp/contracts/diagnostics';
import { api, queryOptions, retryDuringOutage } from '@camp/shell-api';

/** Everything the site leans on. */
export const debugHealthQuery = queryOptions({
  queryKey: ['admin', 'health', 'debug'],
  queryFn: ({ signal }) => api(debugHealth, { signal }),
  refetchInterval: retryDuringOutage,
});

/** One read and one write in the database, timed. */
export const dbPingQuery = queryOptions({
  queryKey: ['admin', 'health', 'db-ping'],
  queryFn: ({ signal }) => api(debugDbPing, { signal }),
  refetchInterval: retryDuringOutage,
});

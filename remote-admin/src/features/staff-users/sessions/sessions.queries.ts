import { readSessions } from '@camp/contracts/staff/staff-sessions';
import { api, queryOptions } from '@camp/shell-api';

/** Where somebody is signed in and remembered, fetched again whenever it is opened. */
export const sessionsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['admin', 'sessions', userId],
    queryFn: ({ signal }) => api(readSessions, { params: { id: userId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

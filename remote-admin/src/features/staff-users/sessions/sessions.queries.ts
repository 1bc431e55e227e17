import { readSessions } from '@camp/contracts/staff/staff-sessions';
import { api, queryOptions } from '@camp/shell-api';

/** A person's sessions and remembered devices, fetched again whenever they are opened. */
export const sessionsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['admin', 'sessions', userId],
    queryFn: ({ signal }) => api(readSessions, { params: { id: userId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

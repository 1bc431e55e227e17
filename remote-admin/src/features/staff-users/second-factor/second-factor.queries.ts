import { readSecondFactor } from '@camp/contracts/staff/staff-second-factor';
import { api, queryOptions } from '@camp/shell-api';

/** Somebody's second factor, fetched anew whenever it is opened. */
export const secondFactorQuery = (userId: number) =>
  queryOptions({
    queryKey: ['admin', 'second-factor', userId],
    queryFn: ({ signal }) => api(readSecondFactor, { params: { id: userId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

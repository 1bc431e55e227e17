import { readSecondFactor } from '@camp/contracts/staff-second-factor';
import { api, queryOptions } from '@camp/shell-api';

/** Somebody's second factor, asked for anew each time it is looked at. */
export const secondFactorQuery = (userId: number) =>
  queryOptions({
    queryKey: ['admin', 'second-factor', userId],
    queryFn: ({ signal }) => api(readSecondFactor, { params: { id: userId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

import { listUsers } from '@camp/contracts/users';
import { api, infiniteQueryOptions, keepPreviousData, retryDuringOutage } from '@camp/shell-api';
import type { ListState } from './list-state.ts';

const pageSize = 25;

/** The users list page by page, each found by the cursor of the one before; earlier rows stay while others load. */
export const usersQuery = (state: ListState) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'users', state],
    queryFn: ({ pageParam, signal }) =>
      api(listUsers, {
        query: { ...state, limit: pageSize, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: retryDuringOutage,
  });

import type { CallResult } from '@camp/contracts/endpoint';
import { listUsers, listUsersAsModerator, type StaffUser } from '@camp/contracts/staff-users';
import {
  api,
  keepPreviousData,
  queryOptions,
  retryDuringOutage,
  type useQueryClient,
} from '@camp/shell-api';
import type { ListState } from './list-state.ts';

/** Whose screen it is; it decides which calls are made. */
export type UsersScope = 'admin' | 'moderator';

export type UsersPageData = CallResult<typeof listUsers>;

type QueryClient = ReturnType<typeof useQueryClient>;

/** Begins the key of every page of users in the cache. */
export const usersQueryKey = ['staff-users'] as const;

const pageSize = 25;
const lists = { admin: listUsers, moderator: listUsersAsModerator };

/** One page of users; the page before stays on screen while it is on its way. */
export const usersQuery = (scope: UsersScope, state: ListState) =>
  queryOptions({
    queryKey: [...usersQueryKey, scope, state],
    queryFn: ({ signal }) => api(lists[scope], { query: { ...state, limit: pageSize }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: retryDuringOutage,
  });

/** Puts a changed user in the place of the old one on every page that shows them. */
export function patchUserInLists(queryClient: QueryClient, user: StaffUser): void {
  changePages(queryClient, (page) => ({
    ...page,
    users: page.users.map((shown) => (shown.id === user.id ? user : shown)),
  }));
}

/** Takes a deleted user off every page, then has the pages on screen filled up again. */
export function removeUserFromLists(queryClient: QueryClient, id: number): void {
  changePages(queryClient, (page) => {
    const users = page.users.filter((shown) => shown.id !== id);
    return { ...page, users, total: page.total - (page.users.length - users.length) };
  });
  void queryClient.invalidateQueries({ queryKey: usersQueryKey });
}

function changePages(
  queryClient: QueryClient,
  change: (page: UsersPageData) => UsersPageData,
): void {
  queryClient.setQueriesData<UsersPageData>(
    { queryKey: usersQueryKey },
    (page) => page && change(page),
  );
}

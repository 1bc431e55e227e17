import type { CallResult } from '@camp/contracts/endpoint';
import { listUsers, type StaffUser } from '@camp/contracts/staff-users';
import {
  api,
  keepPreviousData,
  queryOptions,
  retryDuringOutage,
  type useQueryClient,
} from '@camp/shell-api';
import type { ListState } from './list-state.ts';

/** Whether admins or moderators use the page; decides which endpoints it calls. */
export type StaffScope = 'admin' | 'moderator';

export type UsersPageData = CallResult<typeof listUsers.admin>;

type QueryClient = ReturnType<typeof useQueryClient>;

/** Starts the key of every page of users. */
export const usersQueryKey = ['staff-users'] as const;

/** One page of users; the previous page stays on screen while it loads. */
export const usersQuery = (scope: StaffScope, state: ListState) =>
  queryOptions({
    queryKey: [...usersQueryKey, scope, state],
    queryFn: ({ signal }) => api(listUsers[scope], { query: state, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: retryDuringOutage,
  });

/** Replaces a changed user on every page that lists them. */
export function patchUserInLists(queryClient: QueryClient, user: StaffUser): void {
  changePages(queryClient, (page) => ({
    ...page,
    users: page.users.map((shown) => (shown.id === user.id ? user : shown)),
  }));
}

/** Removes a deleted user from every page, then refetches the pages on screen to fill the gap. */
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

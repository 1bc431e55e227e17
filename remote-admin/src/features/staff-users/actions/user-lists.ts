import type { StaffUser } from '@camp/contracts/staff/staff-users';
import type { useQueryClient } from '@camp/shell-api';
import {
  countsKey,
  type UsersPageData,
  usersQueryKey,
} from '#features/staff-users/users.queries.ts';

type QueryClient = ReturnType<typeof useQueryClient>;

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
    const removed = page.users.length - users.length;
    return { ...page, users, total: page.total - removed, all: page.all - removed };
  });
  void refetchLists(queryClient);
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

/** A list requested before a change may arrive after it, and has to be refetched. */
export const isLoadingLists = (queries: QueryClient) =>
  queries.isFetching({ queryKey: usersQueryKey }) > 0;

/** Refetches the lists, and forgets exact counts: they may be wrong now, and are fetched only on request. */
export function refetchLists(queries: QueryClient): Promise<void> {
  void queries.resetQueries({ queryKey: countsKey });
  return queries.invalidateQueries({ queryKey: usersQueryKey });
}

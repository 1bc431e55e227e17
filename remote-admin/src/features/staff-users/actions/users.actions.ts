import type { CallResult } from '@camp/contracts/client/endpoint';
import {
  deleteUser,
  type StaffUser,
  updateUser,
  updateUsers,
} from '@camp/contracts/staff/staff-users';
import { api, ApiCallError, notify, useMutation, useQueryClient } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { messages as listMessages } from '#features/staff-users/messages.ts';
import { nameOf } from '#features/staff-users/staff-user.ts';
import {
  type StaffScope,
  type UsersPageData,
  usersQueryKey,
} from '#features/staff-users/users.queries.ts';
import { messages } from './messages.ts';
import { changeFor, optimisticUser, type UserAction } from './user-action.ts';

type QueryClient = ReturnType<typeof useQueryClient>;

/** Replaces a changed user on every page that lists them. */
function patchUserInLists(queryClient: QueryClient, user: StaffUser): void {
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

/**
 * Performs an action on one user. The row shows at once what is safe to predict, then the server's
 * answer; a refusal restores the row.
 */
export function useUserAction(user: StaffUser, scope: StaffScope) {
  const queries = useQueryClient();
  const { failed } = useMessages(messages);
  const successMessage = useSuccessMessage();

  return useMutation({
    mutationFn: (action: UserAction) => updateOne(scope, { id: user.id, action }),
    onMutate: (action) => {
      const next = optimisticUser(user, action);
      if (next) patchUserInLists(queries, next);
      return { before: user };
    },
    onSuccess: ({ user: changed }, action) => {
      patchUserInLists(queries, changed);
      notify({ tone: 'success', text: successMessage(changed, action) });
    },
    onError: (error, action, context) => {
      if (context) patchUserInLists(queries, context.before);
      if (!hasStatus(error, 404)) return;
      /* Somebody else has deleted the user: a message beside the row would go away with it. */
      removeUserFromLists(queries, user.id);
      const text = `${failed[action.kind]} (${nameOf(user)}). ${errorMessage(error, '')}`;
      notify({ tone: 'danger', text, stays: true });
    },
    onSettled: (_, error) => {
      /* After such a refusal the rows on screen, and what they allow, are out of date. */
      const isOutdated = hasStatus(error, 403, 409);
      return isOutdated || isLoadingLists(queries) ? refetchLists(queries) : undefined;
    },
  });
}

/** Says what an action has changed. */
function useSuccessMessage(): (user: StaffUser, action: UserAction) => string {
  const { done } = useMessages(messages);
  const { roles } = useMessages(listMessages);

  return (user, action) => {
    const name = nameOf(user);
    if (action.kind === 'role') return done.role({ name, role: roles[user.role] });
    if (action.kind === 'verify') return (action.to === 1 ? done.verified : done.unverified)(name);
    return (action.to === 1 ? done.subscribed : done.unsubscribed)(name);
  };
}

/** Deletes a user; one whom a colleague has just deleted counts as deleted, too. */
export const useDeleteUser = ({ id }: StaffUser, { onSuccess }: { onSuccess: () => void }) =>
  useMutation({
    mutationFn: () =>
      api(deleteUser, { params: { id } }).catch((error: unknown) => {
        if (!hasStatus(error, 404)) throw error;
      }),
    onSuccess,
  });

type BulkResult = CallResult<typeof updateUsers.admin>['results'][number];

/** A result with the name that the user had on screen; null if no row showed it. */
export type NamedResult = BulkResult & { name: string | null };

interface Selected {
  /** At most one page of users, which the API takes at once. */
  ids: readonly number[];
  users: readonly StaffUser[];
  scope: StaffScope;
}

/** Performs one action on all selected users; each of them is changed or refused. */
export function useBulkAction({ ids, users, scope }: Selected, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (action: UserAction) => {
      const { results } = await updateMany(scope, { ids: [...ids], action });
      return results.map((result) => named(result, users));
    },
    onSuccess: (results) => {
      for (const { id, user, code } of results) {
        if (user) patchUserInLists(queries, user);
        if (code === 'NOT_FOUND') removeUserFromLists(queries, id);
      }
      onDone();
    },
    onSettled: () => (isLoadingLists(queries) ? refetchLists(queries) : undefined),
  });
}

function named(result: BulkResult, users: readonly StaffUser[]): NamedResult {
  const user = result.user ?? users.find(({ id }) => id === result.id);
  return { ...result, name: user ? nameOf(user) : null };
}

function updateOne(scope: StaffScope, { id, action }: { id: number; action: UserAction }) {
  const input = { params: { id }, body: changeFor(action) };
  return api(updateUser[scope], input);
}

function updateMany(scope: StaffScope, { ids, action }: { ids: number[]; action: UserAction }) {
  const input = { body: { ids, change: changeFor(action) } };
  return api(updateUsers[scope], input);
}

/** A list requested before a change may arrive after it, and has to be refetched. */
const isLoadingLists = (queries: QueryClient) =>
  queries.isFetching({ queryKey: usersQueryKey }) > 0;

const refetchLists = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: usersQueryKey });

function hasStatus(error: unknown, ...statuses: number[]): boolean {
  return error instanceof ApiCallError && statuses.includes(error.status);
}

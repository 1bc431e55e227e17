import type { StaffUser } from '@camp/contracts/staff-users';
import { useMutation, useQueryClient } from '@camp/shell-api';
import { nameOf } from '#features/staff-users/actions/name-of.ts';
import type { UsersScope } from '#features/staff-users/users-query.ts';
import type { UserDeed } from '#features/staff-users/actions/user-deed.ts';
import {
  patchUserInLists,
  removeUserFromLists,
  usersQueryKey,
} from '#features/staff-users/users-query.ts';
import { type BulkResult, changeUsers } from './change-users.ts';

/** A result with the name that the user had on screen; null where nobody knows it. */
export type NamedResult = BulkResult & { name: string | null };

interface Selection {
  ids: readonly number[];
  users: readonly StaffUser[];
  scope: UsersScope;
}

/** Changes all selected users and keeps, until it is reset, what became of each. */
export function useBulkChange({ ids, users, scope }: Selection, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (deed: UserDeed) => {
      const results = await changeUsers({ scope, ids, deed });
      return results.map((result) => named(result, users));
    },
    onSuccess: (results) => {
      for (const { id, user, code } of results) {
        if (user) patchUserInLists(queries, user);
        if (code === 'NOT_FOUND') removeUserFromLists(queries, id);
      }
      onDone();
    },
    onSettled: () => {
      /* A list asked for before the change may arrive after it. */
      if (queries.isFetching({ queryKey: usersQueryKey }) === 0) return undefined;
      return queries.invalidateQueries({ queryKey: usersQueryKey });
    },
  });
}

function named(result: BulkResult, users: readonly StaffUser[]): NamedResult {
  const user = result.user ?? users.find(({ id }) => id === result.id);
  return { ...result, name: user ? nameOf(user) : null };
}

import type { StaffActName } from '@camp/contracts/staff/staff-acts';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { useQueryClient } from '@camp/shell-api';
import { type UserAct, useUserAct } from '#features/staff-users/actions/useUserAct.ts';
import { refetchLists } from '#features/staff-users/actions/user-lists.ts';
import { personKey } from './person.queries.ts';

/** Returns a function that reloads a person, here and in the lists. */
export function useRefreshPerson(id: number): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([queries.invalidateQueries({ queryKey: personKey(id) }), refetchLists(queries)]);
}

/** An act of staff on a person's page, which then shows the current state. */
export function usePersonAct<Input = void, Result = unknown>(
  user: StaffUser,
  name: StaffActName,
  act: Omit<UserAct<Input, Result>, 'refresh'>,
) {
  return useUserAct(user, name, { ...act, refresh: useRefreshPerson(user.id) });
}

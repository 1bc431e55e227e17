import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { notify, useMutation, useQueryClient } from '@camp/shell-api';
import { isStale } from '#features/staff-users/actions/is-stale.ts';
import { useFreshOnly } from '#features/staff-users/actions/stale.ts';
import { refetchLists } from '#features/staff-users/actions/user-lists.ts';
import { personKey } from './person.queries.ts';

/** Returns a function that reloads a person, here and in the lists. */
export function useRefreshPerson(id: number): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([queries.invalidateQueries({ queryKey: personKey(id) }), refetchLists(queries)]);
}

interface Act<Input, Result> {
  send: (input: Input) => Promise<Result>;
  /** Returns the text to show on success. */
  done: (input: Input) => string;
}

/**
 * Performs an action of staff on a person. If the person was changed meanwhile, the error says what is different.
 * Either way the page then shows the current state.
 */
export function usePersonAct<Input, Result = unknown>(
  user: StaffUser,
  { send, done }: Act<Input, Result>,
) {
  const freshOnly = useFreshOnly();
  const refresh = useRefreshPerson(user.id);

  return useMutation({
    mutationFn: (input: Input) => freshOnly(user, send(input)),
    onSuccess: async (_result, input) => {
      notify({ tone: 'success', text: done(input) });
      await refresh();
    },
    onError: (error) => (isStale(error) ? refresh() : undefined),
  });
}

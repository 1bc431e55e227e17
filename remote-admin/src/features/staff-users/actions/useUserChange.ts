import { type StaffUser, updateUser, updateUserAsModerator } from '@camp/contracts/staff-users';
import { api, ApiCallError, notify, useMutation, useQueryClient } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { sentenceOf } from '@camp/ui/i18n/refusal-sentence';
import {
  patchUserInLists,
  removeUserFromLists,
  usersQueryKey,
} from '#features/staff-users/users-query.ts';
import { messages } from './messages.ts';
import { nameOf } from './name-of.ts';
import type { UsersScope } from '#features/staff-users/users-query.ts';
import { useDoneText } from './useDoneText.ts';
import { changeOf, foreseen, type UserDeed } from './user-deed.ts';

/**
 * Changes a user. The row shows at once what is safe to foresee, then what the server says; a refusal
 * puts the row back.
 */
export function useUserChange(user: StaffUser, scope: UsersScope) {
  const queries = useQueryClient();
  const { failed } = useMessages(messages);
  const doneText = useDoneText();

  return useMutation({
    mutationFn: (deed: UserDeed) => sendChange(scope, { id: user.id, deed }),
    onMutate: (deed) => {
      const next = foreseen(user, deed);
      if (next) patchUserInLists(queries, next);
      return { before: user };
    },
    onSuccess: ({ user: changed }, deed) => {
      patchUserInLists(queries, changed);
      notify({ tone: 'success', text: doneText(changed, deed) });
    },
    onError: (error, deed, context) => {
      if (context) patchUserInLists(queries, context.before);
      if (!isGone(error)) return;
      /* Somebody else has deleted them; the row takes the message beside it away. */
      removeUserFromLists(queries, user.id);
      const text = `${failed[deed.kind]} (${nameOf(user)}). ${sentenceOf(error, '')}`;
      notify({ tone: 'danger', text, stays: true });
    },
    onSettled: (_, error) => {
      /* A list asked for before the change may arrive after it. */
      const isOutrun = queries.isFetching({ queryKey: usersQueryKey }) > 0;
      if (!isOutrun && !isOutdated(error)) return undefined;
      return queries.invalidateQueries({ queryKey: usersQueryKey });
    },
  });
}

function sendChange(scope: UsersScope, { id, deed }: { id: number; deed: UserDeed }) {
  const input = { params: { id }, body: changeOf(deed) };
  return scope === 'admin' ? api(updateUser, input) : api(updateUserAsModerator, input);
}

function isGone(error: unknown): boolean {
  return error instanceof ApiCallError && error.status === 404;
}

/** After such a refusal the rows on screen, and what they allow, are out of date. */
function isOutdated(error: unknown): boolean {
  return error instanceof ApiCallError && (error.status === 403 || error.status === 409);
}

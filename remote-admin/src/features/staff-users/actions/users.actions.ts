import { requireStepUp } from '@camp/contracts/account/step-up';
import {
  type StaffUser,
  type UserChangeInput,
  updateUser,
} from '@camp/contracts/staff/staff-users';
import { api, ApiCallError, notify, useMutation, useQueryClient } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { useRef } from 'react';
import { isStale } from '#acts/is-stale.ts';
import { messages as listMessages } from '#features/staff-users/messages.ts';
import { nameOf } from '#features/staff-users/staff-user.ts';
import type { StaffScope } from '@camp/staff/staff-scope';
import { messages } from './messages.ts';
import { useFreshOnly } from './stale.ts';
import { changeFor, optimisticUser, undoOf, type UserAction } from './user-action.ts';
import {
  isLoadingLists,
  patchUserInLists,
  refetchLists,
  removeUserFromLists,
} from './user-lists.ts';

/** A change that a press takes back. */
export interface UndoableChange {
  /** As the change left them. */
  user: StaffUser;
  undo: UserChangeInput;
  /** Says what has changed. */
  text: string;
}

export interface UserActionOptions {
  /** Called with a change that a press can undo for a while. */
  onChanged?: (change: UndoableChange) => void;
  onSettled?: () => unknown;
}

/**
 * Performs an action on one user. The row shows at once what is safe to predict, then the server's
 * answer; a refusal restores the row.
 */
export function useUserAction(
  user: StaffUser,
  scope: StaffScope,
  { onChanged, onSettled }: UserActionOptions = {},
) {
  const queries = useQueryClient();
  const { failed } = useMessages(messages);
  const successMessage = useSuccessMessage();
  const freshOnly = useFreshOnly();
  /** Without what the row shows ahead of the server. */
  const seen = useRef(user);

  return useMutation({
    mutationFn: (action: UserAction) =>
      freshOnly(seen.current, updateOne(scope, { user: seen.current, action })),
    onMutate: (action) => {
      seen.current = user;
      const next = optimisticUser(user, action);
      if (next) patchUserInLists(queries, next);
      return { before: user };
    },
    onSuccess: ({ user: changed }, action) => {
      patchUserInLists(queries, changed);
      const text = successMessage(changed, action);
      const undo = undoOf(action, seen.current);
      if (onChanged && undo) onChanged({ user: changed, undo, text });
      else notify({ tone: 'success', text });
    },
    onError: (error, action, context) => {
      if (context && !isStale(error)) patchUserInLists(queries, context.before);
      if (!hasStatus(error, 404)) return;
      /* Someone else has deleted the user: a message next to the row would go away with it. */
      removeUserFromLists(queries, user.id);
      const text = `${failed[action.kind]} (${nameOf(user)}). ${errorMessage(error, '')}`;
      notify({ tone: 'danger', text, stays: true });
    },
    onSettled: (_, error) => {
      void onSettled?.();
      /* After such a refusal the rows on screen, and what they allow, are out of date. */
      const isOutdated = hasStatus(error, 403, 409);
      return isOutdated || isLoadingLists(queries) ? refetchLists(queries) : undefined;
    },
  });
}

/** Undoes a change, unless someone has made another one since. */
export function useUndo(scope: StaffScope) {
  const queries = useQueryClient();
  const { undone, notUndone } = useMessages(messages);
  const freshOnly = useFreshOnly();

  return useMutation({
    mutationFn: ({ user, undo: body }: UndoableChange) => {
      const { id, version: ifMatch } = user;
      return freshOnly(user, api(updateUser[scope], { params: { id }, body, ifMatch }));
    },
    onSuccess: ({ user }) => {
      patchUserInLists(queries, user);
      notify({ tone: 'success', text: undone({ name: nameOf(user) }) });
    },
    onError: (error, { user }) => {
      const text = `${notUndone} (${nameOf(user)}). ${errorMessage(error, '')}`;
      notify({ tone: 'danger', text, stays: true });
      return refetchLists(queries);
    },
  });
}

/** Asks for the step-up before an action that happens later, while the person who decides it is still here. */
export async function onceConfirmed(act: () => void): Promise<void> {
  try {
    await api(requireStepUp, { body: {} });
  } catch (error) {
    return notify({ tone: 'danger', text: errorMessage(error, '') });
  }
  act();
}

/** Unverifies a user. The row may be gone by then, so the outcome is a notification. */
export function useUnverify(scope: StaffScope) {
  const queries = useQueryClient();
  const { failed, done } = useMessages(messages);
  const freshOnly = useFreshOnly();

  return useMutation({
    mutationFn: (user: StaffUser) =>
      freshOnly(user, updateOne(scope, { user, action: { kind: 'verify', to: 0 } })),
    onSuccess: ({ user }) => {
      patchUserInLists(queries, user);
      notify({ tone: 'success', text: done.unverified({ name: nameOf(user) }) });
    },
    onError: (error, user) => {
      if (hasStatus(error, 404)) removeUserFromLists(queries, user.id);
      const text = `${failed.verify} (${nameOf(user)}). ${errorMessage(error, '')}`;
      notify({ tone: 'danger', text, stays: true });
      return refetchLists(queries);
    },
  });
}

/** Says what an action has changed. */
function useSuccessMessage(): (user: StaffUser, action: UserAction) => string {
  const { done } = useMessages(messages);
  const { roleChoices } = useMessages(listMessages);

  return (user, action) => {
    const name = nameOf(user);
    if (action.kind === 'role') return done.role({ name, role: roleChoices[user.role] });
    if (action.kind === 'verify')
      return (action.to === 1 ? done.verified : done.unverified)({ name });
    return (action.to === 1 ? done.subscribed : done.unsubscribed)({ name });
  };
}

function updateOne(scope: StaffScope, { user, action }: { user: StaffUser; action: UserAction }) {
  const { id, version: ifMatch } = user;
  return api(updateUser[scope], { params: { id }, body: changeFor(action), ifMatch });
}

function hasStatus(error: unknown, ...statuses: number[]): boolean {
  return error instanceof ApiCallError && statuses.includes(error.status);
}

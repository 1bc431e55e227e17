import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { notify, useQueryClient } from '@camp/shell-api';
import { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
import { useMessages } from '@camp/ui/i18n/define-messages';
import type { RefObject } from 'react';
import { ActionFailure } from '#display/actions.tsx';
import { nameOf } from '#features/staff-users/staff-user.ts';
import { messages } from './messages.ts';
import { useStated } from './ReasonedDialog.tsx';
import { removeUserFromLists } from './user-lists.ts';
import { useDeleteUser } from './users.actions.ts';

interface Options {
  user: StaffUser;
  /** The element that opened the question. */
  opener: RefObject<HTMLElement | null>;
}

/** Asks, deletes for good, and removes the row from the list once the dialog has closed. */
export function useDeletion({ user, opener }: Options) {
  const texts = useMessages(messages).delete;
  const queries = useQueryClient();
  const name = nameOf(user);
  const losses = useLosses(user);
  const remove = useDeleteUser(user, {
    onSuccess: () => notify({ tone: 'success', text: texts.done(name) }),
  });
  const { state, stated } = useStated<object>(remove);
  const { ask, isDone, dialog } = useConfirmedMutation<object>(stated, {
    failureShows: 'in-dialog',
  });

  const question = {
    ...dialog,
    isNeeded: true,
    onConfirm: (reason: string) => {
      state(reason);
      dialog.onConfirm();
    },
    title: texts.title,
    text: texts.question({ name, id: user.id }),
    subject: name,
    losses,
    confirmLabel: texts.open,
    pendingLabel: texts.deleting,
    failure: remove.error && <ActionFailure error={remove.error} text={texts.failed} />,
    finalFocus: () => (isDone.current ? focusAfterRow(opener.current) : opener.current),
    onClosed: () => {
      if (isDone.current) removeUserFromLists(queries, user.id);
    },
  };
  return { ask: () => ask({}), question };
}

/** Lists what is lost with an account. */
export function useLosses({ email }: Pick<StaffUser, 'email'>): string[] {
  const { losses } = useMessages(messages).delete;
  return [losses.account(email), losses.sessions, losses.factors];
}

/** Returns the element to focus when a row goes away: the next row, else the one before, else the heading. */
function focusAfterRow(inRow: HTMLElement | null): HTMLElement | null {
  const row = inRow?.closest<HTMLElement>('[role="row"]');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour instanceof HTMLElement ? neighbour : document.querySelector<HTMLElement>('h1');
}

import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { notify, useQueryClient } from '@camp/shell-api';
import { ConfirmDialog } from '@camp/ui/dialogs/ConfirmDialog';
import { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useRef } from 'react';
import { ActionFailure } from '#display/actions.tsx';
import { nameOf } from '#features/staff-users/staff-user.ts';
import { ActionButton } from './ActionButton.tsx';
import { messages } from './messages.ts';
import { removeUserFromLists, useDeleteUser } from './users.actions.ts';

interface Props {
  user: StaffUser;
  isHeld: boolean;
}

/** Asks, deletes for good, and removes the row from the list once the dialog has closed. */
export function DeleteUser({ user, isHeld }: Props) {
  const texts = useMessages(messages).delete;
  const queries = useQueryClient();
  const opener = useRef<HTMLButtonElement>(null);
  const name = nameOf(user);
  const remove = useDeleteUser(user, {
    onSuccess: () => notify({ tone: 'success', text: texts.done(name) }),
  });
  const { ask, isDone, dialog } = useConfirmedMutation(remove, { failureShows: 'in-dialog' });

  return (
    <>
      <ActionButton
        ref={opener}
        variant="danger"
        isAllowed={user.can.delete}
        isHeld={isHeld}
        isSaving={remove.isPending}
        savingLabel={texts.deleting}
        onClick={() => ask()}
      >
        {texts.open}
      </ActionButton>
      <ConfirmDialog
        {...dialog}
        title={texts.title}
        text={texts.question({ name, id: user.id })}
        confirmLabel={texts.open}
        pendingLabel={texts.deleting}
        failure={remove.error && <ActionFailure error={remove.error} text={texts.failed} />}
        finalFocus={() => (isDone.current ? focusAfterRow(opener.current) : opener.current)}
        onClosed={() => {
          if (isDone.current) removeUserFromLists(queries, user.id);
        }}
      />
    </>
  );
}

/** Where the focus goes when a row goes away: the next row's actions, else the previous row's, else the heading. */
function focusAfterRow(inRow: HTMLElement | null): HTMLElement | null {
  const row = inRow?.closest('[role="row"]');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return (
    neighbour?.querySelector<HTMLElement>('[data-user-actions]') ??
    document.querySelector<HTMLElement>('h1')
  );
}

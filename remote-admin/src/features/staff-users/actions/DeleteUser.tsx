import { deleteUser, type StaffUser } from '@camp/contracts/staff-users';
import { api, ApiCallError, notify, useMutation, useQueryClient } from '@camp/shell-api';
import { ConfirmDialog } from '@camp/ui/dialogs/ConfirmDialog';
import { useConfirmedMutation } from '@camp/ui/dialogs/useConfirmedMutation';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useRef } from 'react';
import { removeUserFromLists } from '#features/staff-users/users-query.ts';
import { ActionButton } from './ActionButton.tsx';
import { ActionFailure } from '#display/ActionFailure.tsx';
import { messages } from './messages.ts';
import { placeAfterRow } from './place-after-row.ts';
import { nameOf } from './name-of.ts';

interface Props {
  user: StaffUser;
  isHeld: boolean;
}

/** Asks, deletes for good, and takes the row out of the list when the dialog has gone. */
export function DeleteUser({ user, isHeld }: Props) {
  const texts = useMessages(messages).delete;
  const queries = useQueryClient();
  const opener = useRef<HTMLButtonElement>(null);
  const name = nameOf(user);
  const remove = useMutation({
    mutationFn: () => removeUnlessGone(user.id),
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
        finalFocus={() => (isDone.current ? placeAfterRow(opener.current) : opener.current)}
        onClosed={() => {
          if (isDone.current) removeUserFromLists(queries, user.id);
        }}
      />
    </>
  );
}

/** Somebody whom a colleague has just deleted is gone as well. */
async function removeUnlessGone(id: number): Promise<void> {
  try {
    await api(deleteUser, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiCallError) || error.status !== 404) throw error;
  }
}

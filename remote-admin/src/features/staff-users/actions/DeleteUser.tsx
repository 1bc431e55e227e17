import { deleteUser, type StaffUser } from '@camp/contracts/staff-users';
import { api, ApiCallError, notify, useMutation, useQueryClient } from '@camp/shell-api';
import { ConfirmDialog } from '@camp/ui/dialogs/ConfirmDialog';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useRef, useState } from 'react';
import { removeUserFromLists } from '#features/staff-users/users-query.ts';
import { ActionButton } from './ActionButton.tsx';
import { ActionFailure } from './ActionFailure.tsx';
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
  /* Read while the dialog closes, which may be before the mutation is said to have succeeded. */
  const isGone = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const name = nameOf(user);
  const remove = useMutation({
    mutationFn: () => removeUnlessGone(user.id),
    onSuccess: () => {
      isGone.current = true;
      notify({ tone: 'success', text: texts.done(name) });
      setAsking(false);
    },
  });

  return (
    <>
      <ActionButton
        ref={opener}
        variant="danger"
        isAllowed={user.can.delete}
        isHeld={isHeld}
        isSaving={remove.isPending}
        savingLabel={texts.deleting}
        onClick={() => {
          remove.reset();
          setAsking(true);
        }}
      >
        {texts.open}
      </ActionButton>
      <ConfirmDialog
        open={isAsking}
        title={texts.title}
        text={texts.question({ name, id: user.id })}
        confirmLabel={texts.open}
        pendingLabel={texts.deleting}
        isPending={remove.isPending}
        failure={remove.error && <ActionFailure error={remove.error} text={texts.failed} />}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
        finalFocus={() => (isGone.current ? placeAfterRow(opener.current) : opener.current)}
        onClosed={() => {
          if (isGone.current) removeUserFromLists(queries, user.id);
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
